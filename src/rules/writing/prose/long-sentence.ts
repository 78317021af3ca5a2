import type { WritingRule } from '../writing-rule.ts';
import { countWords, sentencesOf } from './sentences.ts';

const MOST_WORDS = 40;

export const longSentence: WritingRule = {
  over: 'writing',
  theme: 'prose',
  from: 'strict',
  code: 'writing/long-sentence',
  title: 'Long sentence',
  why: 'Readers have to keep its beginning in mind until its end. Two sentences are understood at the first reading.',
  run: ({ prose }) =>
    prose.paragraphs.flatMap((paragraph) =>
      sentencesOf(paragraph)
        .map((sentence) => ({ ...sentence, count: countWords(sentence.words) }))
        .filter(({ count }) => count > MOST_WORDS)
        .map(({ start, end, count }) => ({
          start,
          end,
          subject: [String(start - paragraph.start)],
          message: `The sentence has ${count} words.`,
          hint: `Make two or more of it, of at most ${MOST_WORDS} words, or a list.`,
        })),
    ),
};
