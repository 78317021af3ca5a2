import { expect, test } from 'vitest';
import { told } from '../testing/told.ts';

const page = (details: string) => `---\n${details}\n---\n\nText.\n`;

test('a title is no longer than search results show', () => {
  const title = `title: ${'Boats and oars '.repeat(5)}for everyone`;
  expect(told(page(title), 'title-length')).toEqual([`title-length: ${title}`]);
  expect(told(page('title: Boats'), 'title-length')).toEqual([]);
});

test.each([
  ['description: Boats', 1],
  ['description: All boats of the harbour.', 0],
  [`description: ${'All boats of the harbour, '.repeat(9)}`, 1],
  ['description: 港の船', 0],
])('the length of %j', (details, count) => {
  expect(told(page(details), 'description-length')).toHaveLength(count);
});

test('a description says more than the title', () => {
  expect(told(page('title: List of boats\ndescription: "List of boats."'), 'description-repeats-title')).toHaveLength(
    1,
  );
  expect(told(page('title: Boats\ndescription: All boats of the harbour.'), 'description-repeats-title')).toEqual([]);
});
