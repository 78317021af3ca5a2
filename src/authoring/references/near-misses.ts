/** Files that an address which leads to none may have meant. */

import { comparePaths, extensionOf, folderOf, nameOf, withoutExtension } from '../../project/paths.ts';
import { formatOf } from '../assets/asset-kind.ts';
import { tidyName } from '../assets/asset-path.ts';

const MOST = 3;

/**
 * For a missing path the files that are called alike, three at most: those of its own folder, else those with its own
 * ending in other folders, else those of the same kind anywhere. Letter case, blanks and hyphens do not count.
 */
export function createNearMisses(paths: Iterable<string>): (missing: string) => readonly string[] {
  const byName = new Map<string, string[]>();
  for (const path of paths) {
    const list = byName.get(keyOf(path));
    if (list) list.push(path);
    else byName.set(keyOf(path), [path]);
  }
  return (missing) => {
    const alike = (byName.get(keyOf(missing)) ?? []).filter((path) => isOfOneKind(path, missing)).sort(comparePaths);
    const beside = alike.filter((path) => folderOf(path).toLowerCase() === folderOf(missing).toLowerCase());
    if (beside.length > 0) return beside.slice(0, MOST);
    const elsewhere = alike.filter((path) => extensionOf(path) === extensionOf(missing));
    return (elsewhere.length > 0 ? elsewhere : alike).slice(0, MOST);
  };
}

function keyOf(path: string): string {
  return tidyName(withoutExtension(nameOf(path)));
}

/** A description of an interface may be JSON or YAML; of other files only the same ending will do. */
function isOfOneKind(path: string, missing: string): boolean {
  const kind = formatOf(missing).kind;
  if (kind !== 'document') return formatOf(path).kind === kind;
  return formOf(path) === formOf(missing);
}

function formOf(path: string): string {
  return extensionOf(path).replace(/^(?:ya?ml|json)$/, 'data');
}
