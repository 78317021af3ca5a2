/** Pages of lists for property tests, and what is in which of their items. */
import fc from 'fast-check';
import { pathOf } from '../../../page-source/blocks/block-path.ts';
import { itemsIn } from '../../../page-source/blocks/list-items.ts';
import { type PageBlock, readPageBlocks } from '../../../page-source/blocks/page-blocks.ts';
import { wordsIn } from './random-page.ts';

interface Item {
  readonly below: number;
  readonly list: List | undefined;
}
interface List {
  readonly sign: string;
  readonly isLoose: boolean;
  readonly items: readonly Item[];
}

const BELOW = ['', '\nmore % words', '\n\nparagraph %', '\n\n```js\ncode %\n\n  in\n```', '\n\n<Note>Note %.</Note>'];

const { list } = fc.letrec<{ list: List; item: Item }>((tie) => ({
  item: fc.record({ below: fc.nat(BELOW.length - 1), list: fc.option(tie('list'), { nil: undefined, maxDepth: 2 }) }),
  list: fc.record({
    sign: fc.constantFrom('-', '*', '- [ ]', '1.', '8.', '9)', '0.'),
    isLoose: fc.boolean(),
    items: fc.array(tie('item'), { minLength: 1, maxLength: 4 }),
  }),
}));

/** Right below words, only a list that begins with 1 is one. */
function gapAbove({ sign }: List): string {
  return /^[2-9]/.test(sign) ? '\n\n' : '\n';
}

function write({ sign, isLoose, items }: List): string {
  return items
    .map(({ below, list: inner }, index) => {
      const mark = /^\d/.test(sign)
        ? `${sign === '0.' ? 1 : Number.parseInt(sign, 10) + index}${sign.slice(-1)}`
        : sign;
      const words = `words %${BELOW[below]}${inner ? gapAbove(inner) + write(inner) : ''}`;
      const indent = ' '.repeat(mark.replace(' [ ]', '').length + 1);
      return `${mark} ${words.replace(/\n(?=[^\n])/g, `\n${indent}`)}`;
    })
    .join(isLoose ? '\n\n' : '\n');
}

/** Lists between paragraphs, and in a component that is indented far; each word that counts is there once. */
export const randomLists = fc
  .tuple(fc.array(list, { minLength: 1, maxLength: 2 }), fc.constantFrom('\n', '\r\n'), fc.boolean())
  .map(([lists, lineEnd, isInCard]) => {
    let count = 0;
    const body = `Above %.\n\n${lists.map(write).join('\n\nBetween %.\n\n')}\n\nBelow %.`;
    const text = isInCard ? `<Card title="%">\n${body.replace(/^(?=.)/gm, '    ')}\n</Card>\n` : `${body}\n`;
    return text.replace(/%/g, () => `w${count++}w`).replaceAll('\n', lineEnd);
  });

export function itemsOf(text: string): readonly (readonly [path: string, item: PageBlock])[] {
  const below = (blocks: readonly PageBlock[], list: string): (readonly [string, PageBlock])[] =>
    blocks.flatMap((block, index) => {
      const path = pathOf({ list, index });
      if (block.kind === 'item') return [[path, block], ...below(block.blocks, path)];
      return below(block.kind === 'list' ? itemsIn(text, block) : block.kind === 'element' ? block.blocks : [], path);
    });
  return below(readPageBlocks(text), '');
}

export const itemPaths = (text: string): readonly string[] => itemsOf(text).map(([path]) => path);

export const sorted = (words: readonly string[]) => words.toSorted().join(' ');

/** What each item says, with the items that it is in: which item is in which is not to change. */
export function tree(text: string): readonly string[] {
  return itemsOf(text).map(([, { start, end }]) => sorted(wordsIn(text.slice(start, end))));
}
