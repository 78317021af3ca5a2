/** The tabs and anchors of the contract's format: which of them holds a page is told by the page's folder. */
import { trimSlashes } from '../../config/normalize/addresses.ts';
import { ownerFinder } from '../../config/normalize/contract-claims.ts';
import { isExternalUrl } from '../../project/written-address.ts';
import { recordOf } from '../../shared/record.ts';

/** `until-open`: seen only by readers of its pages. */
export type Hiding = 'always' | 'until-open';

export interface DivisionName {
  readonly kind: 'tab' | 'anchor' | 'version';
  readonly name: string;
  /** The folder of its pages; versions are chosen by name instead. */
  readonly prefix?: string;
  readonly hidden?: Hiding;
}

/** All tabs, anchors and versions that a configuration of the contract's format lists, without links out of the site. */
export function readDivisionNames(config: Readonly<Record<string, unknown>>): readonly DivisionName[] {
  return [...byFolder(config, 'tabs', 'tab'), ...byFolder(config, 'anchors', 'anchor'), ...versionsOf(config)];
}

/** Finds the tab or anchor of a page: the one with the deepest folder that holds it. */
export function prefixOwners(config: Readonly<Record<string, unknown>>): (page: string) => readonly DivisionName[] {
  const owners = new Map<string, DivisionName>();
  for (const division of readDivisionNames(config)) {
    if (division.prefix && !owners.has(division.prefix)) owners.set(division.prefix, division);
  }
  const find = ownerFinder(new Set(owners.keys()));
  const none: readonly DivisionName[] = [];
  return (page) => {
    const prefix = owners.size === 0 ? undefined : find(page);
    const owner = prefix === undefined ? undefined : owners.get(prefix);
    return owner === undefined ? none : [owner];
  };
}

function byFolder(config: Readonly<Record<string, unknown>>, key: string, kind: 'tab' | 'anchor'): DivisionName[] {
  return listOf(config[key]).flatMap((item) => {
    const record = recordOf(item);
    const { name, url } = record;
    if (typeof name !== 'string' || typeof url !== 'string' || isExternalUrl(url)) return [];
    return [{ kind, name, prefix: trimSlashes(url), ...hidingOf(record) }];
  });
}

function versionsOf(config: Readonly<Record<string, unknown>>): DivisionName[] {
  return listOf(config.versions).flatMap((item) => {
    const record = recordOf(item);
    const name = typeof item === 'string' ? item : record.name;
    return typeof name === 'string' ? [{ kind: 'version' as const, name, ...hidingOf(record) }] : [];
  });
}

/** What a tab, an anchor, a version or a group says of itself; a flag may be written as text. */
export function hidingOf(record: Readonly<Record<string, unknown>>): { readonly hidden?: Hiding } {
  const isSet = (value: unknown) => value === true || value === 'true';
  if (isSet(record.hidden)) return { hidden: 'always' };
  return isSet(record.isDefaultHidden) ? { hidden: 'until-open' } : {};
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
