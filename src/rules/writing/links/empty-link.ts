import type { WritingRule } from '../writing-rule.ts';
import { writtenLinks } from './link-words.ts';

export const emptyLink: WritingRule = {
  over: 'writing',
  theme: 'links',
  from: 'gentle',
  code: 'writing/empty-link',
  title: 'Link without words',
  why: 'Nobody sees it, and screen readers announce a link that says nothing.',
  run: (page) =>
    writtenLinks(page)
      .filter(({ words, hasLabel }) => !hasLabel && page.text.slice(words.start, words.end).trim() === '')
      .map(({ start, end, address = '' }) => ({
        start,
        end,
        subject: [address],
        message: `The link to \`${address}\` has no words.`,
        hint: 'Write words that say where it leads, or remove it.',
      })),
};
