import { plainText } from '../../../page-source/headings/plain-text.ts';
import type { WritingRule } from '../writing-rule.ts';
import { writtenLinks } from './link-words.ts';

const SAYS_NOTHING = new Set(
  [
    'here, click here, right here, over here, see here, go here, this, this link, this page, this one, that page, link, the link',
    'page, this article, this document, this doc, this guide, this post, more, read more, learn more, see more, more info',
    'more information, details, click, click this link, follow this link, check here, read here, find it here',
  ]
    .join(', ')
    .split(', '),
);

export const linkText: WritingRule = {
  over: 'writing',
  theme: 'links',
  from: 'gentle',
  isEnglish: true,
  code: 'writing/link-text',
  title: 'Link that does not say where it leads',
  why: 'Screen readers list the links of a page without the words around them, and readers who skim see only the links.',
  run: (page) =>
    writtenLinks(page)
      .filter(({ hasLabel }) => !hasLabel)
      .map((link) => ({ ...link, said: plainText(page.text.slice(link.words.start, link.words.end)) }))
      .filter(({ said }) => SAYS_NOTHING.has(said.toLowerCase().replace(/^[\s→»>*_]+|[\s.:!…→»>*_]+$/g, '')))
      .map(({ words, said, address = '' }) => ({
        start: words.start,
        end: words.end,
        subject: [said, address],
        message: `The link text \`${said}\` does not say where the link leads.`,
        hint: 'Name the page or what readers find there, for example its title.',
      })),
};
