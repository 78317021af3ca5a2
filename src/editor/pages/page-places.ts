/** Where pages may stand in the navigation, in words. Pure. */

import { canDrop, type DropTarget } from '../../authoring/navigation-edit/can-drop.ts';
import { nameOfEntry, type Outline, type OutlineNode, walkOutline } from '../../authoring/navigation-edit/outline.ts';
import type { ConfigPath } from '../../config/config-path.ts';
import { pagePlaceWords } from '../words/pages.ts';

export interface PagePlace {
  /** “After “Quickstart””, “In Guides › Start”. */
  readonly label: string;
  readonly listPath: ConfigPath;
  readonly index: number;
  /** The page after which it stands, or the last one of the group: new files go into its folder. */
  readonly beside?: string;
  /** Title of the group that comes with the first page, where the navigation has none yet. */
  readonly group?: string;
}

const NEWCOMER: OutlineNode = {
  path: ['new'],
  id: 'new',
  kind: 'page',
  label: '',
  divisions: [],
  lists: [],
  children: [],
};

/**
 * Where pages may stand: first behind the entry that is pointed at (in it, where it is a group), then at the end of every
 * group, in the order of the navigation. Where there is no group at all, in a new one.
 */
export function pagePlaces(outline: Outline | undefined, pointedAt: OutlineNode | undefined): readonly PagePlace[] {
  if (outline === undefined) return [];
  const first: PagePlace[] = [];
  const groups: PagePlace[] = [];
  const add = (places: PagePlace[], label: string, target: DropTarget, beside: string | undefined): void => {
    const verdict = canDrop(outline, [NEWCOMER], target);
    if (verdict.status !== 'ok') return;
    const { listPath, index } = verdict;
    places.push({ label, listPath, index, ...(beside !== undefined && { beside }) });
  };
  if (pointedAt !== undefined && !isHolder(pointedAt)) {
    const label = pagePlaceWords.after(nameOfEntry(pointedAt));
    add(first, label, { node: pointedAt, place: 'after' }, pointedAt.page);
  }
  const trail: string[] = [];
  for (const { node, depth } of walkOutline(outline.roots)) {
    trail.length = depth;
    trail[depth] = node.label;
    if (!isHolder(node)) continue;
    const label = pagePlaceWords.inGroup(trail.filter((name) => name.trim() !== '').join(' › '));
    const beside = node.children.findLast(({ page }) => page !== undefined)?.page;
    add(node.id === pointedAt?.id ? first : groups, label, { node, place: 'into' }, beside);
  }
  return outline.roots.length === 0 ? firstGroup(outline) : [...first, ...groups];
}

/** A navigation in which nothing stands yet gets its first group together with its first page. */
function firstGroup(outline: Outline): readonly PagePlace[] {
  const top = topPlace(outline);
  const group = pagePlaceWords.firstGroup;
  return top === undefined ? [] : [{ ...top, label: pagePlaceWords.inNewGroup(group), group }];
}

/** Behind the last group of the top level, for groups; `undefined` where the format has none there. */
export function topPlace(outline: Outline | undefined): PagePlace | undefined {
  const group: OutlineNode = { ...NEWCOMER, kind: 'group' };
  const verdict = outline && canDrop(outline, [group], { node: undefined, place: 'into' });
  if (verdict?.status !== 'ok') return undefined;
  return { label: pagePlaceWords.atEnd, listPath: verdict.listPath, index: verdict.index };
}

/** The entry of a page, for `pagePlaces`. */
export function entryOfPage(outline: Outline | undefined, page: string | undefined): OutlineNode | undefined {
  if (outline === undefined || page === undefined) return undefined;
  return walkOutline(outline.roots).find(({ node }) => node.page === page)?.node;
}

function isHolder({ kind }: OutlineNode): boolean {
  return kind === 'group' || kind === 'division';
}

/** The place behind an entry that names this file; `undefined` for a page outside of the navigation. */
export function placeAfter(outline: Outline | undefined, file: string): PagePlace | undefined {
  const node = outline && walkOutline(outline.roots).find((step) => step.node.file === file)?.node;
  if (node === undefined) return undefined;
  return { label: node.label, listPath: node.path.slice(0, -1), index: Number(node.path.at(-1)) + 1 };
}
