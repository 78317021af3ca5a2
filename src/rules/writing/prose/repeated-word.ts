import type { WritingRule } from '../writing-rule.ts';
import { findWords } from './find-words.ts';

/** `that that` and `had had` can be meant, and names repeat themselves. */
const REPEATED =
  /(?<![\p{L}\p{N}'’-])(the|an?|is|are|to|of|and|in|for|with|this|you|your|it|be|or|on|from|as|by|at|we|will|can)[ \t]+\1(?![\p{L}\p{N}'’-])/giu;

export const repeatedWord: WritingRule = {
  over: 'writing',
  theme: 'prose',
  from: 'gentle',
  isEnglish: true,
  code: 'writing/repeated-word',
  title: 'Word that is written twice',
  why: 'It is a slip of the pen that makes readers stop.',
  run: (page) =>
    findWords(page, REPEATED)
      // `A a` is a letter, `IT it` a name.
      .filter(({ match: [whole, word = ''] }) => whole.endsWith(word) || whole.endsWith(word.toLowerCase()))
      .filter(({ match: [whole] }) => !/[A-Z]\W+[A-Z]|^A a$/.test(whole))
      .map(({ start, end, match: [whole, word = ''] }) => ({
        start,
        end,
        subject: [whole],
        message: `\`${word}\` is written twice.`,
        hint: 'Remove one of the two.',
        fix: { title: 'Remove one', edits: [{ start: start + word.length, end, text: '' }] },
      })),
};
