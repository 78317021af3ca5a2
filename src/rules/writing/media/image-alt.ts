import { scanTextTags } from '../../../page-source/scan-tags.ts';
import type { Spot, WritingRule } from '../writing-rule.ts';

export const imageAlt: WritingRule = {
  over: 'writing',
  theme: 'media',
  from: 'gentle',
  code: 'writing/image-alt',
  title: 'Picture without a text',
  why: 'Readers who do not see the picture, and search engines, get nothing of what it shows.',
  run({ text, parts: { links } }) {
    const plain = links
      .filter(({ kind, words }) => kind === 'image' && text.slice(words.start, words.end).trim() === '')
      .map(({ start, end, address }) => spotOf(start, end, address && text.slice(address.start, address.end)));
    const tagged = scanTextTags(text).flatMap(({ name, kind, attributes, start, end }): Spot[] => {
      if (name !== 'img' || kind === 'close') return [];
      // An empty `alt` says that the picture is there for the eye alone. `{...props}` may hold one.
      if (attributes.some((one) => /^(?:alt|role|aria-hidden|aria-label)$/.test(one.name) || one.name === ''))
        return [];
      const source = attributes.find((one) => one.name === 'src')?.value;
      return [spotOf(start, end, source && text.slice(source.start + 1, source.end - 1))];
    });
    return [...plain, ...tagged].sort((one, other) => one.start - other.start);
  },
};

function spotOf(start: number, end: number, source = ''): Spot {
  return {
    start,
    end,
    subject: [source],
    message: `The picture \`${source}\` has no text that says what it shows.`,
    hint: 'Say in a few words what it shows: `![words](address)` or `alt="words"`. For a mere ornament write `alt=""`.',
  };
}
