import { expect, test } from 'vitest';
import type { RenamePlan } from '../../authoring/references/rename-heading.ts';
import { followWords, linkWords } from './rename-words.ts';

const NONE: RenamePlan = {
  kind: 'Step',
  idBefore: 'a',
  idAfter: 'b',
  hasOwnId: false,
  rewritten: 0,
  kept: 0,
  others: 0,
  torn: 0,
  files: [],
};

test.each<[Partial<RenamePlan>, readonly string[]]>([
  [{}, ['No link in the project leads to it.']],
  [{ rewritten: 1 }, ['1 link leads to it and will be updated.']],
  [{ rewritten: 2, kept: 1 }, ['2 links lead to it and will be updated.', '1 link to it keeps working.']],
  [{ hasOwnId: true }, ['This step has its own id, `#a`, which stays: links to it keep working.']],
  [{ hasOwnId: true, kept: 2 }, ['This step has its own id, `#a`, which stays: 2 links to it keep working.']],
  [
    { others: 1 },
    [
      '1 link to a heading with the same title on the page will be updated, because the numbers at the end of their ids change.',
    ],
  ],
  [{ torn: 1 }, ['1 link in a snippet stays as written: on another page that shows the snippet, it leads elsewhere.']],
])('%j', (plan, words) => {
  expect(linkWords({ ...NONE, ...plan })).toEqual(words);
});

test('a notice counts the links that have followed', () => {
  expect(followWords({ ...NONE, rewritten: 1 })).toBe('1 link was updated to the new title of the step');
  expect(followWords({ ...NONE, kind: 'Tab', rewritten: 2, others: 1 })).toBe(
    '3 links were updated to the new title of the tab',
  );
});
