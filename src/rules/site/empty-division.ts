/** Tabs, shortcuts and the like that hold no page: readers never see them. */
import { quote } from '../../config/describe-value.ts';
import type { DivisionKind, DivisionSettings, EntrySettings } from '../../config/site-config.ts';
import type { NavigationDivision, NavigationTree } from '../../engine/index.ts';
import type { SiteRule } from '../rule.ts';
import { findSettings } from '../setting-places.ts';

const WORDS: Readonly<Record<Exclude<DivisionKind, 'root'>, string>> = {
  version: 'version',
  language: 'language',
  product: 'product',
  tab: 'tab',
  anchor: 'shortcut',
  dropdown: 'dropdown',
  item: 'menu entry',
};

interface Found {
  readonly kind: keyof typeof WORDS;
  readonly name: string;
}

export const emptyDivision: SiteRule = {
  over: 'site',
  code: 'navigation/empty-division',
  severity: 'warning',
  title: 'Part of the navigation without pages',
  why: 'Readers never see a tab, a version or a menu that has nothing to show.',
  run(site) {
    const { config, navigation, pages } = site;
    if (pages.size === 0) return [];
    const empty = emptyDivisions(navigation);
    if (empty.length === 0) return [];
    const settings = settingsByName(config.navigation.root);
    return empty.map(({ kind, name }) => {
      const key = config.format === 'contract' ? 'name' : kind;
      const { placeOf } = findSettings(site, [name], (value) => value.trim(), key);
      return { subject: [name], ...explain(kind, name, settings.get(keyOf({ kind, name }))), ...placeOf(name) };
    });
  },
};

function explain(kind: keyof typeof WORDS, name: string, from: DivisionSettings | undefined) {
  const what = `The ${WORDS[kind]} ${quote(name)}`;
  const source = from && specificationOf(from);
  if (source !== undefined) {
    return {
      message: `${what} has no pages, because no operation was found in ${quote(source)}; so it is not shown.`,
      hint: /^[a-z][a-z\d+.-]*:\/\//i.test(source)
        ? 'Pages are made from files of the project: download the API description, add it, and name the file.'
        : 'Correct the name of the file or the file itself, or list pages in the navigation.',
    };
  }
  const folder = from?.prefix === undefined ? '' : ` from the folder ${quote(`${from.prefix}/`)}`;
  return {
    message: `${what} has no pages, so it is not shown.`,
    hint: `List a page${folder} in the navigation, or remove the ${WORDS[kind]}.`,
  };
}

function specificationOf({ openapi, divisions, entries }: DivisionSettings): string | undefined {
  const inEntries = (list: readonly EntrySettings[]): string | undefined => {
    for (const entry of list) {
      const found = entry.kind === 'group' ? (entry.openapi?.[0]?.source ?? inEntries(entry.entries)) : undefined;
      if (found !== undefined) return found;
    }
    return undefined;
  };
  const own = openapi?.[0]?.source ?? inEntries(entries);
  if (own !== undefined) return own;
  for (const division of divisions) {
    const found = specificationOf(division);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The outermost ones; a tab that stands in several versions is empty when it is in all of them. */
function emptyDivisions({ root }: NavigationTree): readonly Found[] {
  const filled = new Set<string>();
  const empty = new Map<string, Found>();
  const visit = ({ divisions }: NavigationDivision): void => {
    for (const division of divisions) {
      const { kind, name, href, firstPage } = division;
      if (kind === 'root' || href !== undefined || division.isHidden) continue;
      if (firstPage === undefined) empty.set(keyOf({ kind, name }), { kind, name });
      else {
        filled.add(keyOf({ kind, name }));
        visit(division);
      }
    }
  };
  visit(root);
  return [...empty].flatMap(([key, found]) => (filled.has(key) ? [] : [found]));
}

function settingsByName(root: DivisionSettings): ReadonlyMap<string, DivisionSettings> {
  const found = new Map<string, DivisionSettings>();
  const visit = ({ divisions }: DivisionSettings): void => {
    for (const division of divisions) {
      if (division.kind !== 'root') found.set(keyOf({ kind: division.kind, name: division.name }), division);
      visit(division);
    }
  };
  visit(root);
  return found;
}

function keyOf({ kind, name }: Found): string {
  return `${kind} ${name}`;
}
