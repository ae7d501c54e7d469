// What a card shows, read off its token.
import { colourOf, kindOf } from "../words/wording";

export type Face = { kind: string; colour: string; rank: number; index: string; announced: string };

const INDEX: Record<string, string> = { juggler: "7½", cloud: "9¾" };

/** The letters that an edition prints on its Wizards and Jesters. */
export type Letters = { wizard: string; jester: string };

export function face(token: string, letters: Letters): Face {
  const [name = "", announced = ""] = token.split("=");
  const kind = kindOf(name) ?? "number";
  const rank = kind === "number" ? Number(name.slice(1)) : 0;
  const letter = kind === "wizard" ? letters.wizard : kind === "jester" ? letters.jester.toLocaleUpperCase() : (INDEX[kind] ?? "");
  return { kind, rank, colour: kind === "number" ? colourOf(name[0] ?? "") : "", index: rank ? String(rank) : letter, announced };
}
