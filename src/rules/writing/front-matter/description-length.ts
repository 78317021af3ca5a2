import type { WritingRule } from '../writing-rule.ts';
import { detailPlace } from './detail-place.ts';

/** Search engines show about 160 characters; a little more does no harm. */
const LONGEST = 200;
const FEWEST_WORDS = 3;

export const descriptionLength: WritingRule = {
  over: 'writing',
  theme: 'front-matter',
  from: 'gentle',
  code: 'writing/description-length',
  title: 'Description that is too long or too short',
  why: 'Search results and shared links show it below the title: about 160 characters of it, and no more than it says.',
  run({ text, frontMatter: { description = '' } }) {
    const words = description.split(/\s+/).filter((word) => word !== '').length;
    // Languages without blanks between words say much in few of them.
    const isShort = words > 0 && words < FEWEST_WORDS && /^[\p{Script=Latin}\P{L}]*$/u.test(description);
    if (!isShort && description.length <= LONGEST) return [];
    return [
      {
        ...detailPlace(text, 'description'),
        subject: [],
        message: isShort
          ? `The description has ${words === 1 ? 'one word' : `${words} words`}, too few to say what the page is about.`
          : `The description has ${description.length} characters, more than search results show.`,
        hint: 'Say in one sentence what readers find on the page.',
      },
    ];
  },
};
