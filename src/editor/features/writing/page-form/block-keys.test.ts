import { expect, it } from 'vitest';
import { readPageBlocks } from '../../../../page-source/blocks/page-blocks.ts';
import { type KeyedEntries, keyEntries, type ListedEntries, NOTHING_KEYED } from './block-keys.ts';

/** The blocks of a text, with an empty field opened at an index, and one at the end. */
function listed(text: string, draft?: number): ListedEntries {
  const entries: ListedEntries['entries'][number][] = [...readPageBlocks(text)];
  if (draft !== undefined) entries.splice(draft, 0, undefined);
  return { text, entries: [...entries, undefined], hasEnd: true };
}

function sequence(...lists: readonly ListedEntries[]): readonly (readonly string[])[] {
  let keyed: KeyedEntries = NOTHING_KEYED;
  return lists.map((list) => {
    keyed = keyEntries(keyed, list);
    expect(new Set(keyed.keys).size).toBe(list.entries.length);
    return keyed.keys;
  });
}

it('keeps the fields below of what is put in above them', () => {
  const [before = [], after = []] = sequence(
    listed('One.\n\n## Two\n\n| A |\n| - |\n'),
    listed('One.\n\nNew.\n\n## Two\n\n| A |\n| - |\n'),
  );
  expect([after[0], ...after.slice(2)]).toEqual(before);
});

it('keeps the field of words that are typed, whatever they become', () => {
  const [before, list, longer] = sequence(
    listed('One.\n\nTwo.\n'),
    listed('One.\n\n- Two.\n'),
    listed('One!\n\n- Two.\n'),
  );
  expect(list).toEqual(before);
  expect(longer).toEqual(before);
});

it('gives words that become a heading another field', () => {
  const [before = [], after = []] = sequence(listed('One.\n\nTwo.\n'), listed('One.\n\n## Two\n'));
  expect(after[0]).toBe(before[0]);
  expect(after[1]).not.toBe(before[1]);
});

it('keeps an empty field when words are typed in it, between blocks and at the end', () => {
  const [before = [], open = [], typed = []] = sequence(
    listed('One.\n\nTwo.\n'),
    listed('One.\n\nTwo.\n', 1),
    listed('One.\n\nN\n\nTwo.\n'),
  );
  expect([open[0], ...open.slice(2)]).toEqual(before);
  expect(typed).toEqual(open);
  const [shorter = [], atEnd = []] = sequence(listed('One.\n'), listed('One.\n\nN\n'));
  expect(atEnd.slice(0, 2)).toEqual(shorter);
});

it('keeps the fields around what is removed, also among blocks that are alike', () => {
  const [before = [], after = []] = sequence(listed('A.\n\n---\n\n---\n\nB.\n'), listed('A.\n\n---\n\nB.\n'));
  expect(after).toEqual([before[0], before[1], ...before.slice(3)]);
});
