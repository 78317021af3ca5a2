/** Which problems belong to which block of a page. Pure. */
import { pathAtOffset } from '../../../../../page-source/blocks/block-path.ts';
import type { PageBlock } from '../../../../../page-source/blocks/page-blocks.ts';
import type { Diagnostic } from '../../../../../project/diagnostics.ts';
import type { TextRange } from '../../../../../project/text-edit.ts';
import { offsetAt } from '../../../../../project/text-position.ts';
import { textDifference } from '../../../../../shared/text-difference.ts';

/** In the place of a path: the details of the page, above its blocks. */
export const DETAILS = 'details';

export interface PlacedProblem {
  readonly problem: Diagnostic;
  /** Where it is in the text as it is now. */
  readonly range: TextRange;
}

/** Problems by the path of the innermost block that they begin in, or `DETAILS`. */
export type MarksByPath = ReadonlyMap<string, readonly PlacedProblem[]>;

/** The places of problems in the text that they were told of; those without a place are left out. */
export function placeProblems(text: string, problems: readonly Diagnostic[]): readonly PlacedProblem[] {
  return problems.flatMap((problem): PlacedProblem[] => {
    if (problem.range === undefined) return [];
    const [start, end] = [offsetAt(text, problem.range.start), offsetAt(text, problem.range.end)];
    return [{ problem, range: { start, end: Math.max(start, end) } }];
  });
}

/**
 * The same places in a text that was edited since. What was deleted takes its problems along; those of words that were
 * written anew stay until the page has been looked at again.
 */
export function movePlaces(places: readonly PlacedProblem[], before: string, now: string): readonly PlacedProblem[] {
  const difference = textDifference(before, now);
  if (difference === undefined) return places;
  const { start, end, text } = difference;
  const by = text.length - (end - start);
  const moved = (offset: number) =>
    offset <= start ? offset : offset >= end ? offset + by : Math.min(offset, start + text.length);
  return places.flatMap((place): PlacedProblem[] => {
    const { range } = place;
    if (text === '' && range.start >= start && range.end <= end && range.end > range.start) return [];
    return [{ ...place, range: { start: moved(range.start), end: moved(range.end) } }];
  });
}

/** @param bodyStart offset behind the front matter */
export function marksOf(
  places: readonly PlacedProblem[],
  blocks: readonly PageBlock[],
  bodyStart: number,
): MarksByPath {
  const marks = new Map<string, PlacedProblem[]>();
  for (const place of places) {
    const path = place.range.start < bodyStart ? DETAILS : pathAtOffset(blocks, place.range.start);
    if (path === undefined) continue;
    const own = marks.get(path);
    if (own) own.push(place);
    else marks.set(path, [place]);
  }
  return marks;
}
