/** Where entries of the navigation may be put, and why not. */
import { type ConfigPath, isPartOf, isSamePath } from '../../config/config-path.ts';
import { listOfKind, mayStandIn, PART_NOUNS } from './division-kinds.ts';
import { type ChildList, nameOfEntry, type Outline, type OutlineNode } from './outline.ts';

/** Relative to an entry; `undefined` stands for the whole navigation, into which one can only drop. */
export interface DropTarget {
  readonly node: OutlineNode | undefined;
  readonly place: 'before' | 'after' | 'into';
}

export type DropVerdict =
  | { readonly status: 'ok'; readonly listPath: ConfigPath; readonly index: number }
  | {
      readonly status: 'refused';
      /** A sentence that names the entries. */
      readonly reason: string;
      /** A new group around the entries, before the item of this index, would make it possible. */
      readonly groupAt?: { readonly listPath: ConfigPath; readonly index: number };
    };

/** Whether entries may be put there, or what stands against it. */
export function canDrop(outline: Outline, nodes: readonly OutlineNode[], target: DropTarget): DropVerdict {
  if (nodes.some(({ kind }) => kind === 'global')) {
    return refused('The links on all pages stay where they are. Each of them can be moved by itself.');
  }
  const holder = nodes.find((node) => target.node !== undefined && isWithin(target.node, node, target.place));
  if (holder !== undefined) return refused(`“${nameOfEntry(holder)}” cannot be put into itself.`);
  const division = nodes.find(({ kind }) => kind === 'division');
  if (division !== undefined) return dropOfDivisions(outline, nodes, division, target);
  const spot = target.place === 'into' ? insideOf(outline, target.node) : besides(outline, target);
  if (spot.status === 'refused') return spot;
  const { list, index } = spot;
  const single = nodes.find(({ kind }) => kind !== 'group');
  if (list.holds === 'any' || single === undefined) return { status: 'ok', listPath: list.path, index };
  const place = list.path.length === 1 ? 'The top of the navigation' : 'This place';
  return {
    status: 'refused',
    reason: `${place} holds groups only, so ${what(nodes, single)} cannot stand there by itself. Put it into a group.`,
    groupAt: { listPath: list.path, index },
  };
}

type Spot =
  | { readonly status: 'ok'; readonly list: ChildList; readonly index: number }
  | Extract<DropVerdict, { status: 'refused' }>;

function insideOf(outline: Outline, node: OutlineNode | undefined): Spot {
  if (node?.kind === 'global') return refused(ONLY_LINKS);
  if (node?.href !== undefined && node.children.length === 0) return refused(leadsOut(node));
  const lists = node === undefined ? outline.lists : node.lists;
  const list = lists.at(-1);
  if (list !== undefined) return { status: 'ok', list, index: list.length };
  if (node === undefined) return refused('The navigation is made of parts here. Choose one of them.');
  if (node.kind === 'division') return refused(`“${nameOfEntry(node)}” is made of parts. Choose one of them.`);
  if (node.kind === 'group')
    return refused(`The pages of “${nameOfEntry(node)}” are not a list. Correct that in the code.`);
  return refused(`“${nameOfEntry(node)}” is no group, so nothing can be put into it.`);
}

function besides(outline: Outline, { node, place }: DropTarget): Spot {
  if (node === undefined) return refused('Choose an entry to put it beside.');
  const listPath = node.path.slice(0, -1);
  const index = Number(node.path.at(-1)) + (place === 'after' ? 1 : 0);
  if (node.kind === 'division' || node.kind === 'global') {
    return refused(
      `Groups and pages cannot stand beside ${quoted(node)}, which is a part of the site. Put them into it.`,
    );
  }
  const lists = parentOf(outline, node)?.lists ?? outline.lists;
  const list = lists.find(({ path }) => isSamePath(path, listPath));
  return list === undefined
    ? refused(`Nothing can be put beside “${nameOfEntry(node)}”.`)
    : { status: 'ok', list, index };
}

const ONLY_LINKS = 'On all pages there is room for links only. Put it into a part of the site.';

function leadsOut(node: OutlineNode): string {
  return `${quoted(node)} leads to an address, so nothing can stand in it. Take the address out of its details first.`;
}

