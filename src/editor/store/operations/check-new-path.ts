import { isRulesPath } from '../../../authoring/assistant-rules/rules-file.ts';
import { folderOf, normalizePath } from '../../../project/paths.ts';
import type { ProjectFiles } from '../../../project/project-files.ts';
import { reservedName } from '../../../project/reserved-names.ts';
import { encodeText } from '../../../project/text.ts';
import { storeWords } from '../../words/store.ts';
import { type Refusal, refuse } from './operation.ts';

/** Characters that some file system or web server cannot hold in a name. */
const FORBIDDEN = /[\\:*?"<>|\p{Cc}]/u;

/** Most file systems hold 255 bytes in a name; the site adds an extension. */
const MAX_NAME_BYTES = 240;

/** Why a file cannot be put at this path; `undefined` when it can. */
export function checkNewPath(files: ProjectFiles, path: string): Refusal | undefined {
  return checkName(path) ?? checkTaken(...nearPath(files.keys(), path), path);
}

/** The files and folders, in lower case, that can stand in a path's way. */
function nearPath(taken: Iterable<string>, path: string): [Map<string, string>, Set<string>] {
  const wanted = path.toLowerCase();
  const files = new Map<string, string>();
  const folders = new Set<string>();
  for (const one of taken) {
    // Of thousands of paths few are worth writing in lower case.
    if (!mayBeNear(one, path)) continue;
    const lower = one.toLowerCase();
    if (lower === wanted || isFolderOf(lower, wanted)) files.set(lower, one);
    else if (isFolderOf(wanted, lower)) folders.add(wanted);
  }
  return [files, folders];
}

/** The only letter that has another length in lower case. */
const GROWING = '\u0130';

/** Paths that may be equal but for letter case, or of which one may be a folder of the other. */
function mayBeNear(one: string, other: string): boolean {
  if (one.includes(GROWING) || other.includes(GROWING)) return true;
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  if (short.length !== long.length && long[short.length] !== '/') return false;
  // Paths that differ mostly do so near their ends.
  for (let at = short.length - 1; at >= 0; at--) {
    if (!mayBeSameLetter(short.charCodeAt(at), long.charCodeAt(at))) return false;
  }
  return true;
}

/** Letters of ASCII differ by one bit from themselves in lower case; of others nothing is told. */
function mayBeSameLetter(one: number, other: number): boolean {
  return one === other || one > 127 || other > 127 || (one | 32) === (other | 32);
}

function isFolderOf(folder: string, path: string): boolean {
  return path.length > folder.length && path[folder.length] === '/' && path.startsWith(folder);
}

/** The same for many new files: each counts as taken for those behind it. */
export function createPathCheck(taken: Iterable<string>): (path: string) => Refusal | undefined {
  const files = new Map<string, string>();
  const folders = new Set<string>();
  const add = (path: string) => {
    const lower = path.toLowerCase();
    files.set(lower, path);
    for (let folder = folderOf(lower); folder !== '' && !folders.has(folder); folder = folderOf(folder)) {
      folders.add(folder);
    }
  };
  for (const path of taken) add(path);
  return (path) => {
    const refusal = checkName(path) ?? checkTaken(files, folders, path);
    if (refusal === undefined) add(path);
    return refusal;
  };
}

function checkName(path: string): Refusal | undefined {
  if (path.trim() === '') {
    return refuse('edit/empty-path', ...storeWords.refusals.noName);
  }
  if (normalizePath(path) !== path) {
    return refuse('edit/bad-path', ...storeWords.refusals.badPath(path));
  }
  const bad = FORBIDDEN.exec(path)?.[0];
  if (bad !== undefined) {
    return refuse('edit/bad-path', ...storeWords.refusals.badCharacter(path, bad));
  }
  const reserved = reservedName(path);
  if (reserved !== undefined) {
    return refuse('edit/bad-path', ...storeWords.refusals.reserved(reserved));
  }
  for (const name of path.split('/')) {
    if (/^\.mdx?$/i.test(name)) return refuse('edit/empty-path', ...storeWords.refusals.noName);
    if (name.startsWith('.') && !isRulesPath(path)) {
      return refuse('edit/bad-path', ...storeWords.refusals.leadingDot(name));
    }
    if (encodeText(name).length > MAX_NAME_BYTES) {
      return refuse('edit/bad-path', ...storeWords.refusals.tooLong(name.slice(0, 20)));
    }
  }
  return undefined;
}

/** @param files paths by themselves in lower case; `folders` are in lower case too */
function checkTaken(
  files: ReadonlyMap<string, string>,
  folders: ReadonlySet<string>,
  path: string,
): Refusal | undefined {
  const wanted = path.toLowerCase();
  const same = files.get(wanted);
  if (same !== undefined) {
    const { taken, takenButForCase } = storeWords.refusals;
    return refuse('edit/path-taken', ...(same === path ? taken : takenButForCase)(same), same);
  }
  if (folders.has(wanted)) {
    return refuse('edit/path-taken', ...storeWords.refusals.isFolder(path));
  }
  for (let folder = folderOf(wanted); folder !== ''; folder = folderOf(folder)) {
    const file = files.get(folder);
    if (file === undefined) continue;
    return refuse('edit/path-taken', ...storeWords.refusals.isFile(file));
  }
  return undefined;
}
