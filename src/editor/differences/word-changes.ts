/** Where two versions of some lines differ in words, as far as each place can be taken back alone. Pure. */
import type { TextRange } from '../../project/text-edit.ts';
import type { Passage } from './text-passages.ts';

/** A place where words differ; offsets in the lines then, and in the lines now. One of both may be empty. */
export interface WordChange {
  readonly before: TextRange;
  readonly after: TextRange;
}

/** What holds a page together: a tag that is taken back without its other end would leave a page that is broken. */
const STRUCTURE = /[\n\r<>{}|`]/;
/** Names of tags begin behind this. */
const BEGINS_TAG = /<\/?$/;
const LETTER = /[\p{L}\p{N}]/u;
/** With fewer letters the same, the lines were written anew: their words have nothing to do with each other. */
const LEAST_ALIKE = 0.4;

/**
 * @param passages the difference word by word, from the beginning to the end, with nothing left out
 * @returns in order; `undefined` where the lines are one change
 */
export function wordChanges(passages: readonly Passage[]): readonly WordChange[] | undefined {
  const places = changedPlaces(passages, (between) => !LETTER.test(between) && !between.includes('\n'));
  if (places.length < 2 || !isAlike(passages)) return undefined;
  const texts = textsOf(passages);
  const isStructure = ({ before, after }: WordChange) =>
    holdsTogether(texts.before, before) || holdsTogether(texts.after, after);
  const first = places.findIndex(isStructure);
  if (first < 0) return places;
  const last = places.findLastIndex(isStructure);
  const [from, to] = [places[first], places[last]];
  if (!from || !to) return undefined;
  const parts = [...places.slice(0, first), reach(from, to), ...places.slice(last + 1)];
  return parts.length < 2 ? undefined : parts;
}

function holdsTogether(text: string, { start, end }: TextRange): boolean {
  return STRUCTURE.test(text.slice(start, end)) || BEGINS_TAG.test(text.slice(Math.max(0, start - 2), start));
}

/**
 * Each place where something differs.
 * @param isNear whether two places with this between them are one; with nothing between them they always are
 */
export function changedPlaces(
  passages: readonly Passage[],
  isNear: (between: string) => boolean = () => false,
): readonly WordChange[] {
  const places: WordChange[] = [];
  let [then, now] = [0, 0];
  let goesOn = false;
  for (const passage of passages) {
    if (passage.kind === 'unchanged') continue;
    const { kind, text } = passage;
    if (kind === 'same') {
      goesOn &&= isNear(text);
      then += text.length;
      now += text.length;
      continue;
    }
    const place = {
      before: { start: then, end: kind === 'removed' ? then + text.length : then },
      after: { start: now, end: kind === 'added' ? now + text.length : now },
    };
    const last = goesOn ? places.pop() : undefined;
    places.push(last ? reach(last, place) : place);
    goesOn = true;
    then = place.before.end;
    now = place.after.end;
  }
  return places;
}

function reach(from: WordChange, to: WordChange): WordChange {
  return {
    before: { start: from.before.start, end: to.before.end },
    after: { start: from.after.start, end: to.after.end },
  };
}

function textsOf(passages: readonly Passage[]): { readonly before: string; readonly after: string } {
  let [before, after] = ['', ''];
  for (const passage of passages) {
    if (passage.kind === 'unchanged') continue;
    if (passage.kind !== 'added') before += passage.text;
    if (passage.kind !== 'removed') after += passage.text;
  }
  return { before, after };
}

function isAlike(passages: readonly Passage[]): boolean {
  const lettersOf = (wanted: Passage['kind']) =>
    passages.reduce((sum, passage) => {
      if (passage.kind === 'unchanged' || passage.kind !== wanted) return sum;
      return sum + passage.text.replace(/\s/g, '').length;
    }, 0);
  const same = lettersOf('same');
  return same >= LEAST_ALIKE * (same + Math.max(lettersOf('added'), lettersOf('removed')));
}
