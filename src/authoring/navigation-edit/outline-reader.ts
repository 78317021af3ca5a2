/** Reads the outline of a configuration, over and over. */
import { type ConfigPath, isSamePath } from '../../config/config-path.ts';
import { isEndpoint } from '../../config/endpoint.ts';
import { meantPages } from '../../config/normalize/pages.ts';
import { withoutExtension } from '../../project/paths.ts';
import { isExternalUrl } from '../../project/written-address.ts';
import { isRecord } from '../../shared/record.ts';
import { PART_LISTS, type PartKind } from './division-kinds.ts';
import { type DivisionName, hidingOf, prefixOwners, readDivisionNames } from './division-names.ts';
import type { ChildList, Outline, OutlineNode, PartList, RootPage } from './outline.ts';

/** What is known about the page of an entry. */
export interface PageFacts {
  readonly file: string;
  readonly title: string;
  /** Where the entry leads instead of to the page. */
  readonly url?: string;
  readonly icon?: string;
  /** Its front matter keeps it out of the navigation. */
  readonly isHidden?: boolean;
}

export type FindPage = (page: string) => PageFacts | undefined;

/** @param config the configuration's value; whatever of it cannot be read is left out */
export function readOutline(config: unknown, findPage: FindPage): Outline {
  return new OutlineReader().read(config, findPage);
}

/** A tab for the whole site, or one with a description of an API only, holds no folder. */
function holdsPages({ kind, prefix }: DivisionName): boolean {
  return kind === 'version' || (prefix !== undefined && prefix !== '');
}

/** Nearly every entry: a path without anything to take off, found out at once where there are thousands. */
const PLAIN_PAGE = /^(?:[\w-]+(?:\.[\w-]+)*\/)*[\w-]+$/;

const NO_PAGES: ReadonlySet<string> = new Set();
const NO_DIVISIONS: readonly DivisionName[] = [];

/** What a value was read as, and in which surroundings that holds. */
interface KnownEntry {
  readonly node: OutlineNode;
  readonly versions: readonly DivisionName[];
}

/** Where entries are read: the names that stand beside them, and what is around them. */
interface Surroundings {
  readonly id: string;
  readonly names: Map<string, number>;
  readonly versions: readonly DivisionName[];
}

/**
 * Reads outlines over and over. Of a configuration that shares values with the one before, only what changed is read;
 * the rest are the same nodes as before.
 */
export class OutlineReader {
  #findPage: FindPage = () => undefined;
  /** All pages that were ever asked for: a page that is new mostly is none of them, and then no node is stale. */
  readonly #asked = new Set<string>();
  /** By page: what else was asked for before an entry was taken for it. */
  readonly #otherWays = new Map<string, readonly string[]>();
  #ownersOf: (page: string) => readonly DivisionName[] = () => NO_DIVISIONS;
  #known = new WeakMap<object, KnownEntry>();
  /** What each node was read from. */
  readonly #values = new WeakMap<OutlineNode, object>();
  #divisionSettings: readonly unknown[] = [];
  /** The same list while its settings are the same. */
  #divisions = NO_DIVISIONS;
  #last: Outline | undefined;

