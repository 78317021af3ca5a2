/** What can be said of an entry beside its title and its place, in either format. Pure. */
import type { EntryKind } from '../../../authoring/navigation-edit/entry-keys.ts';
import type { NavigationFormat, OutlineNode } from '../../../authoring/navigation-edit/outline.ts';
import { readFrontMatterFields } from '../../../authoring/source-edit/front-matter-fields.ts';
import type { ConfigPath } from '../../../config/config-path.ts';
import { knownSettings } from '../../../config/known-settings.ts';
import { SETTING_OF, valueOfField } from './entry-settings.ts';

export type EntryFieldKey =
  | 'icon'
  | 'iconType'
  | 'tag'
  | 'description'
  | 'root'
  | 'expanded'
  | 'hidden'
  | 'default'
  | 'searchable'
  | 'directory'
  | 'colorLight'
  | 'colorDark'
  | 'openapi'
  | 'openapiDirectory'
  | 'url'
  | 'href';

export type EntryValues = Partial<Readonly<Record<EntryFieldKey, string | boolean>>>;

/** What each kind of the later format has a place for. `href` is for what holds nothing, `expanded` for groups in groups. */
const FIELDS: Readonly<Record<EntryKind, readonly EntryFieldKey[]>> = {
  group: ['icon', 'tag', 'root', 'expanded', 'hidden', 'searchable', 'directory', 'openapi', 'openapiDirectory'],
  tab: ['icon', 'href', 'hidden', 'searchable', 'directory', 'openapi', 'openapiDirectory'],
  anchor: ['icon', 'colorLight', 'colorDark', 'href', 'hidden', 'directory', 'openapi', 'openapiDirectory'],
  dropdown: ['icon', 'description', 'href', 'hidden', 'directory', 'openapi', 'openapiDirectory'],
  product: ['icon', 'description', 'href', 'hidden', 'directory', 'openapi', 'openapiDirectory'],
  item: ['icon', 'description', 'href', 'root', 'hidden', 'directory', 'openapi', 'openapiDirectory'],
  version: ['tag', 'default', 'hidden', 'directory', 'openapi', 'openapiDirectory'],
  language: ['default', 'hidden', 'directory', 'openapi', 'openapiDirectory'],
};

const HOLDERS_ONLY: readonly EntryFieldKey[] = ['searchable', 'directory', 'openapi', 'openapiDirectory'];

/** The fields that an entry has a place for. */
export function fieldsOf(node: OutlineNode, format: NavigationFormat): readonly EntryFieldKey[] {
  if (node.kind === 'link' && node.file !== undefined) return ['url', 'icon', 'tag'];
  if (node.kind === 'page' && node.file !== undefined) return ['icon', 'tag', 'hidden'];
  if (node.kind === 'group') {
    if (format === 'contract') return ['icon'];
    const isNested = node.path.at(-2) === 'pages' && isInGroup(node.path);
    return FIELDS.group.filter((key) => key !== 'expanded' || isNested);
  }
  if (node.part === undefined) return [];
  const isLeaf = node.children.length === 0;
  const isLink = isLeaf && node.href !== undefined;
  return FIELDS[node.part].filter((key) => {
    if (key === 'href') return isLeaf || node.href !== undefined;
    return !isLink || !HOLDERS_ONLY.includes(key);
  });
}

/** Whether the list that holds a place is the list of a group, and not of a part of the site. */
function isInGroup(path: ConfigPath): boolean {
  const list = path.at(-4);
  return list === 'pages' || list === 'groups';
}

/** The values that an entry has now: a page's from its front matter, those of others from the configuration. */
export function valuesOf(keys: readonly EntryFieldKey[], source: unknown): EntryValues {
  const values: Partial<Record<EntryFieldKey, string | boolean>> = {};
  for (const key of [...keys, ...(keys.includes('icon') ? (['iconType'] as const) : [])]) {
    const value = valueOfField(key, source);
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

/** Why the site makes nothing of a field, in a sentence; `undefined` where it does. */
export function whyUnused(key: EntryFieldKey, format: NavigationFormat): string | undefined {
  return knownSettings(format).navigation?.keys?.[SETTING_OF[key]]?.leftOut?.why;
}
