/** Words of a paragraph become a snippet that stands within it. Pure. */
import { blockAt, pathAtOffset } from '../../page-source/blocks/block-path.ts';
import { type PageBlock, readPageBlocks } from '../../page-source/blocks/page-blocks.ts';
import { pageOf } from '../../page-source/tree/page-of.ts';
import type { TextRange } from '../../project/text-edit.ts';
import { isMarkable, wholeWords } from './inline-elements.ts';
import type { SnippetPlan } from './make-snippet.ts';
import { type PageWords, wordsAt } from './page-words.ts';
import { snippetSource } from './snippet-source.ts';

const WITH_WORDS: ReadonlySet<PageBlock['kind']> = new Set(['heading', 'list', 'quote', 'table']);

export type NoSnippetOfWords = 'heading' | 'code' | 'reference';

/**
 * What would stand in a snippet of selected words; `undefined` where the selection is more than a part of one paragraph, item
 * or cell. Marks that are selected in part go along as a whole.
 */
export function planWords(
  text: string,
  selection: TextRange,
  file: string,
): SnippetPlan | NoSnippetOfWords | 'script' | undefined {
  const chosen = trimmed(text, selection);
  const block = chosen.end > chosen.start ? wordsBlockAt(text, chosen) : undefined;
  const words = block && wordsAt(text, chosen.start)?.words;
  if (!words || words.write || chosen.start < words.start || chosen.end > words.end) return undefined;
  const { value } = words;
  const own = { start: words.toShown(chosen.start), end: words.toShown(chosen.end) };
  if (isWhole(words, own)) return undefined;
  if (words.part === 'heading') return 'heading';
  if (!isMarkable(value, own)) return 'code';
  const whole = wholeWords(value, own);
  if (isWhole(words, whole)) return undefined;
  const range = { start: words.toSource(whole.start), end: words.toSource(whole.end) };
  if (range.start < block.start || range.end > block.end) return undefined;
  if (hasReference(text, range)) return 'reference';
  // Words in a file by themselves would be a paragraph of their own.
  const source = snippetSource(text, `<>${value.slice(whole.start, whole.end)}</>`, file);
  return source === undefined ? 'script' : { source, ...placeOf(words, whole) };
}

/** The block with words that a selection is a part of: not all of it, and no component. */
function wordsBlockAt(text: string, { start, end }: TextRange): PageBlock | undefined {
  const blocks = readPageBlocks(text);
  const path = pathAtOffset(blocks, start);
  const block = path === undefined ? undefined : blockAt(blocks, path);
  if (!block || start < block.start || end > block.end) return undefined;
  const isOfWords = block.kind === 'text' ? start > block.start || end < block.end : WITH_WORDS.has(block.kind);
  return isOfWords ? block : undefined;
}

function trimmed(text: string, { start, end }: TextRange): TextRange {
  const chosen = text.slice(start, end);
  const from = start + chosen.length - chosen.trimStart().length;
  return { start: from, end: Math.max(from, start + chosen.trimEnd().length) };
}

/** A whole paragraph or heading is a block. An item is one with its list. */
function isWhole({ part, value }: PageWords, { start, end }: TextRange): boolean {
  return (part === 'paragraph' || part === 'heading') && start === 0 && end >= value.trimEnd().length;
}

/** Whether words lead to a note at the foot of the page, or to an address that stands apart in it. */
function hasReference(text: string, { start, end }: TextRange): boolean {
  const words = spaced(text.slice(start, end));
  let isFound = false;
  pageOf(text).tree.iterate({
    enter: ({ name, node }) => {
      const label = name === 'LinkReference' ? node.getChild('LinkLabel') : null;
      isFound ||= label !== null && words.includes(spaced(text.slice(label.from, label.to)));
    },
  });
  return isFound;
}

function spaced(label: string): string {
  return label.replace(/\s+/g, ' ').toLowerCase();
}

/** A tag in a line of its own would end the paragraph: it goes on with the line below, or with the one above. */
function placeOf({ value, toSource }: PageWords, { start, end }: TextRange): Pick<SnippetPlan, 'range' | 'within'> {
  const before = value.slice(0, start);
  const behind = value.slice(end);
  const isAlone = /(?:^|\n)[ \t]*$/.test(before) && /^[ \t]*(?:\n|$)/.test(behind);
  const below = isAlone ? /^[ \t]*\n[ \t]*/.exec(behind)?.[0].length : undefined;
  const above = isAlone && below === undefined ? /[ \t]*\n[ \t]*$/.exec(before)?.[0].length : undefined;
  return {
    range: { start: toSource(start - (above ?? 0)), end: toSource(end + (below ?? 0)) },
    within: { lead: above === undefined ? '' : ' ', tail: below === undefined ? '' : ' ' },
  };
}
