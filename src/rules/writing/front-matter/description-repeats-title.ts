import type { WritingRule } from '../writing-rule.ts';
import { detailPlace } from './detail-place.ts';

export const descriptionRepeatsTitle: WritingRule = {
  over: 'writing',
  theme: 'front-matter',
  from: 'gentle',
  code: 'writing/description-repeats-title',
  title: 'Description that repeats the title',
  why: 'It stands right below the title, on the page and in search results, and tells readers nothing new.',
  run({ text, frontMatter: { title, description } }) {
    if (title === undefined || description === undefined || plain(title) !== plain(description)) return [];
    return [
      {
        ...detailPlace(text, 'description'),
        subject: [],
        message: 'The description says the same as the title.',
        hint: 'Say in one sentence what readers find on the page.',
      },
    ];
  },
};

function plain(words: string): string {
  return words
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
