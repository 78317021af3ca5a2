/** The settings that an entry of the later format may have beside its name and what it holds. */
import type { PartKind } from './division-kinds.ts';

export type EntryKind = PartKind | 'group';

const ALL = ['hidden', 'directory', 'openapi', 'asyncapi', 'interaction', 'isDefaultHidden'];
const ICON = ['icon', 'iconType'];
const ADDRESS = ['href', 'url'];

const KEYS: Readonly<Record<EntryKind, readonly string[]>> = {
  group: [
    ...ALL,
    ...ICON,
    'tag',
    'root',
    'expanded',
    'collapsed',
    'expandable',
    'searchable',
    'boost',
    'public',
    'sdk',
  ],
  tab: [...ALL, ...ICON, ...ADDRESS, 'searchable', 'graphql', 'sdk'],
  anchor: [...ALL, ...ICON, ...ADDRESS, 'color'],
  dropdown: [...ALL, ...ICON, ...ADDRESS, 'description'],
  item: [...ALL, ...ICON, ...ADDRESS, 'description', 'root'],
  product: [...ALL, ...ICON, ...ADDRESS, 'description'],
  version: [...ALL, 'tag', 'default'],
  language: [...ALL, 'default', 'banner', 'footer', 'navbar'],
};

/** Settings of an entry that are settings of its kind, and not of the other. */
export function lostKeys(value: Readonly<Record<string, unknown>>, from: EntryKind, to: EntryKind): readonly string[] {
  return KEYS[from].filter((key) => key in value && !KEYS[to].includes(key));
}
