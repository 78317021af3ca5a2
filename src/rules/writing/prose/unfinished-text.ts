import type { WritingRule } from '../writing-rule.ts';
import { findWords } from './find-words.ts';

const UNFINISHED = /(?<![\p{L}\p{N}_'’/-])(?:TODO|TBD|TBA|FIXME|lorem ipsum|Lorem ipsum)(?![\p{L}\p{N}_'’/-])/gu;

export const unfinishedText: WritingRule = {
  over: 'writing',
  theme: 'prose',
  from: 'gentle',
  code: 'writing/unfinished-text',
  title: 'Text that is still to be written',
  why: 'It is a note for whoever writes the page, and readers see it.',
  run: (page) =>
    findWords(page, UNFINISHED).map(({ start, end, match: [written] }) => ({
      start,
      end,
      subject: [written],
      message: `\`${written}\` stands in the text of the page.`,
      hint: 'Write what is missing, or put the note into a comment: `{/* … */}`.',
    })),
};
