// What the page that is shown is called, where its kind does not say it: the title of a lesson.
export const titled = $state({ text: "" });
