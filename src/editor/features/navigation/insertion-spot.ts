/** Where something new is put when no place was pointed at. Pure. */

import { canDrop, type DropTarget } from '../../../authoring/navigation-edit/can-drop.ts';
import { findEntry, nameOfEntry, type Outline, type OutlineNode } from '../../../authoring/navigation-edit/outline.ts';
import type { ConfigPath } from '../../../config/config-path.ts';
import { navigationWords } from '../../words/navigation.ts';

export interface InsertionSpot {
  readonly listPath: ConfigPath;
  readonly index: number;
  /** "in Guides". */
  readonly where: string;
}

/** Something that is not in the navigation yet, for the rules of dropping. */
export function newcomer(kind: 'page' | 'group', label: string): OutlineNode {
  return { path: ['new'], id: 'new', kind, label, divisions: [], lists: [], children: [] };
}

/**
 * Into the chosen group or behind the chosen page; without a choice, or where that cannot be, into the last group that
 * takes it, and a group at the top. `undefined` when nothing takes it: then a group is needed first.
 */
export function insertionSpot(
  outline: Outline,
  kind: 'page' | 'group',
  chosen: OutlineNode | undefined,
): InsertionSpot | undefined {
  const item = newcomer(kind, '');
  const around = chosen && findEntry(outline.roots, chosen.path)?.parent;
  for (const target of targets(outline, kind, chosen, around)) {
    const verdict = canDrop(outline, [item], target);
    if (verdict.status !== 'ok') continue;
    const holder = target.place === 'into' ? target.node : around;
    const where = holder === undefined ? navigationWords.atTop : navigationWords.inGroup(nameOfEntry(holder));
    return { listPath: verdict.listPath, index: verdict.index, where };
  }
  return undefined;
}

/** The best places first. */
function* targets(
  { roots }: Outline,
  kind: 'page' | 'group',
  chosen: OutlineNode | undefined,
  around: OutlineNode | undefined,
): Generator<DropTarget> {
  const isHolder = chosen?.kind === 'group' || chosen?.kind === 'division';
  if (chosen) yield { node: chosen, place: isHolder ? 'into' : 'after' };
  if (around) yield { node: around, place: 'into' };
  if (kind === 'group') yield { node: undefined, place: 'into' };
  for (const node of holdersFromBehind(roots)) yield { node, place: 'into' };
  yield { node: undefined, place: 'into' };
}

function* holdersFromBehind(nodes: readonly OutlineNode[]): Generator<OutlineNode> {
  for (let at = nodes.length - 1; at >= 0; at--) {
    const node = nodes[at];
    if (node === undefined) continue;
    yield* holdersFromBehind(node.children);
    if (node.lists.length > 0) yield node;
  }
}
