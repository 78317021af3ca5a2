/** The navigation as a person edits it: every entry at its place in the text, in either format. */
import { type ConfigPath, formatPath, isAtOrBelow } from '../../config/config-path.ts';
import type { PartKind } from './division-kinds.ts';
import type { DivisionName, Hiding } from './division-names.ts';

export type NavigationFormat = 'contract' | 'later';

/**
 * `division`: a language, version, tab and so on of the later format. `global`: what its `global` holds, links that all pages
 * have. `endpoint`: a page made from a description.
 */
export type OutlineKind = 'division' | 'global' | 'group' | 'page' | 'link' | 'endpoint' | 'unknown';

export interface OutlineNode {
  /** Where the entry stands in the configuration. */
  readonly path: ConfigPath;
  /** Stays with the entry while others move: its kind and name behind those of what stands around it, numbered where met again. */
  readonly id: string;
  readonly kind: OutlineKind;
  readonly label: string;
  readonly icon?: string;
  /** For a page: its path in the project, and its file where there is one. */
  readonly page?: string;
  readonly file?: string;
  /** Readers do not see it in the navigation by its own setting: never, or only once one of its pages is open. */
  readonly hidden?: Hiding;
  /** The tabs, anchors and versions that it belongs to by its folder or its `version`; none in the later format. */
  readonly divisions: readonly DivisionName[];
  /** The lists that hold `children`, in order. A list that is named first may not be there yet. */
  readonly lists: readonly ChildList[];
  readonly children: readonly OutlineNode[];
  /** Of a division: its kind. */
  readonly part?: PartKind;
  /** The lists of divisions that it has, empty ones too; absent for none. */
  readonly parts?: readonly PartList[];
  /** Of a division: where it leads, as long as it holds nothing. */
  readonly href?: string;
  /** The page of its own. */
  readonly root?: RootPage;
  /** It names a description of an API, from which pages are made. */
  readonly isGenerated?: boolean;
  /** Of a language or a version: it says that it is the one to begin with. */
  readonly isDefault?: boolean;
}

export interface RootPage {
  /** As it is named. */
  readonly page: string;
  /** Path of the page, where there is one that is not hidden. */
  readonly shown?: string;
}

export interface PartList {
  readonly path: ConfigPath;
  readonly kind: PartKind;
  readonly length: number;
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
  readonly parts: readonly PartList[];
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

/** Whether others may stand in it. */
export function isHolder({ kind }: OutlineNode): boolean {
  return kind === 'group' || kind === 'division' || kind === 'global';
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

export interface OutlinePlace extends OutlineStep {
  /** From 1, among the entries around it. */
  readonly position: number;
  readonly count: number;
  /** What stands around it, from the outside in. */
  readonly ancestors: readonly OutlineNode[];
}

/** The entry at a place of the configuration. */
export function findEntry(roots: readonly OutlineNode[], path: ConfigPath): OutlinePlace | undefined {
  const ancestors: OutlineNode[] = [];
  for (let nodes = roots; ; ) {
    const at = nodes.findIndex((node) => isAtOrBelow(path, node.path));
    const node = nodes[at];
    if (node === undefined) return undefined;
    if (node.path.length === path.length) {
      const parent = ancestors.at(-1);
      return { node, depth: ancestors.length, parent, position: at + 1, count: nodes.length, ancestors };
    }
    ancestors.push(node);
    nodes = node.children;
  }
}

/** The entry that has a list of the configuration for its own; `undefined` for the lists of the top. */
export function findHolder(roots: readonly OutlineNode[], listPath: ConfigPath): OutlineNode | undefined {
  const holder = roots.find(({ path }) => isAtOrBelow(listPath, path));
  if (holder === undefined) return undefined;
  return findHolder(holder.children, listPath) ?? holder;
}
