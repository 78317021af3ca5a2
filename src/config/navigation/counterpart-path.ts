/** The same page in another version, language, product, …, found by the names of folders. */

/** A division, as far as its folders are called like it. */
export interface NamedDivision {
  readonly name: string;
  readonly locale?: string;
}

/**
 * @param path of a page of `from`
 * @param has whether a path is a page of `to`
 * @returns the path of the page there; `undefined` when it has none
 */
export function counterpartPath(
  path: string,
  from: NamedDivision,
  to: NamedDivision,
  has: (path: string) => boolean,
): string | undefined {
  if (has(path)) return path;
  for (const candidate of counterpartCandidates(path, from, to)) if (has(candidate)) return candidate;
  return undefined;
}

/**
 * The paths that the same page may have, the likeliest first. The folder of a division may stand at any depth:
 * `v1/start` → `v2/start`, `tickets/es/v1/start` → `tickets/es/v2/start`. The one that is shown first often has none.
 */
export function* counterpartCandidates(path: string, from: NamedDivision, to: NamedDivision): Generator<string> {
  const theirs = folderNames(to);
  for (const own of folderNames(from)) {
    const at = startOfFolder(path, own);
    if (at < 0) continue;
    const before = path.slice(0, at);
    const rest = path.slice(at + own.length + 1);
    for (const other of theirs) yield `${before}${other}/${rest}`;
    yield before + rest;
  }
  for (let at = 0; ; ) {
    for (const other of theirs) yield `${path.slice(0, at)}${other}/${path.slice(at)}`;
    at = path.indexOf('/', at) + 1;
    if (at === 0) return;
  }
}

/** Where a folder of the path begins; -1 where there is none of the name. */
function startOfFolder(path: string, folder: string): number {
  if (path.startsWith(`${folder}/`)) return 0;
  const inner = path.indexOf(`/${folder}/`);
  return inner < 0 ? -1 : inner + 1;
}

/** Asked for every page of every version. */
const known = new WeakMap<NamedDivision, readonly string[]>();

/** What folders of a division may be called: `v2`, `es`, `pt-BR`, `north-coast`. */
export function folderNames(division: NamedDivision): readonly string[] {
  const before = known.get(division);
  if (before !== undefined) return before;
  const { name, locale } = division;
  const folded = name.toLowerCase();
  const codes = locale === undefined ? [] : [locale, locale.toLowerCase()];
  const spellings = [name, folded, `v${folded}`, folded.replace(/^v/, ''), folded.replace(/\s+/g, '-')];
  const names = [...new Set([...spellings, ...codes])].filter(Boolean);
  known.set(division, names);
  return names;
}
