import svelte from "eslint-plugin-svelte";
import ts from "typescript-eslint";

export default ts.config(
  { ignores: ["node_modules/", "src/net/protocol.ts"] },
  ...ts.configs.strict,
  ...svelte.configs["flat/recommended"],
  { files: ["**/*.svelte", "**/*.svelte.ts"], languageOptions: { parserOptions: { parser: ts.parser } } },
  { rules: { "@typescript-eslint/no-unused-vars": ["error", { varsIgnorePattern: "^_", argsIgnorePattern: "^_" }], "no-console": "error", eqeqeq: "error", "svelte/no-at-html-tags": "error", "svelte/no-navigation-without-resolve": "off" } },
);
