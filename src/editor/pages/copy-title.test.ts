import fc from 'fast-check';
import { expect, test } from 'vitest';
import { copyTitle } from './copy-title.ts';

test.each([
  ['Guide', [], 'Guide (copy)'],
  ['Guide', ['Guide', 'Guide (copy)'], 'Guide (copy 2)'],
  ['Guide (copy)', ['Guide', 'Guide (copy)'], 'Guide (copy 2)'],
  ['Guide (copy 2)', ['Guide (copy)', 'Guide (copy 2)'], 'Guide (copy 3)'],
  ['Guide (copy 2)', ['Guide (copy 2)'], 'Guide (copy)'],
  ['Files (to copy)', [], 'Files (to copy) (copy)'],
])('calls a copy of %j beside %j %j', (title, taken, expected) => {
  expect(copyTitle(title, taken)).toBe(expected);
});

test('copies of copies all have titles of their own, numbered without a gap', () => {
  fc.assert(
    fc.property(fc.array(fc.nat({ max: 20 }), { maxLength: 12 }), (choices) => {
      const titles = ['Guide'];
      for (const choice of choices) titles.push(copyTitle(titles[choice % titles.length] ?? '', titles));
      const wanted = choices.map((_, at) => (at === 0 ? 'Guide (copy)' : `Guide (copy ${at + 1})`));
      expect(titles).toEqual(['Guide', ...wanted]);
    }),
  );
});
