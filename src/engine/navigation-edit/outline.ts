/** The navigation as a person edits it: every entry at its place in the text, in either format. */
import { type ConfigPath, formatPath } from '../config/config-path.ts';
import { isExternal } from '../config/normalize/addresses.ts';
import { pagePath } from '../config/normalize/pages.ts';
import { isEndpoint } from '../navigation/endpoint.ts';
import { type DivisionName, prefixOwners, readDivisionNames } from './division-names.ts';

export type NavigationFormat = 'contract' | 'later';

/** `division`: a language, version, tab and so on of the later format. `endpoint`: a page made from a description. */
export type OutlineKind = 'division' | 'group' | 'page' | 'link' | 'endpoint' | 'unknown';

export interface OutlineNode {
  /** Where the entry stands in the configuration. */
  readonly path: ConfigPath;
  /** Stays with the entry while others move: its kind and name, numbered where it is met again. */
  readonly id: string;
  readonly kind: OutlineKind;
  readonly label: string;
  readonly icon?: string;
  /** For a page: its path in the project, and its file where there is one. */
  readonly page?: string;
  readonly file?: string;
  /** The tabs, anchors and versions that it belongs to by its folder or its `version`; none in the later format. */
  readonly divisions: readonly DivisionName[];
  /** The lists that hold `children`, in order. A list that is named first may not be there yet. */
  readonly lists: readonly ChildList[];
  readonly children: readonly OutlineNode[];
}

export interface ChildList {
  readonly path: ConfigPath;
  readonly holds: 'groups' | 'any';
  readonly length: number;
}

export interface Outline {
  readonly format: NavigationFormat;
  readonly roots: readonly OutlineNode[];
  /** The tabs, anchors and versions that entries belong to by folder or name; none in the later format. */
  readonly divisions: readonly DivisionName[];
  /** The lists of the top level, as a node has them. */
  readonly lists: readonly ChildList[];
}

/** What is known about the page of an entry. */
export interface PageFacts {
  readonly file: string;
  readonly title: string;
  /** Where the entry leads instead of to the page. */
  readonly url?: string;
  readonly icon?: string;
}

export type FindPage = (page: string) => PageFacts | undefined;

/** Lists of divisions in the later format, and the key of each that holds its name. */
const DIVISION_LISTS: readonly (readonly [list: string, name: string])[] = [
  ['languages', 'language'],
  ['versions', 'version'],
  ['products', 'product'],
  ['tabs', 'tab'],
  ['dropdowns', 'dropdown'],
  ['anchors', 'anchor'],
  ['menu', 'item'],
];

/** @param config the configuration's value; whatever of it cannot be read is left out */
export function readOutline(config: unknown, findPage: FindPage): Outline {
  const root = asRecord(config);
  const navigation = root.navigation;
  const reader = new OutlineReader(findPage, prefixOwners(root));
  const path: ConfigPath = ['navigation'];
  if (Array.isArray(navigation) || navigation === undefined) {
    const list: ChildList = { path, holds: 'groups', length: Array.isArray(navigation) ? navigation.length : 0 };
    return {
      format: 'contract',
      divisions: readDivisionNames(root).filter(holdsPages),
      lists: [list],
      roots: reader.entries(navigation, path, []),
    };
  }
  const record = asRecord(navigation);
  return { format: 'later', divisions: [], lists: listsOf(record, path), roots: reader.contents(record, path, []) };
}

/** A tab for the whole site, or one with a description of an API only, holds no folder. */
function holdsPages({ kind, prefix }: DivisionName): boolean {
  return kind === 'version' || (prefix !== undefined && prefix !== '');
}

/** Nearly every entry: a path without anything to take off, found out at once where there are thousands. */
const PLAIN_PAGE = /^[\w-](?:[\w/-]*[\w-])?$/;

class OutlineReader {
  readonly #findPage: FindPage;
  readonly #ownersOf: (page: string) => readonly DivisionName[];
  readonly #seen = new Map<string, number>();

  constructor(findPage: FindPage, ownersOf: (page: string) => readonly DivisionName[]) {
    this.#findPage = findPage;
    this.#ownersOf = ownersOf;
  }

