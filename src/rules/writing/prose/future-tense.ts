import type { WritingRule } from '../writing-rule.ts';
import { findWords } from './find-words.ts';

const FUTURE =
  /(?<![\p{L}\p{N}'’-])(?:it|this|that|which|you|they|there|we|the \p{L}{1,30})(?:'ll|’ll| will)(?: not)? (?:then )?\p{Ll}{2,30}(?![\p{L}\p{N}'’-])/giu;

export const futureTense: WritingRule = {
  over: 'writing',
  theme: 'prose',
  from: 'strict',
  isEnglish: true,
  code: 'writing/future-tense',
  title: 'Future tense for what is so now',
  why: 'What a program does, it does whenever readers try it. The present tense is shorter, and nobody asks when.',
  run: (page) =>
    findWords(page, FUTURE).map(({ start, end, match: [written] }) => ({
      start,
      end,
      subject: [written.toLowerCase()],
      message: `\`${written}\` speaks of the future.`,
      hint: 'Say what happens in the present tense.',
    })),
};
