/** Guesses which page an author meant by a path that does not exist. */
import { folderOf, nameOf } from './paths.ts';

/** Folders with more pages than this are not searched for similar names: the guess must stay cheap. */
const MOST_SIBLINGS = 300;

export class NearestPage {
  readonly #byName = new Map<string, string[]>();
  readonly #byFolder = new Map<string, string[]>();

  constructor(pages: Iterable<string>) {
    for (const page of pages) {
      push(this.#byName, nameOf(page).toLowerCase(), page);
      push(this.#byFolder, folderOf(page).toLowerCase(), page);
    }
  }

  /** The page whose path differs only in upper and lower case. */
  sameButCase(path: string): string | undefined {
    const wanted = path.toLowerCase();
    return this.#byName.get(nameOf(wanted))?.find((page) => page.toLowerCase() === wanted);
  }

  /** A page of the same name in another folder, else one of a similar name in the same folder. */
  find(path: string): string | undefined {
    const wanted = path.toLowerCase();
    const name = nameOf(wanted);
    const namesakes = this.#byName.get(name) ?? [];
    if (namesakes.length > 0) return best(namesakes.slice(0, MOST_SIBLINGS), (page) => distance(page, wanted));
    const siblings = this.#byFolder.get(folderOf(wanted)) ?? [];
    if (siblings.length > MOST_SIBLINGS) return undefined;
    const limit = Math.max(2, Math.floor(name.length / 3));
    return best(
      siblings.filter((page) => distance(nameOf(page).toLowerCase(), name) <= limit),
      (page) => distance(nameOf(page).toLowerCase(), name),
    );
  }
}

function push(map: Map<string, string[]>, key: string, value: string): void {
  const values = map.get(key);
  if (values === undefined) map.set(key, [value]);
  else values.push(value);
}

function best(candidates: readonly string[], cost: (candidate: string) => number): string | undefined {
  let lowest = Number.POSITIVE_INFINITY;
  let found: string | undefined;
  for (const candidate of candidates) {
    const value = cost(candidate);
    if (value < lowest) {
      lowest = value;
      found = candidate;
    }
  }
  return found;
}

/** Levenshtein distance: how many letters must be added, removed or replaced. */
export function distance(a: string, b: string): number {
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const current = [i];
    for (let j = 1; j <= b.length; j++) {
      const replaced = (previous[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      current.push(Math.min(replaced, (previous[j] ?? 0) + 1, (current[j - 1] ?? 0) + 1));
    }
    previous = current;
  }
  return previous[b.length] ?? 0;
}
