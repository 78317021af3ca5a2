/** Tabs and shortcuts in the later format, where each holds its own groups and pages. Pure. */

import type { ConfigTexts } from '../../config/config-texts.ts';
import { insertItem, removeValue, setValue, transferItems } from '../../config/edit-texts.ts';

export type DivisionKind = 'tab' | 'anchor';

/** What a navigation without divisions holds: a first division can take it all in. */
const CONTENTS = ['groups', 'pages'] as const;
const BESIDE_CONTENTS: ReadonlySet<string> = new Set([...CONTENTS, 'global']);

type Navigation = Readonly<Record<string, unknown>>;

export function listOf(kind: DivisionKind): 'tabs' | 'anchors' {
  return kind === 'tab' ? 'tabs' : 'anchors';
}

/** Whether a division of the kind can hold pages: there are some, or there is no division of any kind yet. */
export function canHoldPages(kind: DivisionKind, navigation: Navigation): boolean {
  return Array.isArray(navigation[listOf(kind)]) || isUndivided(navigation);
}

/** Whether the first division of the kind takes in all that is there, because readers would not see it otherwise. */
export function takesInAll(kind: DivisionKind, navigation: Navigation): boolean {
  if (Array.isArray(navigation[listOf(kind)]) || !isUndivided(navigation)) return false;
  return CONTENTS.some((key) => lengthOf(navigation, key) > 0);
}

/** Adds a division with pages. Where it is the first, what is there becomes one before it, of the name given. */
export function addWithPages(
  config: ConfigTexts,
  kind: DivisionKind,
  item: unknown,
  nameOfFirst: string,
  navigation: Navigation,
): ConfigTexts {
  const list = ['navigation', listOf(kind)];
  if (!takesInAll(kind, navigation)) return insertItem(config, list, Number.POSITIVE_INFINITY, item);
  let next = setValue(config, list, [{ [kind]: nameOfFirst }, item]);
  for (const key of CONTENTS) {
    const count = lengthOf(navigation, key);
    if (count > 0) {
      const entries = Array.from({ length: count }, (_, at) => ['navigation', key, at]);
      next = transferItems(next, entries, [...list, 0, key], 0).config;
    }
    if (key in navigation) next = removeValue(next, ['navigation', key], { keepEmptyParents: true });
  }
  return next;
}

/** Adds a division that leads out of the site: beside its kind, or, of shortcuts, to those that all pages have. */
export function addLink(config: ConfigTexts, kind: DivisionKind, item: unknown, name: string, navigation: Navigation) {
  if (kind === 'tab' || Array.isArray(navigation[listOf(kind)])) {
    return addWithPages(config, kind, item, name, navigation);
  }
  return insertItem(config, ['navigation', 'global', 'anchors'], Number.POSITIVE_INFINITY, item);
}

function isUndivided(navigation: Navigation): boolean {
  return Object.keys(navigation).every((key) => BESIDE_CONTENTS.has(key));
}

function lengthOf(navigation: Navigation, key: string): number {
  const list = navigation[key];
  return Array.isArray(list) ? list.length : 0;
}
