import { HIDDEN } from '../../../page-source/prose/read-prose.ts';
import type { Spot, WritingRule } from '../writing-rule.ts';
import { writtenLinks } from './link-words.ts';

const ADDRESS = /\bhttps?:\/\/[^\s<>()[\]{}"'`*|]+/g;
/** There the address itself is what readers need. */
const OWN_MACHINE = /^https?:\/\/(?:localhost|\d+\.\d+\.\d+\.\d+|[^/]*\bexample\.(?:com|org|net)|your[-\w.]*|<)/i;

export const bareAddress: WritingRule = {
  over: 'writing',
  theme: 'links',
  from: 'gentle',
  code: 'writing/bare-address',
  title: 'Address in the place of words',
  why: 'Readers see a row of signs, and screen readers spell it. Words say where the link leads, and stay when the address changes.',
  run(page) {
    const { text, prose } = page;
    const linked = writtenLinks(page).flatMap(({ words, address }): Spot[] => {
      const said = text.slice(words.start, words.end).trim();
      return address !== undefined && /^https?:\/\/\S+$/.test(said) ? spotOf(words.start, said) : [];
    });
    const bare = prose.paragraphs.flatMap(({ start, end }) =>
      [...text.slice(start, end).matchAll(ADDRESS)].flatMap(({ index, 0: found }): Spot[] => {
        const at = start + index;
        const isInLink = page.parts.links.some((link) => at >= link.start && at < link.end);
        const paragraph = prose.paragraphs.find((one) => one.start === start);
        const isHidden = paragraph?.words.charAt(index) === HIDDEN;
        return isInLink || isHidden ? [] : spotOf(at, found.replace(/[.,;:!?]+$/, ''));
      }),
    );
    return [...linked, ...bare].sort((one, other) => one.start - other.start);
  },
};

function spotOf(start: number, address: string): Spot[] {
  if (OWN_MACHINE.test(address)) return [];
  return [
    {
      start,
      end: start + address.length,
      subject: [address],
      message: `\`${address}\` stands in the text as an address.`,
      hint: 'Write a link whose words say where it leads, or put it in backticks when it is meant as it is.',
    },
  ];
}
