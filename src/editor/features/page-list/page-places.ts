/** Where pages may stand in the navigation, in words. Pure. */
import type { ConfigPath } from '../../../engine/config/config-path.ts';
import { canDrop, type DropTarget } from '../../../engine/navigation-edit/can-drop.ts';
import { type Outline, type OutlineNode, walkOutline } from '../../../engine/navigation-edit/outline.ts';

export interface PagePlace {
  /** “After Quickstart”, “Guides › Start”. */
  readonly label: string;
  readonly listPath: ConfigPath;
  readonly index: number;
  /** The page after which it stands, or the last one of the group: new files go into its folder. */
  readonly beside?: string;
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

/** Behind the page that is open where that is listed, then at the end of every group, in the order of the navigation. */
export function pagePlaces(outline: Outline | undefined, openPage: string | undefined): readonly PagePlace[] {
  if (outline === undefined) return [];
  const steps = walkOutline(outline.roots);
  const places: PagePlace[] = [];
  const add = (label: string, target: DropTarget, beside: string | undefined): void => {
    const verdict = canDrop(outline, [NEWCOMER], target);
    if (verdict.status !== 'ok') return;
    const { listPath, index } = verdict;
    places.push({ label, listPath, index, ...(beside !== undefined && { beside }) });
  };
  const open = openPage === undefined ? undefined : steps.find(({ node }) => node.page === openPage)?.node;
  if (open) add(`After “${open.label}”`, { node: open, place: 'after' }, open.page);
  const trail: string[] = [];
  for (const { node, depth } of steps) {
    trail.length = depth;
    trail[depth] = node.label;
    if (node.kind !== 'group' && node.kind !== 'division') continue;
    const label = `In ${trail.filter((name) => name.trim() !== '').join(' › ') || 'a group without a name'}`;
    add(label, { node, place: 'into' }, node.children.findLast(({ page }) => page !== undefined)?.page);
  }
  return places;
}

/** The place behind an entry that names this file; `undefined` for a page outside of the navigation. */
export function placeAfter(outline: Outline | undefined, file: string): PagePlace | undefined {
  const node = outline && walkOutline(outline.roots).find((step) => step.node.file === file)?.node;
  if (node === undefined) return undefined;
  return { label: node.label, listPath: node.path.slice(0, -1), index: Number(node.path.at(-1)) + 1 };
}
