import type { WritingRule } from '../writing-rule.ts';

/** `**Words**` alone in a paragraph, above another block. */
const BOLD = /^(\*\*|__)(?=\S)[^*_\n]{2,60}\1$/;

export const boldHeading: WritingRule = {
  over: 'writing',
  theme: 'headings',
  from: 'strict',
  code: 'writing/bold-heading',
  title: 'Bold words in the place of a heading',
  why: 'They look like a heading, but are missing in the table of contents, in links and for screen readers.',
  run: ({ text, prose, around }) =>
    prose.paragraphs
      .filter(
        ({ start, end, isInItem }) => !isInItem && BOLD.test(text.slice(start, end)) && around(start).length === 0,
      )
      .filter(({ start, end }) => !/[.!?,;:]\W*$/.test(text.slice(start, end)))
      .map(({ start, end }) => ({
        start,
        end,
        subject: [text.slice(start, end)],
        message: `\`${text.slice(start + 2, end - 2)}\` stands alone in bold, like a heading.`,
        hint: 'Make it a heading of the level below the heading above it.',
      })),
};
