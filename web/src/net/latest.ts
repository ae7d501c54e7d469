// Answers may overtake each other: only that to the latest question counts.

import type { Refused } from "./api";

/** Take the answer to a question, or why there is none, until what is returned is called: give that to an effect. */
export function heed<T>(question: Promise<T>, take: (found: T) => void, fail: (refusal: Refused) => void = () => undefined): () => void {
  let latest = true;
  question.then((found) => { if (latest) take(found); }).catch((refusal: Refused) => { if (latest) fail(refusal); });
  return () => { latest = false; };
}
