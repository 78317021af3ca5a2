import type { Spot, WritingRule } from '../writing-rule.ts';

const FEWEST = 4;

/** Of a list in which one item alone is different, the form of the others is the list's. */
export const unlikeItems: WritingRule = {
  over: 'writing',
  theme: 'prose',
  from: 'strict',
  code: 'writing/unlike-items',
  title: 'List item that ends unlike the others',
  why: 'Items in one form are read as one list. Another one looks like a mistake, or like something else.',
  run: ({ text, prose }) =>
    prose.lists.flatMap(({ items }): Spot[] => {
      const firsts = items.flatMap(({ first }) =>
        first ? [{ ...first, words: text.slice(first.start, first.end) }] : [],
      );
      if (firsts.length < FEWEST || firsts.length !== items.length) return [];
      const stopped = firsts.filter(
        ({ words }) => /[^.]\.$/.test(words) && !/(?:^|\s)(?:etc|e\.g|i\.e)\.$|^(?:…|\.\.\.|and )/i.test(words),
      );
      const open = firsts.filter(({ words }) => /[\p{L}\p{N}]$/u.test(words));
      if (stopped.length + open.length !== firsts.length) return [];
      const isStopMissing = open.length === 1;
      const [odd] = isStopMissing ? open : stopped.length === 1 ? stopped : [];
      // Several sentences need their full stops.
      if (odd === undefined || (!isStopMissing && /[.!?]\s/.test(odd.words.slice(0, -1)))) return [];
      return [
        {
          start: odd.start,
          end: odd.end,
          subject: [odd.words],
          message: isStopMissing
            ? 'This item has no full stop, and all others of the list have one.'
            : 'This item has a full stop, and no other of the list has one.',
          hint: 'Write all items of a list in the same form.',
          fix: isStopMissing
            ? { title: 'Add the full stop', edits: [{ start: odd.end, end: odd.end, text: '.' }] }
            : { title: 'Remove the full stop', edits: [{ start: odd.end - 1, end: odd.end, text: '' }] },
        },
      ];
    }),
};