  /**
   * @param config the configuration's value
   * @param changedPages pages of which something else is known than at the reading before
   */
  read(config: unknown, findPage: FindPage, changedPages: ReadonlySet<string> = NO_PAGES): Outline {
    const root = asRecord(config);
    this.#findPage = (page) => {
      this.#asked.add(page);
      return findPage(page);
    };
    this.#ownersOf = prefixOwners(root);
    this.#forgetWhatChanged(root, changedPages);
    const { navigation } = root;
    const path: ConfigPath = ['navigation'];
    const around: Surroundings = { id: '', names: new Map(), versions: NO_DIVISIONS };
    if (Array.isArray(navigation) || navigation === undefined) {
      const list: ChildList = { path, holds: 'groups', length: Array.isArray(navigation) ? navigation.length : 0 };
      const divisions = this.#divisions;
      const roots = this.#entries(navigation, path, around);
      this.#last = { format: 'contract', divisions, lists: [list], parts: [], roots };
    } else {
      const record = asRecord(navigation);
      const roots = this.#contents(record, path, around);
      const parts = partsOf(record, path);
      this.#last = { format: 'later', divisions: NO_DIVISIONS, lists: listsOf(record, path), parts, roots };
    }
    return this.#last;
  }

  #forgetWhatChanged(root: Readonly<Record<string, unknown>>, changedPages: ReadonlySet<string>): void {
    const settings = [root.tabs, root.anchors, root.versions];
    if (settings.some((setting, at) => setting !== this.#divisionSettings[at])) {
      this.#known = new WeakMap();
      this.#divisions = readDivisionNames(root).filter(holdsPages);
    }
    this.#divisionSettings = settings;
    if (![...changedPages].some((page) => this.#asked.has(page))) return;
    // Kept is what the last outline has and what holds no page that changed; of older ones nothing is known for sure.
    const known = this.#known;
    this.#known = new WeakMap();
    const visit = (node: OutlineNode): boolean => {
      const page = node.page ?? node.root?.page;
      const ways = page === undefined ? [] : [page, ...(this.#otherWays.get(page) ?? [])];
      let isStale = ways.some((way) => changedPages.has(way));
      for (const child of node.children) if (visit(child)) isStale = true;
      const value = this.#values.get(node);
      const entry = value && known.get(value);
      if (!isStale && value !== undefined && entry?.node === node) this.#known.set(value, entry);
      return isStale;
    };
    for (const node of this.#last?.roots ?? []) visit(node);
  }

  /** Divisions, groups and pages of a node, in the order in which a reader meets them. */
  #contents(node: Readonly<Record<string, unknown>>, path: ConfigPath, around: Surroundings): OutlineNode[] {
    return [
      ...this.#divisionsIn(node, path, around),
      ...this.#entries(node.groups, [...path, 'groups'], around),
      ...this.#entries(node.pages, [...path, 'pages'], around),
      ...this.#global(node.global, [...path, 'global'], around),
    ];
  }

  #divisionsIn(node: Readonly<Record<string, unknown>>, path: ConfigPath, around: Surroundings): OutlineNode[] {
    return PART_LISTS.flatMap(([list, kind]) =>
      asList(node[list]).flatMap((item, index) => this.#division(item, [...path, list, index], kind, around)),
    );
  }

  /** Links that all pages have; nothing where there are none. */
  #global(item: unknown, path: ConfigPath, around: Surroundings): OutlineNode[] {
    if (!isRecord(item)) return [];
    const id = idOf('global:', around);
    const node = this.#once(item, id, path, NO_DIVISIONS, (inside) => ({
      path,
      id,
      kind: 'global',
      label: '',
      divisions: NO_DIVISIONS,
      lists: [],
      parts: partsOf(item, path),
      children: this.#divisionsIn(item, path, inside),
    }));
    return node.children.length === 0 ? [] : [node];
  }

  #entries(list: unknown, path: ConfigPath, around: Surroundings): OutlineNode[] {
    return asList(list).map((item, index) => this.#entry(item, [...path, index], around));
  }

  #division(item: unknown, path: ConfigPath, part: PartKind, around: Surroundings): OutlineNode[] {
    if (!isRecord(item)) return item === undefined ? [lostReference(path, around)] : [];
    const label = textOf(item[part]) ?? textOf(item.name) ?? '';
    const id = idOf(`${part}:${label}`, around);
    const href = textOf(item.href) ?? textOf(item.url);
    return [
      this.#once(item, id, path, NO_DIVISIONS, (inside) => ({
        path,
        id,
        kind: 'division',
        label,
        ...iconOf(item),
        ...hidingOf(item),
        divisions: NO_DIVISIONS,
        lists: listsOf(item, path),
        children: this.#contents(item, path, inside),
        part,
        parts: partsOf(item, path),
        ...(href && { href }),
        ...this.#rootOf(item),
        ...generatedOf(item),
        ...((item.default === true || item.default === 'true') && { isDefault: true }),
      })),
    ];
  }

  #entry(item: unknown, path: ConfigPath, around: Surroundings): OutlineNode {
    if (typeof item === 'string') return this.#page(item, path, around);
    const leaf = { path, divisions: around.versions, lists: [], children: [] };
    if (item === undefined) return lostReference(path, around);
    if (!isRecord(item)) return { ...leaf, id: idOf('unknown', around), kind: 'unknown', label: JSON.stringify(item) };
    const label = ['group', 'name', 'anchor', 'tab'].map((key) => textOf(item[key])).find((text) => text) ?? '';
    const version = textOf(item.version);
    const { versions } = around;
    const inside = version === undefined ? versions : [...versions, { kind: 'version', name: version } as const];
    const id = idOf(`group:${label}`, around);
    return this.#once(item, id, path, inside, (surroundings) => ({
      path,
      id,
      kind: 'group',
      label,
      ...iconOf(item),
      ...hidingOf(item),
      divisions: inside,
      lists: listsOf(item, path),
      children: this.#contents(item, path, surroundings),
      ...this.#rootOf(item),
      ...generatedOf(item),
    }));
  }

  #rootOf({ root }: Readonly<Record<string, unknown>>): { readonly root?: RootPage } {
    const text = textOf(root);
    if (!text) return {};
    const { page, facts } = this.#meantPage(text);
    const isShown = facts !== undefined && facts.isHidden !== true;
    return { root: { page, ...(isShown && { shown: withoutExtension(facts.file) }) } };
  }

  /** The page of an entry as the site finds it; where there is none, the one that it most likely means. */
  #meantPage(text: string): { readonly page: string; readonly facts: PageFacts | undefined } {
    const ways = meantPages(text);
    let page = '';
    let facts: PageFacts | undefined;
    for (page of ways) {
      facts = this.#findPage(page);
      if (facts !== undefined) break;
    }
    if (ways.length > 1) this.#otherWays.set(page, ways);
    return { page, facts };
  }

  /** Reads a value, unless it is known from the reading before and still stands where it stood. */
  #once(
    item: object,
    id: string,
    path: ConfigPath,
    versions: readonly DivisionName[],
    read: (inside: Surroundings) => OutlineNode,
  ): OutlineNode {
    const known = this.#known.get(item);
    if (known?.node.id === id && isSameNames(known.versions, versions)) {
      return isSamePath(known.node.path, path) ? known.node : this.#moved(known.node, path);
    }
    const node = read({ id: `${id}/`, names: new Map(), versions });
    this.#known.set(item, { node, versions });
    this.#values.set(node, item);
    return node;
  }

  /** The same entry, and all that is in it, at another place: when one comes or goes, those behind it only move on. */
  #moved(node: OutlineNode, path: ConfigPath): OutlineNode {
    const moved = (inner: ConfigPath): ConfigPath => [...path, ...inner.slice(node.path.length)];
    const at = <Part extends { readonly path: ConfigPath }>(part: Part): Part => ({ ...part, path: moved(part.path) });
    const there = {
      ...node,
      path,
      lists: node.lists.map(at),
      ...(node.parts && { parts: node.parts.map(at) }),
      children: node.children.map((child) => this.#moved(child, moved(child.path))),
    };
    const value = this.#values.get(node);
    const known = value && this.#known.get(value);
    if (value !== undefined && known?.node === node) {
      this.#known.set(value, { node: there, versions: known.versions });
      this.#values.set(there, value);
    }
    return there;
  }

  #page(text: string, path: ConfigPath, around: Surroundings): OutlineNode {
    const leaf = { path, lists: [], children: [] };
    const { versions } = around;
    const isPlain = PLAIN_PAGE.test(text);
    if (!isPlain && (isEndpoint(text) || isExternalUrl(text))) {
      const kind = isExternalUrl(text) ? 'link' : 'endpoint';
      return { ...leaf, id: idOf(`${kind}:${text}`, around), kind, label: text, divisions: versions };
    }
    const { page, facts } = isPlain ? { page: text, facts: this.#findPage(text) } : this.#meantPage(text);
    const owners = this.#ownersOf(page);
    const divisions = owners.length === 0 ? versions : [...versions, ...owners];
    const id = idOf(`page:${page}`, around);
    if (facts === undefined) return { ...leaf, id, kind: 'page', label: text, page, divisions };
    const { file, title, icon, url, isHidden } = facts;
    const kind = url === undefined ? 'page' : 'link';
    const hidden = isHidden && { hidden: 'always' as const };
    return { ...leaf, id, kind, label: title, page, file, ...(icon && { icon }), ...hidden, divisions };
  }
}

