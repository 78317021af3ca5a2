import type { Spot, WritingRule } from '../writing-rule.ts';

export const sameHeading: WritingRule = {
  over: 'writing',
  theme: 'headings',
  from: 'gentle',
  code: 'writing/same-heading',
  title: 'Two headings with the same words',
  why: 'Readers cannot tell them apart in the table of contents, and a link leads to the first of them.',
  run({ headings, around }) {
    const spots: Spot[] = [];
    const path: string[] = [];
    const seen = new Set<string>();
    for (const { level, start, end, text } of headings) {
      path.length = level;
      path[level - 1] = text.toLowerCase();
      if (text === '' || around(start).length > 0) continue;
      // The same words below two headings are parts of two things.
      const key = JSON.stringify(path);
      if (seen.has(key)) {
        spots.push({
          start,
          end,
          subject: [text],
          message: `A heading with the words \`${text}\` stands above already.`,
          hint: 'Say in each heading what only its part is about.',
        });
      }
      seen.add(key);
    }
    return spots;
  },
};
