/** Where entries of the navigation may be put, and why not. */
import { type ConfigPath, isInside, isSamePath } from '../../config/config-path.ts';
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
  const division = nodes.find(({ kind }) => kind === 'division');
  if (division !== undefined && target.place === 'into') {
    return refused(
      `“${nameOfEntry(division)}” is a part of the site of its own and cannot stand inside another entry.`,
    );
  }
  const holder = nodes.find((node) => target.node !== undefined && isWithin(target.node, node, target.place));
  if (holder !== undefined) return refused(`“${nameOfEntry(holder)}” cannot be put into itself.`);
  const spot = target.place === 'into' ? insideOf(outline, target.node) : besides(outline, target);
  if (spot.status === 'refused') return spot;
  const { list, index } = spot;
  if (division !== undefined || list === undefined) return besideDivision(nodes, target, spot.divisionList, index);
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
  | { readonly status: 'ok'; readonly list?: ChildList; readonly divisionList?: ConfigPath; readonly index: number }
  | Extract<DropVerdict, { status: 'refused' }>;

function insideOf(outline: Outline, node: OutlineNode | undefined): Spot {
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
  if (node.kind === 'division') return { status: 'ok', divisionList: listPath, index };
  const lists = parentOf(outline, node)?.lists ?? outline.lists;
  const list = lists.find(({ path }) => isSamePath(path, listPath));
  return list === undefined
    ? refused(`Nothing can be put beside “${nameOfEntry(node)}”.`)
    : { status: 'ok', list, index };
}

/** Divisions stand among their own kind only: a tab beside tabs, in the same list or another one of tabs. */
function besideDivision(
  nodes: readonly OutlineNode[],
  target: DropTarget,
  listPath: ConfigPath | undefined,
  index: number,
): DropVerdict {
  const beside = target.node === undefined ? 'that' : `“${nameOfEntry(target.node)}”`;
  const other = nodes.find(({ path }) => listPath === undefined || path.at(-2) !== listPath.at(-1));
  if (other !== undefined || listPath === undefined) {
    return refused(`${capital(what(nodes, other))} cannot stand beside ${beside}, which is an entry of another kind.`);
  }
  return { status: 'ok', listPath, index };
}

function refused(reason: string): Extract<DropVerdict, { status: 'refused' }> {
  return { status: 'refused', reason };
}

function what(nodes: readonly OutlineNode[], one: OutlineNode | undefined): string {
  const { kind } = one ?? {};
  const noun =
    kind === 'group' ? 'the group' : kind === 'link' ? 'the link' : kind === 'division' ? 'the part' : 'the page';
  const node = one ?? nodes[0];
  return node === undefined ? 'this' : `${noun} “${nameOfEntry(node)}”`;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Whether putting something at the target would put it into `node` (or right where it is, for the node itself). */
function isWithin(target: OutlineNode, node: OutlineNode, place: DropTarget['place']): boolean {
  if (isSamePath(target.path, node.path)) return place === 'into';
  return isInside(target.path, node.path);
}

/** The entry around another; `undefined` at the top. Asked at every place that a drag passes, so it walks one branch only. */
export function parentOf(outline: Outline, node: OutlineNode): OutlineNode | undefined {
  let parent: OutlineNode | undefined;
  let nodes = outline.roots;
  for (;;) {
    const next = nodes.find(({ path }) => isInside(node.path, path));
    if (next === undefined) return parent;
    parent = next;
    nodes = next.children;
  }
}