/** @param around counts the name, so that the next of the same name beside it gets another number */
function idOf(name: string, { id, names }: Surroundings): string {
  const count = (names.get(name) ?? 0) + 1;
  names.set(name, count);
  return count === 1 ? id + name : `${id}${name}#${count}`;
}

function isSameNames(one: readonly DivisionName[], other: readonly DivisionName[]): boolean {
  return one.length === other.length && one.every(({ name }, at) => name === other[at]?.name);
}

/** The lists that new entries of a node may be put into. A node of nothing but divisions has none. */
function listsOf(node: Readonly<Record<string, unknown>>, path: ConfigPath): readonly ChildList[] {
  const list = (key: 'groups' | 'pages', holds: ChildList['holds']): ChildList[] =>
    Array.isArray(node[key]) ? [{ path: [...path, key], holds, length: node[key].length }] : [];
  const found = [...list('groups', 'groups'), ...list('pages', 'any')];
  const hasDivisions = PART_LISTS.some(([key]) => Array.isArray(node[key]));
  if (found.length > 0 || hasDivisions || node.pages !== undefined) return found;
  return [{ path: [...path, 'pages'], holds: 'any', length: 0 }];
}

/** A reference stands here that leads nowhere: it can be moved and removed, and nothing more. */
function lostReference(path: ConfigPath, around: Surroundings): OutlineNode {
  const id = idOf('unknown', around);
  return { path, id, kind: 'unknown', label: '', divisions: around.versions, lists: [], children: [] };
}

const NO_PARTS: readonly PartList[] = [];

function partsOf(node: Readonly<Record<string, unknown>>, path: ConfigPath): readonly PartList[] {
  const parts = PART_LISTS.flatMap(([list, kind]): readonly PartList[] => {
    const items = node[list];
    return Array.isArray(items) ? [{ path: [...path, list], kind, length: items.length }] : [];
  });
  return parts.length === 0 ? NO_PARTS : parts;
}

function generatedOf({ openapi }: Readonly<Record<string, unknown>>): { readonly isGenerated?: boolean } {
  const isNamed = Array.isArray(openapi) ? openapi.length > 0 : openapi !== undefined && openapi !== '';
  return isNamed ? { isGenerated: true } : {};
}

function iconOf({ icon }: Readonly<Record<string, unknown>>): { readonly icon?: string } {
  const name = textOf(icon) ?? (isRecord(icon) ? textOf(icon.name) : undefined);
  return name ? { icon: name } : {};
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
