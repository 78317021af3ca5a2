import type { WritingRule } from '../writing-rule.ts';
import { detailPlace } from './detail-place.ts';

/** Search engines cut titles at about this length. */
const LONGEST = 70;

export const titleLength: WritingRule = {
  over: 'writing',
  theme: 'front-matter',
  from: 'gentle',
  code: 'writing/title-length',
  title: 'Title that is cut off',
  why: 'Search engines and tabs show about the first 60 characters of a title, and the navigation fewer.',
  run({ text, frontMatter: { title = '' } }) {
    if (title.length <= LONGEST) return [];
    return [
      {
        ...detailPlace(text, 'title'),
        subject: [],
        message: `The title has ${title.length} characters, more than search results show.`,
        hint: 'Say what the page is about in at most 60 characters, and the rest in the description.',
      },
    ];
  },
};
