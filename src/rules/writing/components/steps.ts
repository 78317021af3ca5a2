import type { WritingRule } from '../writing-rule.ts';

const FEWEST = 3;

/** Numbered lists with code or pictures in at least two items: what readers do one after the other. */
export const steps: WritingRule = {
  over: 'writing',
  theme: 'components',
  from: 'gentle',
  code: 'writing/steps',
  title: 'Procedure outside of Steps',
  why: 'In `<Steps>` readers see where a step with code or pictures begins and ends, and links can lead to each.',
  run: ({ text, prose, around }) =>
    prose.lists
      .filter(({ isNumbered, items }) => isNumbered && items.length >= FEWEST)
      .filter(({ items }) => items.filter(({ hasMedia }) => hasMedia).length >= 2)
      // Terms and what they mean, each with an example, are no procedure.
      .filter(
        ({ items }) => !items.every(({ first }) => first && /^(?:\*\*|__)/.test(text.slice(first.start, first.end))),
      )
      .filter(({ start }) => !around(start).some((name) => /^Steps?$/.test(name)))
      .map(({ start, items }) => ({
        start,
        end: items[0]?.first?.end ?? start,
        subject: [String(items.length)],
        message: `The numbered list of ${items.length} items with code or pictures is a procedure.`,
        hint: 'Make each item a `<Step title="…">` inside `<Steps>`.',
      })),
};
