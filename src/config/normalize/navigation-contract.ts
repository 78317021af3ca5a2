/**
 * The navigation of the contract's format: flat lists of groups, tabs, anchors and versions, tied together by folder
 * prefixes and version names. Here they become the explicit tree that everything after uses.
 */
import type { DivisionSettings, EntrySettings, NavigationSettings } from '../site-config.ts';
import { ownerFinder, shareOut } from './contract-claims.ts';
import {
  emptyDivision,
  type ListedDivision,
  type ListedVersion,
  readAnchors,
  readPrimaryTab,
  readTabs,
  readTopAnchor,
  readVersions,
} from './contract-divisions.ts';
import { readGroups, type VersionedEntry } from './contract-groups.ts';
import type { SettingReader } from './setting-reader.ts';

interface Lists {
  readonly entries: readonly VersionedEntry[];
  readonly listed: readonly ListedDivision[];
  /** Holds the pages that no listed division claims. */
  readonly rest: DivisionSettings | undefined;
}

export function readContractNavigation(root: SettingReader): NavigationSettings {
  const versions = readVersions(root.at('versions'));
  const names = new Set(versions.map((version) => version.name));
  const tabs = readTabs(root.at('tabs'), names);
  const anchors = readAnchors(root.at('anchors'), names);
  const lists: Lists = {
    entries: readGroups(root.at('navigation'), names),
    listed: [...tabs, ...anchors],
    rest: readRest(root, tabs.length > 0, anchors.length > 0),
  };
  const top = emptyDivision('root', '');
  if (versions.length === 0) return { root: { ...top, ...contentOf(lists, undefined) }, global: [] };
  return {
    root: { ...top, divisions: versions.map((version) => versionDivision(version, versions, lists)) },
    global: [],
  };
}

/** Tabs come before anchors: with tabs, the top anchor is not shown. */
function readRest(root: SettingReader, hasTabs: boolean, hasAnchors: boolean): DivisionSettings | undefined {
  if (hasTabs) return readPrimaryTab(root);
  return hasAnchors || root.at('topAnchor').isPresent ? readTopAnchor(root) : undefined;
}

/** Versions that all have a language are translations. */
function versionDivision(version: ListedVersion, all: readonly ListedVersion[], lists: Lists): DivisionSettings {
  const kind = all.every(({ locale }) => locale !== undefined) ? 'language' : 'version';
  const { origin, name, isDefault, locale, href } = version;
  const own = origin === undefined ? {} : { origin };
  const division = { ...own, ...emptyDivision(kind, name), isDefault, ...(locale !== undefined && { locale }) };
  return href === undefined ? { ...division, ...contentOf(lists, name) } : { ...division, href };
}

function contentOf(lists: Lists, version: string | undefined): Pick<DivisionSettings, 'divisions' | 'entries'> {
  const divisions = lists.listed
    .filter((listed) => version === undefined || listed.version === undefined || listed.version === version)
    .map((listed) => listed.division);
  const prefixes = new Set(divisions.flatMap(({ prefix }) => prefix ?? []));
  const shares = shareOut(lists.entries, version, ownerFinder(prefixes));
  const rest = shares.get(undefined) ?? [];
  // A single tab or anchor is no choice: where all others belong to other versions the groups stand alone.
  const isAlone = divisions.length === 0 && lists.listed.length > 0;
  if (lists.rest === undefined || isAlone) return { divisions: [], entries: rest };
  const filled = giveShares(divisions, shares);
  const hasRest = rest.length > 0 || !filled.some((division) => division.href === undefined);
  return { divisions: nestAnchors(hasRest ? [{ ...lists.rest, entries: rest }, ...filled] : filled), entries: [] };
}

/** Of two divisions with the same prefix the first gets the pages. */
function giveShares(
  divisions: readonly DivisionSettings[],
  shares: ReadonlyMap<string | undefined, readonly EntrySettings[]>,
): readonly DivisionSettings[] {
  const given = new Set<string>();
  return divisions.map((division) => {
    const { prefix } = division;
    if (prefix === undefined || given.has(prefix)) return division;
    given.add(prefix);
    return { ...division, entries: shares.get(prefix) ?? [] };
  });
}

/** An anchor for a folder inside a tab's folder stands in that tab; so the tab stays chosen while one reads there. */
function nestAnchors(divisions: readonly DivisionSettings[]): readonly DivisionSettings[] {
  const tabs = divisions.filter(({ kind, prefix }) => kind === 'tab' && prefix);
  const homes = new Map<DivisionSettings, DivisionSettings[]>();
  const nested = new Set<DivisionSettings>();
  for (const anchor of divisions) {
    if (anchor.kind !== 'anchor' || anchor.prefix === undefined) continue;
    const home = tabs
      .filter((tab) => anchor.prefix?.startsWith(`${tab.prefix}/`))
      .sort((one, other) => (other.prefix?.length ?? 0) - (one.prefix?.length ?? 0))[0];
    if (home === undefined) continue;
    nested.add(anchor);
    homes.set(home, [...(homes.get(home) ?? []), anchor]);
  }
  if (nested.size === 0) return divisions;
  return divisions
    .filter((division) => !nested.has(division))
    .map((division) => ({ ...division, divisions: homes.get(division) ?? division.divisions }));
}
