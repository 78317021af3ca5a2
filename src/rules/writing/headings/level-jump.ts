import type { Spot, WritingRule } from '../writing-rule.ts';

export const levelJump: WritingRule = {
  over: 'writing',
  theme: 'headings',
  from: 'gentle',
  code: 'writing/heading-jump',
  title: 'Heading that leaves out a level',
  why: 'Readers who go through a page by its headings, by ear or in the table of contents, look for the part that is left out.',
  run({ headings, page, around }) {
    // A text that pages take in stands below a heading of theirs.
    if (page === undefined) return [];
    const spots: Spot[] = [];
    let before = 1;
    for (const { level, start, end, text } of headings) {
      // In a card or a column a heading is chosen by its size, and begins nothing.
      if (around(start).length > 0) continue;
      if (level > before + 1) {
        spots.push({
          start,
          end,
          subject: [text],
          message: `The heading \`${text}\` has level ${level} below one of level ${before}.`,
          hint: `Write \`${'#'.repeat(before + 1)}\` for a part of what stands above it.`,
        });
      }
      before = level;
    }
    return spots;
  },
};
