/** What can be said of an entry beside its title and its place, in either format. Pure. */

import type { NavigationFormat, OutlineNode } from '../../../authoring/navigation-edit/outline.ts';
import { readFrontMatterFields } from '../../../authoring/source-edit/front-matter-fields.ts';
import type { ConfigPath } from '../../../config/config-path.ts';

export type EntryFieldKey = 'icon' | 'iconType' | 'tag' | 'root' | 'expanded' | 'hidden' | 'url' | 'href';

export type EntryValues = Partial<Readonly<Record<EntryFieldKey, string | boolean>>>;

/** The fields that an entry has a place for. */
export function fieldsOf(node: OutlineNode, format: NavigationFormat): readonly EntryFieldKey[] {
  if (node.kind === 'link' && node.file !== undefined) return ['url', 'icon', 'tag'];
  if (node.kind === 'page' && node.file !== undefined) return ['icon', 'tag', 'hidden'];
  if (node.kind === 'group') {
    if (format === 'contract') return ['icon'];
    const isNested = node.path.at(-2) === 'pages' && isInGroup(node.path);
    return ['icon', 'tag', 'root', ...(isNested ? (['expanded'] as const) : []), 'hidden'];
  }
  if (node.kind !== 'division') return [];
  const list = node.path.at(-2);
  if (list === 'languages') return ['hidden'];
  if (list === 'versions') return ['tag', 'hidden'];
  return ['icon', ...(node.children.length === 0 ? (['href'] as const) : []), 'hidden'];
}

/** Whether the list that holds a place is the list of a group, and not of a part of the site. */
function isInGroup(path: ConfigPath): boolean {
  const list = path.at(-4);
  return list === 'pages' || list === 'groups';
}

/** The values that an entry has now: a page's from its front matter, those of others from the configuration. */
export function valuesOf(keys: readonly EntryFieldKey[], source: unknown): EntryValues {
  const record = typeof source === 'object' && source !== null ? (source as Readonly<Record<string, unknown>>) : {};
  const values: Partial<Record<EntryFieldKey, string | boolean>> = {};
  for (const key of [...keys, ...(keys.includes('icon') ? (['iconType'] as const) : [])]) {
    const value = record[key];
    if (typeof value === 'string' || typeof value === 'boolean') values[key] = value;
  }
  return values;
}

export function pageValues(text: string): Readonly<Record<string, unknown>> {
  return Object.fromEntries(readFrontMatterFields(text).map(({ key, value }) => [key, value]));
}

/** What differs; an empty text and a switch that is off mean that the field is taken out. */
export function changedValues(
  before: EntryValues,
  after: EntryValues,
): ReadonlyMap<EntryFieldKey, string | boolean | undefined> {
  const changed = new Map<EntryFieldKey, string | boolean | undefined>();
  for (const key of new Set([...Object.keys(before), ...Object.keys(after)] as EntryFieldKey[])) {
    const [old, now] = [meant(before[key]), meant(after[key])];
    if (old !== now) changed.set(key, now);
  }
  return changed;
}

function meant(value: string | boolean | undefined): string | boolean | undefined {
  const clean = typeof value === 'string' ? value.trim() : value;
  return clean === '' || clean === false ? undefined : clean;
}
