/**
 * A page whose front matter names a version stands in that version only, whatever its group says. Works on the
 * settings, before the tree is built; settings without versions are given back as they are.
 */
import type { DivisionSettings, EntrySettings } from '../site-config.ts';
import { collectPaths } from './collect-paths.ts';

/** Version named by a page's front matter, if any. */
export type VersionOfPage = (path: string) => string | undefined;

interface Misplaced {
  readonly path: string;
  /** Title of the outermost group that listed the page; empty for none. */
  readonly group: string;
}

export function applyPageVersions(division: DivisionSettings, versionOf: VersionOfPage): DivisionSettings {
  const divisions = division.divisions.map((child) => applyPageVersions(child, versionOf));
  const names = new Set(divisions.filter((child) => child.kind === 'version').map((child) => child.name));
  if (names.size === 0) return same(divisions, division.divisions) ? division : { ...division, divisions };

  const misplaced = new Map<string, Misplaced[]>();
  const kept = divisions.map((child) => {
    if (child.kind !== 'version') return child;
    return filterDivision(child, (path, group) => {
      const version = versionOf(path);
      if (version === undefined || version === child.name || !names.has(version)) return true;
      const list = misplaced.get(version) ?? [];
      list.push({ path, group });
      misplaced.set(version, list);
      return false;
    });
  });
  return { ...division, divisions: kept.map((child) => addMisplaced(child, misplaced.get(child.name) ?? [])) };
}

type Keep = (path: string, group: string) => boolean;

function filterDivision(division: DivisionSettings, keep: Keep): DivisionSettings {
  const divisions = division.divisions.map((child) => filterDivision(child, keep));
  const entries = filterEntries(division.entries, keep, '');
  if (same(divisions, division.divisions) && same(entries, division.entries)) return division;
  return { ...division, divisions, entries };
}

function filterEntries(entries: readonly EntrySettings[], keep: Keep, group: string): readonly EntrySettings[] {
  const kept = entries.flatMap((entry): readonly EntrySettings[] => {
    if (entry.kind === 'page') return keep(entry.path, group) ? [entry] : [];
    const below = filterEntries(entry.entries, keep, group === '' ? entry.title : group);
    if (below === entry.entries) return [entry];
    return below.length === 0 && entry.root === undefined ? [] : [{ ...entry, entries: below }];
  });
  return same(kept, entries) ? entries : kept;
}

/** Pages that another version listed go to the group of the same title here, or to a new one at the end. */
function addMisplaced(division: DivisionSettings, misplaced: readonly Misplaced[]): DivisionSettings {
  const listed = new Set<string>();
  collectPaths(division, listed);
  let result = division;
  for (const { path, group } of misplaced) {
    if (listed.has(path)) continue;
    listed.add(path);
    result = addPage(result, path, group);
  }
  return result;
}

function addPage(division: DivisionSettings, path: string, title: string): DivisionSettings {
  const page: EntrySettings = { kind: 'page', path };
  const at = division.entries.findIndex((entry) => entry.kind === 'group' && entry.title === title);
  const found = division.entries[at];
  if (found?.kind === 'group') {
    return { ...division, entries: division.entries.with(at, { ...found, entries: [...found.entries, page] }) };
  }
  const added: EntrySettings =
    title === '' ? page : { kind: 'group', title, isExpanded: false, isHidden: false, entries: [page] };
  return { ...division, entries: [...division.entries, added] };
}

function same<T>(a: readonly T[], b: readonly T[]): boolean {
  return a.length === b.length && a.every((item, index) => item === b[index]);
}
