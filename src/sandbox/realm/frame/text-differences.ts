import { type TextDifference, textDifference } from '../../../shared/text-difference.ts';

/** A difference that is shorter is one place, whatever is in it. */
const SHORTEST_SPLIT = 2_000;
/** Places with less than this between them are one. */
const BETWEEN = 400;
/** Within how many characters of its beginning a place ends. */
const REACHES = [200, 1_000, 4_000];
const MOST_PLACES = 6;

/**
 * The places in which two texts differ, in order: a heading and, far behind it, its entry in the list of contents. Each is of
 * the text `before`; made from the last to the first they give the text `after`. Nobody looks for the fewest characters.
 */
export function textDifferences(before: string, after: string): readonly TextDifference[] {
  const places: TextDifference[] = [];
  /** From where on the texts are still to be compared. */
  let [from, to] = [0, 0];
  for (;;) {
    const rest = textDifference(before.slice(from), after.slice(to));
    if (!rest) return places;
    const start = to + rest.start;
    const whole = { start: from + rest.start, end: from + rest.end, text: rest.text };
    const first = places.length < MOST_PLACES - 1 ? firstPlace(before, after, whole, start) : undefined;
    places.push(first ?? whole);
    if (!first) return places;
    from = first.end;
    to = start + first.text.length;
  }
}

/**
 * The first of several places that a difference spans; `undefined` where it is one.
 * @param start where the difference begins in the text `after`
 */
function firstPlace(before: string, after: string, whole: TextDifference, start: number): TextDifference | undefined {
  for (const reach of REACHES) {
    const same = whole.start + reach;
    if (whole.end - same < SHORTEST_SPLIT) return undefined;
    const near = after.slice(start, Math.min(start + 2 * reach + BETWEEN, start + whole.text.length));
    const at = near.indexOf(before.slice(same, same + BETWEEN));
    const difference = at < 0 ? undefined : textDifference(before.slice(whole.start, same), near.slice(0, at));
    // Both begin with what differs.
    if (difference) return { start: whole.start, end: whole.start + difference.end, text: difference.text };
  }
  return undefined;
}
