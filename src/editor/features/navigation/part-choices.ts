/** Which parts of a site may be added, and where. Pure. */
import { type PartSpot, partSpot } from '../../../authoring/navigation-edit/add-part.ts';
import { PART_KINDS, type PartKind } from '../../../authoring/navigation-edit/division-kinds.ts';
import { findEntry, type Outline, type OutlineNode } from '../../../authoring/navigation-edit/outline.ts';

export interface PartChoice {
  /** What it stands in; absent for the top. */
  readonly holder: OutlineNode | undefined;
  readonly spot: PartSpot;
}

/** Kinds that divide a whole site stand outermost, when there is no such part yet. */
const OUTER: ReadonlySet<PartKind> = new Set(['language', 'version', 'product']);

/**
 * Where a new part of a kind may stand, the best place first: beside others of its kind, else in what is empty, else
 * where it takes in what is there.
 *
 * @param chosen an entry that the new part shall be near to; without one, the way to the first page counts
 */
export function partChoices(outline: Outline, kind: PartKind, chosen: OutlineNode | undefined): readonly PartChoice[] {
  const choices = holdersNear(outline, chosen).flatMap((holder): readonly PartChoice[] => {
    const verdict = partSpot(outline, kind, holder);
    return verdict.status === 'ok' ? [{ holder, spot: verdict.spot }] : [];
  });
  const inner = choices.toReversed();
  const rank = ({ spot }: PartChoice): number => (spot.index > 0 ? 0 : spot.wraps ? 2 : 1);
  return (OUTER.has(kind) ? [...inner.filter(isBeside), ...choices.filter((one) => !isBeside(one))] : inner).toSorted(
    (one, other) => rank(one) - rank(other),
  );
}

function isBeside({ spot }: PartChoice): boolean {
  return spot.index > 0;
}

/** Kinds of which there is a place. */
export function offeredKinds(outline: Outline, chosen: OutlineNode | undefined): readonly PartKind[] {
  return PART_KINDS.filter((kind) => partChoices(outline, kind, chosen).length > 0);
}

/** Kinds that may stand in a part. */
export function kindsInside(outline: Outline, holder: OutlineNode): readonly PartKind[] {
  return PART_KINDS.filter((kind) => partSpot(outline, kind, holder).status === 'ok');
}

/** The top, and the parts on the way to the chosen entry, or to the first page. */
function holdersNear(outline: Outline, chosen: OutlineNode | undefined): readonly (OutlineNode | undefined)[] {
  const place = chosen && findEntry(outline.roots, chosen.path);
  if (place !== undefined) {
    return [undefined, ...[...place.ancestors, place.node].filter(({ kind }) => kind === 'division')];
  }
  const holders: (OutlineNode | undefined)[] = [undefined];
  for (let nodes = outline.roots; ; ) {
    const parts = nodes.filter(({ kind, href }) => kind === 'division' && href === undefined);
    const next = parts.find(({ isDefault }) => isDefault) ?? parts[0];
    if (next === undefined) return holders;
    holders.push(next);
    nodes = next.children;
  }
}
