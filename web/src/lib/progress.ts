// The lessons that were played to their end, as this browser remembers them.
import { recall, remember } from "./memory";

export function learnt(): string[] {
  return recall<string[]>("lessons", []);
}

export function learn(lesson: string): void {
  if (!learnt().includes(lesson)) remember("lessons", [...learnt(), lesson]);
}
