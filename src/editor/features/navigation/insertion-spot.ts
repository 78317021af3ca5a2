/** Where something new is put when no place was pointed at. Pure. */
import type { ConfigPath } from '../../../engine/config/config-path.ts';
import { canDrop, type DropTarget } from '../../../engine/navigation-edit/can-drop.ts';
import { nameOfEntry, type Outline, type OutlineNode, walkOutline } from '../../../engine/navigation-edit/outline.ts';

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
  const holders = [...walkOutline(outline.roots)].map(({ node }) => node).filter(({ lists }) => lists.length > 0);
  const around = chosen && holders.filter(({ children }) => children.some(({ id }) => id === chosen.id)).at(-1);
  const isHolder = chosen?.kind === 'group' || chosen?.kind === 'division';
  const targets: DropTarget[] = [
    ...(chosen ? [{ node: chosen, place: isHolder ? ('into' as const) : ('after' as const) }] : []),
    ...(around ? [{ node: around, place: 'into' as const }] : []),
    ...(kind === 'group' ? [{ node: undefined, place: 'into' as const }] : []),
    ...holders.toReversed().map((node) => ({ node, place: 'into' as const })),
    { node: undefined, place: 'into' },
  ];
  for (const target of targets) {
    const verdict = canDrop(outline, [item], target);
    if (verdict.status !== 'ok') continue;
    const holder = target.place === 'into' ? target.node : around;
    const where = holder === undefined ? 'at the top' : `in ${nameOfEntry(holder)}`;
    return { listPath: verdict.listPath, index: verdict.index, where };
  }
  return undefined;
}
