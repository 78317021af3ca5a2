/** Changes of the navigation as patches of the configuration's text. */
import { type ConfigPath, isPartOf, isSamePath, withItem } from '../../config/config-path.ts';
import type { ConfigTexts } from '../../config/config-texts.ts';
import { insertItem, removeValue, setValue, type TransferredEntries, transferItems } from '../../config/edit-texts.ts';
import { recordOf } from '../../shared/record.ts';
import type { OutlineNode } from './outline.ts';

/** Entries that stand inside another one of the list go along with that one. In reading order. */
export function outermost(nodes: readonly OutlineNode[]): readonly OutlineNode[] {
  return nodes
    .filter(({ path }) => !nodes.some((other) => isPartOf(path, other.path)))
    .toSorted((one, other) => comparePlaces(one.path, other.path));
}

/** Moves entries before the item of a list that now has the index; each takes its comments along. */
export function moveEntries(
  config: ConfigTexts,
  sources: readonly ConfigPath[],
  listPath: ConfigPath,
  index: number,
): TransferredEntries {
  if (isWhereItIs(sources, listPath, index)) return { config, paths: sources };
  return transferItems(config, sources, listPath, index);
}

/** Puts a new group at a place and moves entries into it. */
export function groupEntries(
  config: ConfigTexts,
  sources: readonly ConfigPath[],
  place: { readonly listPath: ConfigPath; readonly index: number },
  title: string,
): TransferredEntries {
  const group = [...place.listPath, place.index];
  const added = insertItem(config, place.listPath, place.index, { group: title, pages: [] });
  const waiting = sources.map((path) => withItem(path, group));
  return moveEntries(added, waiting, [...group, 'pages'], 0);
}

/** Removes entries with what is in them. Lists that are left empty stay. */
export function removeEntries(config: ConfigTexts, paths: readonly ConfigPath[]): ConfigTexts {
  const backwards = paths.toSorted((one, other) => comparePlaces(other, one));
  return backwards.reduce((rest, path) => removeValue(rest, path, { keepEmptyParents: true }), config);
}

/** Gives a group or a division another title, under the key that it has its title in. */
export function renameEntry(config: ConfigTexts, path: ConfigPath, key: string, title: string): ConfigTexts {
  return setValue(config, [...path, key], title);
}

/** The key that a group or division has its title in. */
export function titleKeyOf(value: unknown): string {
  const keys = ['group', 'language', 'version', 'product', 'tab', 'dropdown', 'anchor', 'item', 'name'];
  const record = recordOf(value);
  return keys.find((key) => key in record && !(key === 'version' && 'group' in record)) ?? 'group';
}

function isWhereItIs(sources: readonly ConfigPath[], listPath: ConfigPath, index: number): boolean {
  const [first] = sources;
  if (first === undefined) return true;
  const from = Number(first.at(-1));
  const isRun = sources.every(
    (path, at) => isSamePath(path.slice(0, -1), listPath) && Number(path.at(-1)) === from + at,
  );
  return isRun && index >= from && index <= from + sources.length;
}

/** Order of places in the text, as far as it can be told from their numbers. */
export function comparePlaces(one: ConfigPath, other: ConfigPath): number {
  for (const [at, step] of one.entries()) {
    const against = other[at];
    if (step === against) continue;
    if (typeof step === 'number' && typeof against === 'number') return step - against;
    return String(step) < String(against) ? -1 : 1;
  }
  return one.length - other.length;
}
