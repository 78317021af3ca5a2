import type { Spot, WritingRule } from '../writing-rule.ts';

export const emptySection: WritingRule = {
  over: 'writing',
  theme: 'headings',
  from: 'gentle',
  code: 'writing/empty-section',
  title: 'Heading with nothing below it',
  why: 'It promises something, in the table of contents too, and readers find nothing.',
  run({ text, headings, page, parts: { comments } }) {
    return headings.flatMap(({ level, start, end, text: words }, index): Spot[] => {
      const next = headings[index + 1];
      // At the end of a page, what is made of an API description may follow.
      if (next === undefined ? page === undefined || page.addition !== undefined : next.level > level) return [];
      let between = text.slice(end, next?.start ?? text.length);
      for (const comment of comments) between = between.replace(text.slice(comment.start, comment.end), '');
      if (between.trim() !== '' || words === '') return [];
      return [
        {
          start,
          end,
          subject: [words],
          message: `Nothing stands below the heading \`${words}\`.`,
          hint: 'Write its part, or remove the heading until it is written.',
        },
      ];
    });
  },
};
