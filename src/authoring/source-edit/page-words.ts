/** The words of a page that can be typed in where readers see them, as its source has them. Pure. */
import { elementWordsOn } from '../../page-source/blocks/element-words.ts';
import { allElements, elementsAround, type JsxElement, scanElements } from '../../page-source/blocks/jsx-elements.ts';
import { type Line, lineAfter, lineAt, splitQuote } from '../../page-source/blocks/lines.ts';
import { listItemOf } from '../../page-source/blocks/list-item.ts';
import { stretchAround, stretchesOn, type WordsStretch } from '../../page-source/blocks/words-stretches.ts';
import type { TextRange } from '../../project/text-edit.ts';
import { offsetAt, positionAt } from '../../project/text-position.ts';
import { isSingleLine, type WORDS_KEYS, type WordsPart, type WordsPlace } from '../../shared/words-place.ts';
import { type BlockText, readBlockText } from './block-text.ts';
import { attributeWords, frontMatterWords, type SettingWords } from './setting-words.ts';

export interface PageWords extends BlockText, TextRange {
  readonly part: WordsPart;
  readonly isSingleLine: boolean;
  /** Present where they are not written as they are shown: the edits that give them other words. */
  readonly write?: SettingWords['write'];
}

export interface PlacedWords {
  readonly words: PageWords;
  readonly place: WordsPlace;
}

/** Components with a title that can be typed in on the page. */
const TITLED = [
  'Card',
  'Step',
  'Callout',
  'Note',
  'Tip',
  'Info',
  'Warning',
  'Check',
  'Danger',
  'Accordion',
  'Tab',
  'Expandable',
  'View',
];
/** By component: the attributes with words that can be typed in on the page. */
const TYPED_ATTRIBUTES: Readonly<Record<string, readonly (typeof WORDS_KEYS)[number][]>> = {
  ...Object.fromEntries(TITLED.map((name) => [name, ['title' as const]])),
  Update: ['label', 'description'],
};

/** The words at a place of a page, by the page's own text; `undefined` where there are none that can be typed in. */
export function findWords(text: string, place: WordsPlace): PageWords | undefined {
  if (place.part === 'attribute') return wordsOfSetting(place.part, text, attributeWords(text, place));
  if (place.part === 'front-matter') return wordsOfSetting(place.part, text, frontMatterWords(text, place));
  const start = offsetAt(text, { line: place.first, column: 1 });
  if (positionAt(text, start).line !== place.first) return undefined;
  if (place.part === 'element') {
    const words = place.first === place.last ? elementWordsOn(text, lineAt(text, start)) : undefined;
    return words && wordsOf(text, { part: place.part, ...words });
  }
  const found = stretchesOn(text, start, place.column).filter(
    ({ part, block }) => part === place.part && positionAt(text, block.end).line === place.last,
  );
  const last = found.at(-1);
  return last && wordsOf(text, last);
}

/** The words around an offset, and their place. */
export function wordsAt(text: string, offset: number): PlacedWords | undefined {
  const around = stretchAround(text, offset);
  if (!around) return undefined;
  const { part, block, column } = around;
  const place = {
    part,
    first: positionAt(text, block.start).line,
    last: positionAt(text, block.end).line,
    ...(column !== undefined && { column }),
  };
  return { words: wordsOf(text, around), place };
}

/** The title of a component that an offset is in, where readers see it as words that can be typed in. */
export function titleAt(text: string, offset: number): PlacedWords | undefined {
  const element = elementsAround(scanElements(text), offset).at(-1);
  const isInTag = element && offset > element.start && offset < element.openEnd;
  const all = isInTag ? titlesOf(text, element) : [];
  return all.find(({ words }) => words.start <= offset && offset <= words.end);
}

/** The first words in a range that can be typed in. */
export function wordsBetween(text: string, { start, end }: TextRange): PlacedWords | undefined {
  const titled = allElements(scanElements(text))
    .filter((one) => one.start >= start && one.end <= end && Object.hasOwn(TYPED_ATTRIBUTES, one.name))
    .toSorted((one, other) => one.start - other.start);
  const [title] = titled[0] ? titlesOf(text, titled[0]) : [];
  for (let line: Line | undefined = lineAt(text, start); line && line.start < end; line = lineAfter(text, line)) {
    const content = text.slice(line.start, line.end);
    if (title && title.words.start < line.end) return title;
    const from = Math.max(line.start + content.length - content.trimStart().length, start);
    const found = content.trim() === '' ? undefined : wordsAt(text, from);
    if (found && found.words.start >= start && found.words.end <= end) return found;
  }
  return undefined;
}

function titlesOf(text: string, { name, start, end }: JsxElement): readonly PlacedWords[] {
  const [first, last] = [positionAt(text, start).line, positionAt(text, end).line];
  if (!Object.hasOwn(TYPED_ATTRIBUTES, name)) return [];
  return (TYPED_ATTRIBUTES[name] ?? []).flatMap((key) => {
    const place = { part: 'attribute', key, first, last } as const;
    const words = findWords(text, place);
    return words ? [{ words, place }] : [];
  });
}

/** A paragraph or an item that has no words yet, at an offset of a line that is empty but for the sign of the item. */
export function emptyWords(text: string, offset: number): PlacedWords {
  const line = lineAt(text, offset);
  const part = listItemOf(splitQuote(text.slice(line.start, line.end)).rest) ? 'item' : 'paragraph';
  const { line: number } = positionAt(text, offset);
  return { words: wordsOf(text, { part, start: offset, end: offset }), place: { part, first: number, last: number } };
}

/** What a line begins with that is in a quote. */
const QUOTED = /^(?:[ \t]|(?:[-*+]|\d{1,9}[.)])[ \t])*>/;

/** What lines begin with that go on with one: blanks, and the marks of quotes. */
function indentBelow(prefix: string): string {
  return prefix.replace(/[^\t>]/g, ' ');
}

/** The words as they are now, after an edit that left their start where it was. */
export function wordsOf(text: string, { part, start, end }: Pick<WordsStretch, 'part' | 'start' | 'end'>): PageWords {
  const line = lineAt(text, start);
  const prefix = text.slice(line.start, start);
  const isMarked = part === 'item' || QUOTED.test(prefix);
  const indent = isMarked ? indentBelow(prefix) : undefined;
  return {
    part,
    start,
    end,
    isSingleLine: isSingleLine(part),
    ...readBlockText(text, { start, end }, indent),
  };
}

function wordsOfSetting(part: WordsPart, text: string, words: SettingWords | undefined): PageWords | undefined {
  if (!words) return undefined;
  const { start, end, value } = words;
  // Where signs are written otherwise, the cursor of the code stays at the start.
  const isAlike = text.slice(start, end) === value;
  return {
    ...words,
    part,
    isSingleLine: isSingleLine(part),
    indent: '',
    toSource: (offset) => start + (isAlike ? Math.min(Math.max(offset, 0), value.length) : 0),
    toShown: (offset) => (isAlike ? Math.min(Math.max(offset - start, 0), value.length) : 0),
  };
}
