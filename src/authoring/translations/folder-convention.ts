/** Where the pages of a language or version lie, learned from those that are there. */
import { counterpartCandidates, folderNames, type NamedDivision } from '../../config/navigation/counterpart-path.ts';

/** What some file system or web server cannot hold in a name. */
const NO_FOLDER = /[\\/:*?"<>|]|^\.|^\s*$/;

/** One folder more, less or another, at a depth of the path. Empty: none. */
interface Way {
  readonly depth: number;
  readonly own: string;
  readonly other: string;
}

export class FolderConvention {
  readonly #from: NamedDivision;
  readonly #to: NamedDivision;
  readonly #find: (path: string) => unknown;
  readonly #ways = new Map<string, { readonly way: Way; count: number }>();
  #folder: string | undefined;

  constructor(from: NamedDivision, to: NamedDivision, find: (path: string) => unknown) {
    this.#from = from;
    this.#to = to;
    this.#find = find;
  }

  /** Takes a pair of pages as an example. */
  learn(path: string, there: string): void {
    const way = wayBetween(path.split('/'), there.split('/'));
    const key = `${way.depth}:${way.own}>${way.other}`;
    const known = this.#ways.get(key);
    if (known) known.count++;
    else this.#ways.set(key, { way, count: 1 });
  }

  /** The path that a page has there, as most others have it; `undefined` where no folder can have the name. */
  pathOf(path: string): string | undefined {
    const candidates = new Set(counterpartCandidates(path, this.#from, this.#to));
    const ways = [...this.#ways.values()].toSorted((one, other) => other.count - one.count);
    for (const { way } of ways) {
      const wanted = walk(path.split('/'), way);
      // Where readers would not be led to the page, it would be no counterpart.
      if (wanted !== undefined && wanted !== path && candidates.has(wanted)) return wanted;
    }
    const folder = this.#folderName();
    return folder === undefined ? undefined : inFolder(path, folderNames(this.#from), folder);
  }

  /** As the project has it already, else the code of the language, or the name in small letters. */
  #folderName(): string | undefined {
    if (this.#folder !== undefined) return this.#folder;
    const { name, locale } = this.#to;
    const names = folderNames(this.#to).filter((one) => !NO_FOLDER.test(one));
    const usual = [locale, name.toLowerCase().replace(/\s+/g, '-'), name].find(
      (one) => one !== undefined && names.includes(one),
    );
    this.#folder = names.find((one) => this.#find(`${one}/index`) !== undefined) ?? usual ?? names[0];
    return this.#folder;
  }
}

/** Replaces the source's own folder, or stands above all where it has none. */
function inFolder(path: string, own: readonly string[], folder: string): string {
  const segments = path.split('/');
  const at = segments.slice(0, -1).findIndex((segment) => own.includes(segment));
  return (at < 0 ? [folder, ...segments] : segments.with(at, folder)).join('/');
}

function wayBetween(from: readonly string[], to: readonly string[]): Way {
  let depth = 0;
  while (depth < Math.min(from.length, to.length) - 1 && from[depth] === to[depth]) depth++;
  const longer = from.length - to.length;
  return {
    depth,
    own: longer >= 0 ? (from[depth] ?? '') : '',
    other: longer <= 0 ? (to[depth] ?? '') : '',
  };
}

function walk(path: readonly string[], { depth, own, other }: Way): string | undefined {
  if (depth >= path.length) return undefined;
  if (own !== '' && (path[depth] !== own || depth === path.length - 1)) return undefined;
  const added = other === '' ? [] : [other];
  return path.toSpliced(depth, own === '' ? 0 : 1, ...added).join('/');
}
