import type { WritingRule } from '../writing-rule.ts';

export const emptyHeading: WritingRule = {
  over: 'writing',
  theme: 'headings',
  from: 'strict',
  code: 'writing/empty-heading',
  title: 'Heading without words',
  why: 'Screen readers announce a heading and say nothing, and the table of contents has an empty line.',
  run: ({ text, parts: { headings } }) =>
    headings
      .filter(({ words }) => text.slice(words.start, words.end).trim() === '')
      .map(({ start, end }) => ({
        start,
        end,
        subject: [],
        message: 'This heading has no words.',
        hint: 'Give it words, or remove it.',
      })),
};
