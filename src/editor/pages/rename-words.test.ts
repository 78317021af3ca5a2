import { expect, test } from 'vitest';
import type { RenamePlan } from '../../engine/references/rename-heading.ts';
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
  [{ rewritten: 1 }, ['1 link leads to it and will follow.']],
  [{ rewritten: 2, kept: 1 }, ['2 links lead to it and will follow.', '1 link to it goes on to work as written.']],
  [{ hasOwnId: true }, ['This step has its own id, `#a`, which stays: links to it go on to work as written.']],
  [
    { hasOwnId: true, kept: 2 },
    ['This step has its own id, `#a`, which stays: 2 links to it go on to work as written.'],
  ],
  [{ others: 1 }, ['1 link to a namesake on the page will follow, as the numbers behind their ids change.']],
  [
    { torn: 1 },
    ['1 link of a shared text stays as written: in another page that shows it, such a link leads elsewhere.'],
  ],
])('%j', (plan, words) => {
  expect(linkWords({ ...NONE, ...plan })).toEqual(words);
});

test('a notice counts the links that have followed', () => {
  expect(followWords({ ...NONE, rewritten: 1 })).toBe('1 link follows the new words of the step');
  expect(followWords({ ...NONE, kind: 'Tab', rewritten: 2, others: 1 })).toBe(
    '3 links follow the new words of the tab',
  );
});
