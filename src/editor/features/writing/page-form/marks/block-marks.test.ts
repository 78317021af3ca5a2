import { expect, test } from 'vitest';
import { readPageBlocks } from '../../../../../page-source/blocks/page-blocks.ts';
import type { Diagnostic } from '../../../../../project/diagnostics.ts';
import { rangeBetween } from '../../../../../project/text-position.ts';
import { DETAILS, marksOf, movePlaces, placeProblems } from './block-marks.ts';
import { createMarksStore } from './marks-store.ts';

const PAGE = '---\ntitle: A\n---\n\n## Boats\n\nRow the boat.\n\n<Note>\n  Two oars.\n</Note>\n';

function problemAt(words: string, text = PAGE): Diagnostic {
  const start = text.indexOf(words);
  return {
    code: 'writing/link-text',
    severity: 'advice',
    message: words,
    range: rangeBetween(text, start, start + words.length),
  };
}

const found = (text: string, places: ReturnType<typeof placeProblems>) =>
  [...marksOf(places, readPageBlocks(text), PAGE.indexOf('\n## '))].map(
    ([path, own]) => `${path}: ${own.map(({ problem }) => problem.message).join(', ')}`,
  );

test('a problem belongs to the innermost block that it begins in', () => {
  const places = placeProblems(
    PAGE,
    ['A', 'Boats', 'boat', 'oars'].map((words) => problemAt(words)),
  );
  expect(found(PAGE, places)).toEqual([`${DETAILS}: A`, '0: Boats', '1: boat', '2.0: oars']);
  const nowhere: Diagnostic = { code: 'writing/same-title', severity: 'advice', message: 'None.' };
  expect(placeProblems(PAGE, [nowhere])).toEqual([]);
});

test('places go along with what is typed above, within and below', () => {
  const places = placeProblems(PAGE, [problemAt('boat')]);
  const above = PAGE.replace('## Boats', 'One.\n\n## Boats');
  expect(found(above, movePlaces(places, PAGE, above))).toEqual(['2: boat']);
  const within = PAGE.replace('boat', 'boot');
  expect(found(within, movePlaces(places, PAGE, within))).toEqual(['1: boat']);
  const gone = PAGE.replace('Row the boat.\n\n', '');
  expect(found(gone, movePlaces(places, PAGE, gone))).toEqual([]);
  expect(movePlaces(places, PAGE, PAGE)).toBe(places);
});

test('a block hears only when something else is found in it', () => {
  const store = createMarksStore();
  let heard = 0;
  store.subscribe(() => heard++);
  const [boats, boat] = [problemAt('Boats'), problemAt('boat')];
  const set = (text: string, ...problems: Diagnostic[]) =>
    store.set(marksOf(placeProblems(text, problems), readPageBlocks(text), 0));
  set(PAGE, boats, boat);
  const first = store.at('0');
  set(PAGE, boats, boat);
  expect([heard, store.at('0') === first, store.at('5')]).toEqual([1, true, []]);
  set(PAGE, boats);
  expect([heard, store.at('0') === first, store.at('1')]).toEqual([2, true, []]);
  expect(store.rangeOf(boats)).toMatchObject({ start: PAGE.indexOf('Boats') });
});
