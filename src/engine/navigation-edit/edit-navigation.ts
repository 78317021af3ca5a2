/** Changes of the navigation as patches of the configuration's text. */
import type { ConfigPath } from '../config/config-path.ts';
import { insertItem, removeValue, setValue, transferItems } from '../config/edit.ts';
import { isSame } from './can-drop.ts';
import type { OutlineNode } from './outline.ts';

/** Entries that stand inside another one of the list go along with that one. In reading order. */
export function outermost(nodes: readonly OutlineNode[]): readonly OutlineNode[] {
  return nodes
    .filter(({ path }) => !nodes.some((other) => isInside(path, other.path)))
    .toSorted((one, other) => comparePlaces(one.path, other.path));
}

export interface Moved {
  readonly text: string;
  /** Where the entries stand now, in the order given. */
  readonly paths: readonly ConfigPath[];
}

/** Moves entries before the item of a list that now has the index; each takes its comments along. */
export function moveEntries(text: string, sources: readonly ConfigPath[], listPath: ConfigPath, index: number): Moved {
  if (isWhereItIs(sources, listPath, index)) return { text, paths: sources };
  const before = sources.filter((path) => isSame(path.slice(0, -1), listPath) && Number(path.at(-1)) < index).length;
  const target = sources.reduce(
    ([path, waiting], _, at) => {
      const source = waiting[at] ?? [];
      return [withoutItem(path, source), waiting.map((other) => withoutItem(other, source))] as const;
    },
    [listPath, sources] as readonly [ConfigPath, readonly ConfigPath[]],
  )[0];
  const first = index - before;
  return {
    text: transferItems(text, sources, listPath, index),
    paths: sources.map((_, at) => [...target, first + at]),
  };
}

/** Puts a new group at a place and moves entries into it. */
export function groupEntries(
  text: string,
  sources: readonly ConfigPath[],
  place: { readonly listPath: ConfigPath; readonly index: number },
  title: string,
): Moved {
  const group = [...place.listPath, place.index];
  const added = insertItem(text, place.listPath, place.index, { group: title, pages: [] });
  const waiting = sources.map((path) => withItem(path, group));
  return moveEntries(added, waiting, [...group, 'pages'], 0);
}

/** Removes entries with what is in them. Lists that are left empty stay. */
export function removeEntries(text: string, paths: readonly ConfigPath[]): string {
  const backwards = paths.toSorted((one, other) => comparePlaces(other, one));
  return backwards.reduce((rest, path) => removeValue(rest, path, { keepEmptyParents: true }), text);
}

/** Gives a group or a division another title, under the key that it has its title in. */
export function renameEntry(text: string, path: ConfigPath, key: string, title: string): string {
  return setValue(text, [...path, key], title);
}

/** Sets or, with an empty text, removes the icon of a group or division. */
export function setEntryIcon(text: string, path: ConfigPath, icon: string): string {
  return icon === '' ? removeValue(text, [...path, 'icon']) : setValue(text, [...path, 'icon'], icon);
}

/** The key that a group or division has its title in. */
export function titleKeyOf(value: unknown): string {
  const keys = ['group', 'language', 'version', 'product', 'tab', 'dropdown', 'anchor', 'item', 'name'];
  const record = typeof value === 'object' && value !== null ? value : {};
  return keys.find((key) => key in record && !(key === 'version' && 'group' in record)) ?? 'group';
}

function isWhereItIs(sources: readonly ConfigPath[], listPath: ConfigPath, index: number): boolean {
  const [first] = sources;
  if (first === undefined) return true;
  const from = Number(first.at(-1));
  const isRun = sources.every((path, at) => isSame(path.slice(0, -1), listPath) && Number(path.at(-1)) === from + at);
  return isRun && index >= from && index <= from + sources.length;
}

/** Order of places in the text, as far as it can be told from their numbers. */
function comparePlaces(one: ConfigPath, other: ConfigPath): number {
  for (const [at, step] of one.entries()) {
    const against = other[at];
    if (step === against) continue;
    if (typeof step === 'number' && typeof against === 'number') return step - against;
    return String(step) < String(against) ? -1 : 1;
  }
  return one.length - other.length;
}

function isInside(path: ConfigPath, holder: ConfigPath): boolean {
  return path.length > holder.length && isSame(path.slice(0, holder.length), holder);
}

/** What a path is called once an item is gone. */
function withoutItem(path: ConfigPath, removed: ConfigPath): ConfigPath {
  return shifted(path, removed, (step, at) => (step > at ? step - 1 : step));
}

/** What a path is called once an item was put in. */
function withItem(path: ConfigPath, added: ConfigPath): ConfigPath {
  return shifted(path, added, (step, at) => (step >= at ? step + 1 : step));
}

function shifted(path: ConfigPath, item: ConfigPath, shift: (step: number, at: number) => number): ConfigPath {
  const depth = item.length - 1;
  const step = path[depth];
  if (typeof step !== 'number' || !isSame(path.slice(0, depth), item.slice(0, depth))) return path;
  return [...path.slice(0, depth), shift(step, Number(item[depth])), ...path.slice(depth + 1)];
}
