import { plainAttribute } from '../../../page-source/headings/tag-attributes.ts';
import { scanTextTags } from '../../../page-source/scan-tags.ts';
import type { Spot, WritingRule } from '../writing-rule.ts';

const SAYS_NOTHING =
  /^(?:(?:an? |the )?(?:image|img|picture|photo|pic|screenshot|screen shot|diagram|figure|graphic|logo|icon|alt|alt text|untitled)(?:[ _-]?\d*)?|image description|description)$/i;
const FILE_NAME = /^[\w .@()-]+\.(?:png|jpe?g|gif|svg|webp|avif)$/i;

export const altSaysNothing: WritingRule = {
  over: 'writing',
  theme: 'media',
  from: 'gentle',
  code: 'writing/alt-says-nothing',
  title: 'Picture whose text says nothing',
  why: 'Screen readers say that there is a picture. What it shows has to stand in its text.',
  run({ text, parts: { links } }) {
    const plain = links
      .filter(({ kind }) => kind === 'image')
      .map(({ words }) => ({ start: words.start, written: text.slice(words.start, words.end) }));
    const tagged = scanTextTags(text)
      .filter(({ name, kind }) => name === 'img' && kind !== 'close')
      .flatMap((tag) => plainAttribute(text, tag, 'alt') ?? []);
    return [...plain, ...tagged]
      .filter(({ written }) => SAYS_NOTHING.test(written.trim()) || FILE_NAME.test(written.trim()))
      .sort((one, other) => one.start - other.start)
      .map(
        ({ start, written }): Spot => ({
          start,
          end: start + written.length,
          subject: [written],
          message: `The text \`${written.trim()}\` of the picture does not say what it shows.`,
          hint: 'Say in a few words what readers see in it.',
        }),
      );
  },
};
