import fc from 'fast-check';
import { expect, test } from 'vitest';
import { applyDifference } from '../../../shared/text-difference.ts';
import { textDifferences } from './text-differences.ts';

const words = (count: number, from = 0): string =>
  Array.from({ length: count }, (_, index) => `<p>Paragraph ${from + index}.</p>`).join('\n');

function changed(before: string, after: string): string {
  return textDifferences(before, after).toReversed().reduce(applyDifference, before);
}

test('a heading and its entry far behind it are two places', () => {
  const page = (title: string): string => `<h2 id="${title}">${title}</h2>${words(300)}<li>${title}</li></ul>`;
  const [before, after] = [page('one'), page('ones')];
  const places = textDifferences(before, after);
  expect(places.map(({ start, end }) => before.slice(start, end))).toEqual(['">one', '']);
  expect(changed(before, after)).toBe(after);
});

test('what stands close together is one place', () => {
  const page = (title: string): string => `${words(100)}<b>${title}</b> and <i>${title}</i>${words(100, 100)}`;
  expect(textDifferences(page('one'), page('two'))).toHaveLength(1);
});

test('texts with nothing in common are one place', () => {
  expect(textDifferences(words(300), words(300).replaceAll('Paragraph', 'Other'))).toHaveLength(1);
  expect(textDifferences('same', 'same')).toEqual([]);
});

test('all places together make one text of the other, whatever was changed', () => {
  const edit = fc.record({ at: fc.nat(9_000), length: fc.nat(600), text: fc.string({ maxLength: 300 }) });
  fc.assert(
    fc.property(fc.array(edit, { maxLength: 12 }), fc.boolean(), (edits, isRepeated) => {
      const before = isRepeated ? words(20).repeat(20) : words(400);
      const after = edits.reduce(
        (text, { at, length, text: added }) => text.slice(0, at) + added + text.slice(at + length),
        before,
      );
      expect(changed(before, after)).toBe(after);
    }),
  );
});
