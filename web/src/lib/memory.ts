// What the browser remembers for us; where it does not want to, we remember it until the page is closed.
const here = new Map<string, string>();

export function recall<T>(name: string, otherwise: T): T {
  try {
    const kept = localStorage.getItem(`foretell.${name}`) ?? here.get(name);
    return kept === null || kept === undefined ? otherwise : (JSON.parse(kept) as T);
  } catch {
    const kept = here.get(name);
    return kept === undefined ? otherwise : (JSON.parse(kept) as T);
  }
}

export function remember(name: string, value: unknown): void {
  const text = JSON.stringify(value);
  here.set(name, text);
  try {
    localStorage.setItem(`foretell.${name}`, text);
  } catch {
    // Without storage the page works until it is closed.
  }
}

export function forget(name: string): void {
  here.delete(name);
  try {
    localStorage.removeItem(`foretell.${name}`);
  } catch {
    // As above.
  }
}
