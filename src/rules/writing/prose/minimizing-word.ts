import type { WritingRule } from '../writing-rule.ts';
import { findWords } from './find-words.ts';

const MINIMIZING =
  /(?<![\p{L}\p{N}'’-])(?:simply|obviously|of course|needless to say|as everyone knows|effortlessly|trivially)(?![\p{L}\p{N}'’-])/giu;

export const minimizingWord: WritingRule = {
  over: 'writing',
  theme: 'prose',
  from: 'strict',
  isEnglish: true,
  code: 'writing/minimizing-word',
  title: 'Word that makes little of what is to be done',
  why: 'For whom it is not simple, it is no help, and it tells nothing to all others.',
  run: (page) =>
    findWords(page, MINIMIZING).map(({ start, end, match: [written] }) => ({
      start,
      end,
      subject: [written.toLowerCase()],
      message: `\`${written}\` makes little of what readers have to do.`,
      hint: 'Leave it out.',
    })),
};
