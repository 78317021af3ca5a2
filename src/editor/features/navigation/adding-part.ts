/** What is asked for when a part of the site is added to, or behind, an entry. Pure. */
import { partSpot } from '../../../authoring/navigation-edit/add-part.ts';
import type { PartKind } from '../../../authoring/navigation-edit/division-kinds.ts';
import type { Outline, OutlineNode } from '../../../authoring/navigation-edit/outline.ts';
import { navigationPartWords as words } from '../../words/navigation-parts.ts';
import type { AddingPart } from './add-part-dialog.tsx';
import { kindsInside } from './part-choices.ts';

type Adding = AddingPart | { readonly reason: string };

/** A part that stands in an entry. */
export function partsInside(outline: Outline, holder: OutlineNode): Adding {
  const [first, ...others] = kindsInside(outline, holder);
  if (first === undefined) return reasonOf(outline, 'tab', holder);
  const at = (kind: PartKind) => choiceOf(outline, kind, holder);
  return { kinds: [first, ...others], at };
}

/** A part of the same kind behind an entry. */
export function partBeside(outline: Outline, node: OutlineNode, holder: OutlineNode | undefined): Adding {
  const { part: kind } = node;
  if (kind === undefined) return { reason: words.noPlace };
  return { kinds: [kind], at: () => choiceOf(outline, kind, holder, node) };
}

/** A link that all pages have. */
export function linkOnAll(outline: Outline): AddingPart {
  const holder = outline.roots.find(({ kind }) => kind === 'global');
  const index = holder?.children.filter(({ part }) => part === 'anchor').length ?? 0;
  const spot = { kind: 'anchor', holder: ['navigation', 'global'], index, wraps: false } as const;
  return { kinds: ['anchor'], at: () => ({ holder, spot }) };
}

function choiceOf(outline: Outline, kind: PartKind, holder: OutlineNode | undefined, after?: OutlineNode) {
  const verdict = partSpot(outline, kind, holder, after);
  return verdict.status === 'ok' ? { holder, spot: verdict.spot } : undefined;
}

function reasonOf(outline: Outline, kind: PartKind, holder: OutlineNode): { readonly reason: string } {
  const verdict = partSpot(outline, kind, holder);
  return { reason: verdict.status === 'refused' ? verdict.reason : words.noPlace };
}
