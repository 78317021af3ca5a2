/** Sections of a page: a heading, or a component with a title, and all that stands below it. Pure. */
import { listAt } from '../../page-source/blocks/block-path.ts';
import { scanElements } from '../../page-source/blocks/jsx-elements.ts';
import { lineAt } from '../../page-source/blocks/lines.ts';
import { type PageBlock, readPageBlocks } from '../../page-source/blocks/page-blocks.ts';
import { readHeadings, type SourceHeading } from '../../page-source/headings/headings.ts';
import { type OutlineItem, readPageOutline } from '../../page-source/headings/page-outline.ts';
import { pageOf } from '../../page-source/tree/page-of.ts';
import { partsOf } from '../../page-source/tree/page-parts.ts';
import { markLength } from '../../project/text.ts';
import { applyTextEdits, lineEndOf, type TextEdit, type TextRange } from '../../project/text-edit.ts';
import { type BlockChange, isOpenFence } from './block-actions.ts';
import { hasOwnLines } from './block-edits.ts';

/** A page has its title in its details: no section becomes a second one. */
const HIGHEST_LEVEL = 2;
const DEEPEST_LEVEL = 6;

/**
 * Where a section may go: numbers of blocks of its own list, before which it would stand, in order. A heading never comes
 * to stand where one that is deeper would follow it, and so become its own.
 */
export function sectionTargets(items: readonly OutlineItem[], item: OutlineItem): readonly number[] {
  const own = item.blocks;
  if (!own) return [];
  const mates = items.filter(({ blocks, kind, level }) => {
    if (blocks?.list !== own.list || (kind === 'Heading') !== (item.kind === 'Heading')) return false;
    return kind !== 'Heading' || level <= item.level;
  });
  // The longest section of the list ends with it; a component ends with itself.
  const ends = items.filter(({ blocks, kind }) => blocks?.list === own.list && isAlike(kind, item.kind));
  const last = Math.max(...ends.map(({ blocks }) => blocks?.end ?? 0));
  const places = [...mates.flatMap(({ blocks }) => blocks?.first ?? []), last];
  return [...new Set(places)].filter((place) => place < own.first || place > own.end).sort((one, other) => one - other);
}

function isAlike(one: OutlineItem['kind'], other: OutlineItem['kind']): boolean {
  return (one === 'Heading') === (other === 'Heading');
}

/**
 * The next place up or down, for keys and menus: past one that is as high or higher.
 * @param by -1 is up
 */
export function nextTarget(items: readonly OutlineItem[], item: OutlineItem, by: -1 | 1): number | undefined {
  const { first = 0, end = 0 } = item.blocks ?? {};
  const targets = sectionTargets(items, item);
  return by < 0 ? targets.findLast((place) => place < first) : targets.find((place) => place > end);
}

/**
 * Moves a section with all that belongs to it before a block of its list; lines are carried over as they are. `undefined`
 * where it cannot stand there, or shares a line with something else.
 */
export function moveSection(text: string, item: OutlineItem, before: number): BlockChange | undefined {
  const blocks = item.blocks && listAt(readPageBlocks(text), item.blocks.list)?.blocks;
  if (!item.blocks || !blocks) return undefined;
  if (!sectionTargets(readPageOutline(text), item).includes(before)) return undefined;
  const { first, end } = item.blocks;
  const isUp = before < first;
  const [from, middle, to] = isUp ? [before, first, end] : [first, end, before];
  if (blocks.slice(from, to).some((block) => isOpenFence(block) || !hasOwnLines(text, block))) return undefined;
  const [above, below] = [linesOf(text, blocks, from, middle), linesOf(text, blocks, middle, to)];
  const lead = apart(text, blocks[from - 1], above.start, blocks[from - 1], blocks[middle]);
  const between = text.slice(above.end, below.start);
  const mid = between + apart(text, blocks[middle - 1], below.start, blocks[to - 1], blocks[from]);
  const tail = apart(text, blocks[to - 1], blocks[to]?.start ?? 0, blocks[middle - 1], blocks[to]);
  const [upper, lower] = [text.slice(below.start, below.end), text.slice(above.start, above.end)];
  const edits: readonly TextEdit[] = isUp
    ? [
        { start: above.start, end: above.start, text: lead + upper + mid },
        { start: above.end, end: below.end, text: tail },
      ]
    : [
        { start: above.start, end: below.start, text: lead },
        { start: below.end, end: below.end, text: mid + lower + tail },
      ];
  const after = applyTextEdits(text, edits);
  const at = above.start + lead.length + (isUp ? 0 : upper.length + mid.length);
  const indent = (blocks[first]?.start ?? 0) - (isUp ? below : above).start;
  if (!hasSameItems(text, after)) return undefined;
  return { edits, selection: { start: at + indent, end: at + indent } };
}

