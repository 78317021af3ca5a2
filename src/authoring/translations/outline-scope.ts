/** A language or version in the outline of the navigation: where its entries stand in the configuration. */
import type { ConfigPath } from '../../config/config-path.ts';
import type { Outline, OutlineNode } from '../navigation-edit/outline.ts';
import { pageOf } from '../navigation-edit/site-parts.ts';
import type { TranslationColumn } from './translation-table.ts';

/** An entry that holds others; the language itself has none around it. */
export interface ScopeHolder {
  readonly node: OutlineNode | undefined;
  readonly children: readonly OutlineNode[];
}

export interface OutlineScope {
  readonly root: ScopeHolder;
  /** New entries of the language itself go here, where it holds no list yet. */
  readonly path: ConfigPath;
  /** In the older format, the version that a group at the top has to name. */
  readonly version?: string;
  /** The first entry of each page, by the path of its file, or as written. */
  readonly pages: ReadonlyMap<string, OutlineNode>;
  readonly holderOf: (node: OutlineNode) => ScopeHolder;
}

/** @param isSource of the older format: groups without a version belong to it too */
export function scopeOf(outline: Outline, column: TranslationColumn, isSource: boolean): OutlineScope | undefined {
  if (outline.format === 'contract') {
    const children = isSource ? withoutOthers(outline.roots, column.name) : ofVersion(outline.roots, column.name);
    return scopeAround({ node: undefined, children }, ['navigation'], column.name);
  }
  const path = pathOfOrigin(column.origin);
  const node = path && nodeAt(outline.roots, path);
  return node && scopeOfNode(node);
}

/** An entry does not change, and a language may hold thousands of pages. */
const knownScopes = new WeakMap<OutlineNode, OutlineScope>();

function scopeOfNode(node: OutlineNode): OutlineScope {
  const known = knownScopes.get(node);
  if (known !== undefined) return known;
  const scope = scopeAround({ node, children: node.children }, node.path);
  knownScopes.set(node, scope);
  return scope;
}

/** Where an entry of the outline leads. */
export function pageOfNode({ file, page }: OutlineNode): string | undefined {
  return file === undefined ? page : pageOf(file, page);
}

function scopeAround(root: ScopeHolder, path: ConfigPath, version?: string): OutlineScope {
  const pages = new Map<string, OutlineNode>();
  const holders = new Map<OutlineNode, ScopeHolder>();
  const visit = (holder: ScopeHolder): void => {
    for (const node of holder.children) {
      holders.set(node, holder);
      const page = node.kind === 'page' ? pageOfNode(node) : undefined;
      if (page !== undefined && !pages.has(page)) pages.set(page, node);
      visit({ node, children: node.children });
    }
  };
  visit(root);
  const known = new Map<OutlineNode | undefined, ScopeHolder>([[root.node, root]]);
  for (const holder of holders.values()) if (!known.has(holder.node)) known.set(holder.node, holder);
  return {
    root,
    path,
    pages,
    ...(version !== undefined && { version }),
    holderOf: (node) => known.get(holders.get(node)?.node) ?? root,
  };
}

/** The outermost entries that are limited to the version. */
function ofVersion(nodes: readonly OutlineNode[], version: string): readonly OutlineNode[] {
  return nodes.flatMap((node) => {
    const names = versionsOf(node);
    if (names.includes(version)) return [node];
    return names.length === 0 ? ofVersion(node.children, version) : [];
  });
}

function withoutOthers(nodes: readonly OutlineNode[], version: string): readonly OutlineNode[] {
  return nodes.filter((node) => {
    const names = versionsOf(node);
    return names.length === 0 || names.includes(version);
  });
}

function versionsOf({ divisions }: OutlineNode): readonly string[] {
  return divisions.filter(({ kind }) => kind === 'version').map(({ name }) => name);
}

/** `navigation.languages.1` → its steps. */
function pathOfOrigin(origin: string | undefined): ConfigPath | undefined {
  return origin?.split('.').map((step) => (/^\d+$/.test(step) ? Number(step) : step));
}

function nodeAt(nodes: readonly OutlineNode[], path: ConfigPath): OutlineNode | undefined {
  for (const node of nodes) {
    if (!node.path.every((step, at) => step === path[at])) continue;
    return node.path.length === path.length ? node : nodeAt(node.children, path);
  }
  return undefined;
}
