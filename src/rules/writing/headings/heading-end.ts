import type { Spot, WritingRule } from '../writing-rule.ts';

export const headingEnd: WritingRule = {
  over: 'writing',
  theme: 'headings',
  from: 'gentle',
  code: 'writing/heading-end',
  title: 'Heading with a full stop or colon',
  why: 'Headings are labels, not sentences. The sign at the end is in the table of contents and in links to the part, too.',
  run: ({ text, headings }) =>
    headings.flatMap(({ textStart, textEnd, hasOwnId, quotes }): Spot[] => {
      const words = text.slice(textStart, textEnd).trimEnd();
      // Points of omission and short forms (`etc.`, `Inc.`, `v.`) end with a full stop of their own.
      const sign = /[^.\s][.:]$/.exec(words)?.[0].at(-1);
      if (sign === undefined || quotes || /(?:^|\s)(?:etc|inc|ltd|corp|co|vs|v|no|\p{L}(?:\.\p{L})+)\.$/iu.test(words))
        return [];
      // Of two sentences the last full stop is one of two.
      if (/[.!?]\s/.test(words)) return [];
      const at = textStart + words.length - 1;
      return [
        {
          start: at,
          end: at + 1,
          subject: [words],
          message: `The heading \`${words}\` ends with ${sign === ':' ? 'a colon' : 'a full stop'}.`,
          hint: hasOwnId ? 'Remove it.' : 'Remove it; links to the heading stay as they are.',
          fix: {
            title: `Remove the ${sign === ':' ? 'colon' : 'full stop'}`,
            edits: [{ start: at, end: at + 1, text: '' }],
          },
        },
      ];
    }),
};