  /** Divisions, groups and pages of a node, in the order in which a reader meets them. */
  contents(
    node: Readonly<Record<string, unknown>>,
    path: ConfigPath,
    versions: readonly DivisionName[],
  ): OutlineNode[] {
    const divisions = DIVISION_LISTS.flatMap(([list, name]) =>
      asList(node[list]).flatMap((item, index) => this.#division(item, [...path, list, index], name)),
    );
    return [
      ...divisions,
      ...this.entries(node.groups, [...path, 'groups'], versions),
      ...this.entries(node.pages, [...path, 'pages'], versions),
    ];
  }

  entries(list: unknown, path: ConfigPath, versions: readonly DivisionName[]): OutlineNode[] {
    return asList(list).map((item, index) => this.#entry(item, [...path, index], versions));
  }

  #division(item: unknown, path: ConfigPath, nameKey: string): OutlineNode[] {
    if (!isRecord(item)) return [];
    const label = textOf(item[nameKey]) ?? textOf(item.name) ?? '';
    const icon = iconOf(item);
    const id = this.#id(`${nameKey}:${label}`);
    const children = this.contents(item, path, []);
    const lists = listsOf(item, path);
    return [{ path, id, kind: 'division', label, ...(icon && { icon }), divisions: [], lists, children }];
  }

  #entry(item: unknown, path: ConfigPath, versions: readonly DivisionName[]): OutlineNode {
    if (typeof item === 'string') return this.#page(item, path, versions);
    const leaf = { path, divisions: versions, lists: [], children: [] };
    if (!isRecord(item)) return { ...leaf, id: this.#id('unknown'), kind: 'unknown', label: JSON.stringify(item) };
    const label = ['group', 'name', 'anchor', 'tab'].map((key) => textOf(item[key])).find((text) => text) ?? '';
    const icon = iconOf(item);
    const version = textOf(item.version);
    const inside = version === undefined ? versions : [...versions, { kind: 'version', name: version } as const];
    const id = this.#id(`group:${label}`);
    const children = this.contents(item, path, inside);
    const lists = listsOf(item, path);
    return { path, id, kind: 'group', label, ...(icon && { icon }), divisions: inside, lists, children };
  }

  #page(text: string, path: ConfigPath, versions: readonly DivisionName[]): OutlineNode {
    const leaf = { path, lists: [], children: [] };
    const isPlain = PLAIN_PAGE.test(text);
    if (!isPlain && (isEndpoint(text) || isExternal(text))) {
      const kind = isExternal(text) ? 'link' : 'endpoint';
      return { ...leaf, id: this.#id(`${kind}:${text}`), kind, label: text, divisions: versions };
    }
    const page = isPlain ? text : pagePath(text.replace(/[#?].*$/, ''));
    const facts = this.#findPage(page);
    const divisions = [...versions, ...this.#ownersOf(page)];
    const id = this.#id(`page:${page}`);
    if (facts === undefined) return { ...leaf, id, kind: 'page', label: text, page, divisions };
    const { file, title, icon, url } = facts;
    const kind = url === undefined ? 'page' : 'link';
    return { ...leaf, id, kind, label: title, page, file, ...(icon && { icon }), divisions };
  }

  #id(name: string): string {
    const count = (this.#seen.get(name) ?? 0) + 1;
    this.#seen.set(name, count);
    return count === 1 ? name : `${name}#${count}`;
  }
}

/** The lists that new entries of a node may be put into. A node of nothing but divisions has none. */
function listsOf(node: Readonly<Record<string, unknown>>, path: ConfigPath): readonly ChildList[] {
  const list = (key: 'groups' | 'pages', holds: ChildList['holds']): ChildList[] =>
    Array.isArray(node[key]) ? [{ path: [...path, key], holds, length: node[key].length }] : [];
  const found = [...list('groups', 'groups'), ...list('pages', 'any')];
  const hasDivisions = DIVISION_LISTS.some(([key]) => Array.isArray(node[key]));
  if (found.length > 0 || hasDivisions || node.pages !== undefined) return found;
  return [{ path: [...path, 'pages'], holds: 'any', length: 0 }];
}

function iconOf({ icon }: Readonly<Record<string, unknown>>): string | undefined {
  return textOf(icon) ?? (isRecord(icon) ? textOf(icon.name) : undefined);
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value.trim() : undefined;
}

function asList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function asRecord(value: unknown): Readonly<Record<string, unknown>> {
  return isRecord(value) ? value : {};
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** An entry as messages call it. */
export function nameOfEntry({ label, path }: OutlineNode): string {
  return label === '' ? `the entry at ${formatPath(path)}` : label;
}

export interface OutlineStep {
  readonly node: OutlineNode;
  readonly depth: number;
  readonly parent: OutlineNode | undefined;
}

/** Every entry with its depth (0 at the top) and the entry around it, in reading order. */
export function walkOutline(roots: readonly OutlineNode[]): readonly OutlineStep[] {
  const steps: OutlineStep[] = [];
  const visit = (nodes: readonly OutlineNode[], depth: number, parent: OutlineNode | undefined): void => {
    for (const node of nodes) {
      steps.push({ node, depth, parent });
      visit(node.children, depth + 1, node);
    }
  };
  visit(roots, 0, undefined);
  return steps;
}
