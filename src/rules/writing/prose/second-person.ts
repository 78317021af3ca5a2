import type { WritingRule } from '../writing-rule.ts';
import { findWords } from './find-words.ts';

/** Who reads, spoken of as somebody else: only with what they can, may or have to do, since users are often others. */
const OTHERS =
  '(?:the (?:user|reader|developer)|(?<=(?:^|[.!?:]\\s))(?:users|readers|developers)|one) (?:can|could|should|must|may|has to|have to|needs? to|wants? to)';
/** Who writes and who reads, as if they sat side by side. */
const TOGETHER = "let(?:'|’)s|let us|we(?: now|(?:'|’)ll now)? (?:need to|have to|must|should)";
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
