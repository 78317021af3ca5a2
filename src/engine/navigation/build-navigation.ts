/** NavigationSettings and pages → NavigationTree. Linear in the number of entries. */

import { methodOf } from '../../config/endpoint.ts';
import { applyPageVersions } from '../../config/normalize/page-versions.ts';
import { meantPages } from '../../config/normalize/pages.ts';
import type { DivisionSettings, EntrySettings, NavigationSettings, PageSettings } from '../../config/site-config.ts';
import { isScriptUrl } from '../jsx/url-safety.ts';
import type { NavigationSource } from './navigation-source.ts';
import type {
  NavigationDivision,
  NavigationEntry,
  NavigationGroup,
  NavigationPage,
  NavigationTree,
} from './navigation-tree.ts';
import { iconOf } from './page-icon.ts';
import { findPlaces } from './places.ts';
import { type Resolution, ResolvePage } from './resolve-page.ts';

export interface BuiltNavigation {
  readonly tree: NavigationTree;
  /** Pages drawn in the navigation of at least one division. */
  readonly listed: ReadonlySet<string>;
  /** Pages that can be found although what lists them is hidden. */
  readonly found: ReadonlySet<string>;
  /** Pages that the settings name, drawn or not. */
  readonly named: ReadonlySet<string>;
  /** Entries that lead to no page, each once, in reading order. */
  readonly unresolved: readonly Exclude<Resolution, { kind: 'page' }>[];
}

export function buildNavigation(
  settings: NavigationSettings,
  pages: ReadonlyMap<string, NavigationSource>,
): BuiltNavigation {
  const resolve = new ResolvePage(pages);
  const listed = new Set<string>();
  const found = new Set<string>();
  const prefixes = new Map<string, string>();
  /** Pages that the navigation lists but does not draw, with the id of their first division. */
  const concealed = new Map<string, string>();

  const versionOf = (path: string): string | undefined => {
    const version = pages.get(path)?.frontMatter.version;
    return version === undefined ? undefined : String(version);
  };

  function division(from: DivisionSettings, id: string, above: Showing): NavigationDivision {
    const isDrawnHere = showingOf(from, above);
    const entries = entriesOf(from.entries, `${id}:`, isDrawnHere);
    const divisions = from.divisions.map((child, index) => division(child, `${id}.${index}`, isDrawnHere));
    const first = from.href === undefined ? (firstPageOf(entries) ?? firstPageBelow(divisions)) : undefined;
    if (from.prefix !== undefined && from.prefix !== '') prefixes.set(id, from.prefix);
    return {
      ...(from.origin !== undefined && { origin: from.origin }),
      id,
      kind: from.kind,
      name: from.name,
      ...(from.icon && { icon: from.icon }),
      ...(from.color && { color: from.color }),
      ...(from.description !== undefined && { description: from.description }),
      ...(from.tag !== undefined && { tag: from.tag }),
      ...(from.locale !== undefined && { locale: from.locale }),
      ...(from.bars && { bars: from.bars }),
      ...(from.href !== undefined && { href: from.href }),
      ...(first !== undefined && { firstPage: first }),
      isDefault: from.isDefault,
      isHidden: from.isHidden,
      isHiddenUntilInside: from.isHiddenUntilInside,
      divisions,
      entries,
    };
  }

  function entriesOf(settingsOf: readonly EntrySettings[], prefix: string, showing: Showing): NavigationEntry[] {
    const entries: NavigationEntry[] = [];
    for (const [index, entry] of settingsOf.entries()) {
      const id = prefix + index;
      const made = entry.kind === 'page' ? namedPage(entry, id, showing) : group(entry, id, showing);
      if (made !== undefined) entries.push(made);
    }
    return entries;
  }

  /** A file may have the sign in its name that begins the name of a heading elsewhere. */
  function namedPage({ path, fragment }: PageSettings, id: string, showing: Showing): NavigationPage | undefined {
    const [whole] = fragment === undefined ? [] : meantPages(`${path}#${fragment}`);
    return whole !== undefined && pages.has(whole) ? page(whole, id, showing) : page(path, id, showing, fragment);
  }

  function page(path: string, id: string, showing: Showing, fragment?: string): NavigationPage | undefined {
    const source = resolve.page(path);
    if (source === undefined) return undefined;
    const isHidden = source.frontMatter.hidden === true;
    if (showing === 'drawn' && !isHidden) listed.add(source.path);
    else if (!concealed.has(source.path)) concealed.set(source.path, id.slice(0, id.indexOf(':')));
    if (showing === 'found') found.add(source.path);
    if (isHidden) return undefined;
    const { frontMatter } = source;
    const method = methodOf(frontMatter);
    const icon = iconOf(frontMatter);
    return {
      kind: 'page',
      id,
      path: source.path,
      title: source.sidebarTitle,
      ...(icon && { icon }),
      ...(frontMatter.tag !== undefined && { tag: frontMatter.tag }),
      ...(method !== undefined && { method }),
      ...(fragment !== undefined && { fragment }),
      // One that would run a script leads nowhere but to the page itself.
      ...(frontMatter.url !== undefined && !isScriptUrl(frontMatter.url) && { href: frontMatter.url }),
      isDeprecated: frontMatter.deprecated === true,
    };
  }

  function group(from: Extract<EntrySettings, { kind: 'group' }>, id: string, above: Showing) {
    const showing = showingOf(from, above);
    const entries = entriesOf(from.entries, `${id}.`, showing);
    const root = from.root === undefined ? undefined : page(from.root, id, showing);
    if (from.isHidden || (entries.length === 0 && root === undefined)) return undefined;
    const made: NavigationGroup = {
      ...(from.origin !== undefined && { origin: from.origin }),
      kind: 'group',
      id,
      title: from.title.trim(),
      ...(from.icon && { icon: from.icon }),
      ...(from.tag !== undefined && { tag: from.tag }),
      ...(root && { root: root.path }),
      ...(root && from.directory && { directory: from.directory }),
      ...(from.boost !== undefined && { boost: from.boost }),
      isExpanded: from.isExpanded,
      entries,
    };
    return made;
  }

  const root = division(applyPageVersions(settings.root, versionOf), '0', 'drawn');
  const global = settings.global.map((child, index) => division(child, `g${index}`, 'drawn'));
  return {
    tree: { root, global, places: findPlaces({ root, prefixes, concealed, pages: pages.keys() }) },
    listed,
    found,
    named: new Set([...listed, ...concealed.keys()]),
    unresolved: resolve.unresolved,
  };
}

/** `found`: not drawn, and yet there for the search. */
type Showing = 'drawn' | 'found' | 'hidden';

function showingOf(node: { readonly isHidden: boolean; readonly isSearchable?: true }, above: Showing): Showing {
  if (above === 'drawn' && !node.isHidden) return 'drawn';
  return above === 'found' || node.isSearchable === true ? 'found' : 'hidden';
}

function firstPageOf(entries: readonly NavigationEntry[]): string | undefined {
  for (const entry of entries) {
    if (entry.kind === 'page') {
      if (entry.href === undefined) return entry.path;
      continue;
    }
    const first = entry.root ?? firstPageOf(entry.entries);
    if (first !== undefined) return first;
  }
  return undefined;
}

/** The default division's first page, else that of the first division which has one. */
function firstPageBelow(divisions: readonly NavigationDivision[]): string | undefined {
  const byDefault = divisions.find((child) => child.isDefault && child.firstPage !== undefined);
  const visible = divisions.find((child) => !child.isHidden && child.firstPage !== undefined);
  return (byDefault ?? visible ?? divisions.find((child) => child.firstPage !== undefined))?.firstPage;
}