/** The lines of blocks `[from, to)`, without the end of the last one. */
function linesOf(text: string, blocks: readonly PageBlock[], from: number, to: number): TextRange {
  const start = lineAt(text, blocks[from]?.start ?? 0).start;
  return { start: Math.max(start, markLength(text)), end: lineAt(text, blocks[to - 1]?.end ?? 0).end };
}

/**
 * A line end where two blocks that come to stand together would become one.
 * @param old the block that ended the stretch before `start` until now
 */
function apart(
  text: string,
  old: PageBlock | undefined,
  start: number,
  above: PageBlock | undefined,
  below: PageBlock | undefined,
): string {
  if (!old || !above || !below) return '';
  const isApart = /\n[ \t]*\r?\n/.test(text.slice(old.end, start));
  const isSafe = below.kind === 'heading' || (above.kind === 'element' && below.kind === 'element');
  return isApart || isSafe ? '' : lineEndOf(text);
}

function hasSameItems(before: string, after: string): boolean {
  const namesOf = (text: string) =>
    readPageOutline(text)
      .map(({ kind, level, text: words }) => `${kind} ${level} ${words}`)
      .sort()
      .join('\n');
  return namesOf(before) === namesOf(after);
}

/**
 * Makes a heading and all that are below it in its section one level higher (-1) or deeper (1). `undefined` where one of
 * them would have no level, or is written in a way that has none.
 */
export function shiftSection(text: string, item: OutlineItem, by: -1 | 1): BlockChange | undefined {
  const blocks = item.blocks && listAt(readPageBlocks(text), item.blocks.list)?.blocks;
  if (!item.blocks || !blocks || item.kind !== 'Heading' || item.level + by < HIGHEST_LEVEL) return undefined;
  const end = blocks[item.blocks.end - 1]?.end ?? item.end;
  const isOwn = ({ kind, start, level }: SourceHeading) =>
    kind === 'Heading' && start >= item.start && start < end && level >= item.level;
  const own = readHeadings(text).filter(isOwn);
  if (own.some(({ level }) => level + by > DEEPEST_LEVEL)) return undefined;
  const edits: TextEdit[] = [];
  for (const heading of own) {
    const change = shiftHeading(text, heading, by);
    if (!change) return undefined;
    edits.push(...change);
  }
  const after = readHeadings(applyTextEdits(text, edits));
  const wanted = readHeadings(text).map((heading) => heading.level + (isOwn(heading) ? by : 0));
  if (wanted.join() !== after.map(({ level }) => level).join()) return undefined;
  const at = blocks[item.blocks.first]?.start ?? item.start;
  return { edits, selection: { start: at, end: at } };
}

function shiftHeading(text: string, { start, level }: SourceHeading, by: -1 | 1): readonly TextEdit[] | undefined {
  if (/^h[1-6]\b/.test(text.slice(start + 1))) return shiftTag(text, start, level + by);
  const written = partsOf(pageOf(text)).headings.find((one) => lineAt(text, one.start).start === start);
  if (!written) return undefined;
  if (text.charAt(written.start) === '#') {
    const at = written.start;
    return by < 0 ? [{ start: at, end: at + 1, text: '' }] : [{ start: at, end: at, text: '#' }];
  }
  const { words } = written;
  if (text.slice(words.start, words.end).includes('\n')) return undefined;
  const line = text.slice(words.end, written.end);
  // Only two levels are written as a line below the words.
  if (level + by > 2) {
    const sign = { start: words.start, end: words.start, text: `${'#'.repeat(level + by)} ` };
    return [sign, { start: words.end, end: written.end, text: '' }];
  }
  const other = line.replace(/[=-]/g, level + by === 1 ? '=' : '-');
  return [{ start: words.end, end: written.end, text: other }];
}

/** `<h2>…</h2>`: the digit in both tags. */
function shiftTag(text: string, start: number, level: number): readonly TextEdit[] | undefined {
  const element = elementAt(scanElements(text), start);
  if (!element?.closing) return undefined;
  const digit = (at: number) => ({ start: at, end: at + 1, text: String(level) });
  const closing = /^<\/\s*h/.exec(text.slice(element.closing.start))?.[0].length ?? 0;
  return [digit(element.nameEnd - 1), digit(element.closing.start + closing)];
}

function elementAt(elements: ReturnType<typeof scanElements>, start: number): (typeof elements)[number] | undefined {
  for (const element of elements) {
    if (element.start === start) return element;
    const inner = element.start < start && start < element.end ? elementAt(element.children, start) : undefined;
    if (inner) return inner;
  }
  return undefined;
}
