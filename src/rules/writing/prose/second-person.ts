import type { WritingRule } from '../writing-rule.ts';
import { findWords } from './find-words.ts';

const DUTY = 'can|could|should|must|may|has to|have to|needs? to|wants? to';
/** Where a sentence begins, or goes on after its first words: "First, …". */
const BEGIN = '(?<=(?:^|[.!?:,] )(?:then )?)';

/**
 * Who reads, spoken of as somebody else. Not "the user": on real pages that was the user of the reader's own program in most
 * cases. Not "one" within a sentence: "each one must be unique".
 */
const OTHERS = `the (?:reader|developer) (?:${DUTY})|${BEGIN}(?:readers|developers|one) (?:${DUTY})`;
/** Who writes and who reads, as if they sat side by side. "Let us know" and "we have to cancel it" are the makers alone. */
const TOGETHER = `let(?:'|’)s(?! know)|let us(?! know)|we(?: now|(?:'|’)ll now)? (?:need to|must)|${BEGIN}we(?: now)? have to`;
const WORDS = new RegExp(`(?<![\\p{L}\\p{N}'’-])(?:${OTHERS}|${TOGETHER})(?: also| now| first)? \\p{Ll}{2,30}`, 'giu');

export const secondPerson: WritingRule = {
  over: 'writing',
  theme: 'prose',
  from: 'strict',
  isEnglish: true,
  code: 'writing/second-person',
  title: 'Reader who is not spoken to',
  why: 'Whoever reads wants to know what to do. “You” and the imperative say it, and are shorter.',
  run: (page) =>
    findWords(page, WORDS).map(({ start, end, match: [written] }) => ({
      start,
      end,
      subject: [written.toLowerCase()],
      message: `\`${written}\` does not speak to the reader.`,
      hint: 'Say “you”, or what to do in the imperative.',
    })),
};