/** Divisions stand among their own kind: a tab beside tabs, in the same part or another, or as the first in what is empty. */
function dropOfDivisions(
  outline: Outline,
  nodes: readonly OutlineNode[],
  division: OutlineNode,
  target: DropTarget,
): DropVerdict {
  const { part } = division;
  const other = nodes.find((node) => node.part !== part);
  if (other !== undefined || part === undefined) {
    return refused(`${quoted(division)} and ${quoted(other)} are of different kinds. Move them one after the other.`);
  }
  const { node, place } = target;
  if (place === 'into') return partInside(outline, nodes, division, node);
  if (node === undefined) return refused('Choose an entry to put it beside.');
  if (node.part !== part) {
    return refused(
      `${capital(what(nodes, division))} cannot stand beside ${quoted(node)}, which is an entry of another kind.`,
    );
  }
  const holder = parentOf(outline, node);
  const refusal = holder?.kind === 'global' ? pagesOnAllPages(nodes) : undefined;
  const index = Number(node.path.at(-1)) + (place === 'after' ? 1 : 0);
  return refusal ?? { status: 'ok', listPath: node.path.slice(0, -1), index };
}

function partInside(
  outline: Outline,
  nodes: readonly OutlineNode[],
  division: OutlineNode,
  node: OutlineNode | undefined,
): DropVerdict {
  const { part } = division;
  const [one, several] = PART_NOUNS[part ?? 'tab'];
  if (node !== undefined && node.kind !== 'division' && node.kind !== 'global') {
    return refused(`${quoted(division)} is a part of the site of its own and cannot stand inside another entry.`);
  }
  if (outline.format === 'contract' || part === undefined) return refused('Choose a group.');
  const holder = node === undefined ? 'root' : node.kind === 'global' ? 'global' : (node.part ?? 'root');
  if (!mayStandIn(part, holder)) {
    return refused(
      part === 'item'
        ? `A ${one} stands in a tab or a product only.`
        : `${quoted(node)} is a ${one} itself. Put it before or after that.`,
    );
  }
  if (holder === 'global') {
    const refusal = pagesOnAllPages(nodes);
    if (refusal !== undefined) return refusal;
  }
  const parts = node === undefined ? outline.parts : (node.parts ?? []);
  const list = parts.find(({ kind }) => kind === part);
  if (list !== undefined && (list.length > 0 || holdsNothing(outline, node))) {
    return { status: 'ok', listPath: list.path, index: list.length };
  }
  if (node?.href !== undefined && node.children.length === 0) return refused(leadsOut(node));
  if (holder === 'global' || holdsNothing(outline, node)) {
    return { status: 'ok', listPath: [...(node?.path ?? ['navigation']), listOfKind(part)], index: 0 };
  }
  const where = node === undefined ? 'The top of the navigation' : quoted(node);
  return refused(
    `${where} holds other entries, and ${several} cannot stand beside them. Add a ${one} there first, which takes them in.`,
  );
}

function holdsNothing(outline: Outline, node: OutlineNode | undefined): boolean {
  if (node?.isGenerated) return false;
  const children = node === undefined ? outline.roots : node.children;
  return children.every(({ kind }) => kind === 'global');
}

function pagesOnAllPages(nodes: readonly OutlineNode[]): DropVerdict | undefined {
  const holder = nodes.find(({ href }) => href === undefined);
  return holder && refused(`On all pages there is room for links only, and ${quoted(holder)} holds pages.`);
}

function quoted(node: OutlineNode | undefined): string {
  return node === undefined ? 'that' : `“${nameOfEntry(node)}”`;
}

function refused(reason: string): Extract<DropVerdict, { status: 'refused' }> {
  return { status: 'refused', reason };
}

function what(nodes: readonly OutlineNode[], one: OutlineNode | undefined): string {
  const noun = `the ${nounOf(one)}`;
  const node = one ?? nodes[0];
  return node === undefined ? 'this' : `${noun} “${nameOfEntry(node)}”`;
}

function nounOf(node: OutlineNode | undefined): string {
  if (node?.part !== undefined) return PART_NOUNS[node.part][0];
  return node?.kind === 'group' || node?.kind === 'link' ? node.kind : 'page';
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Whether putting something at the target would put it into `node` (or right where it is, for the node itself). */
function isWithin(target: OutlineNode, node: OutlineNode, place: DropTarget['place']): boolean {
  if (isSamePath(target.path, node.path)) return place === 'into';
  return isPartOf(target.path, node.path);
}

/** The entry around another; `undefined` at the top. Asked at every place that a drag passes, so it walks one branch only. */
export function parentOf(outline: Outline, node: OutlineNode): OutlineNode | undefined {
  let parent: OutlineNode | undefined;
  let nodes = outline.roots;
  for (;;) {
    const next = nodes.find(({ path }) => isPartOf(node.path, path));
    if (next === undefined) return parent;
    parent = next;
    nodes = next.children;
  }
}
