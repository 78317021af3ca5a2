/** The words and targets of the links of a page, in Markdown and in tags. */
import { readTagPairs } from '../../../page-source/tag-pairs.ts';
import type { TextRange } from '../../../project/text-edit.ts';
import type { WritingPage } from '../writing-page.ts';

export interface WrittenLink extends TextRange {
  readonly words: TextRange;
  /** As written; absent where it is computed. */
  readonly address?: string;
  /** It has a name for screen readers beside its words. */
  readonly hasLabel: boolean;
}

export function writtenLinks({ text, parts: { links } }: Pick<WritingPage, 'text' | 'parts'>): readonly WrittenLink[] {
  const plain = links
    .filter(({ kind }) => kind === 'link')
    .map(({ start, end, words, address }) => ({
      start,
      end,
      words,
      ...(address && { address: text.slice(address.start, address.end) }),
      hasLabel: false,
    }));
  if (!/<a[\s>]/.test(text)) return plain;
  const tagged = readTagPairs(text).flatMap(({ name, open, close }): WrittenLink[] => {
    if (name !== 'a') return [];
    const value = open.attributes.find((one) => one.name === 'href')?.value;
    if (value === undefined) return [];
    const address = value.kind === 'string' ? text.slice(value.start + 1, value.end - 1) : undefined;
    const hasLabel = open.attributes.some((one) => /^(?:aria-label|aria-labelledby|title)$/.test(one.name));
    return [
      {
        start: open.start,
        end: close.end,
        words: { start: open.end, end: close.start },
        ...(address !== undefined && { address }),
        hasLabel,
      },
    ];
  });
  return [...plain, ...tagged].sort((one, other) => one.start - other.start);
}
