/** Labels: lines of text with emphasis, or a picture, and the room they need. */
import { textWidth } from './measure.ts';

export interface Run {
  readonly text: string;
  readonly isBold?: boolean;
  readonly isItalic?: boolean;
}

export type Line = readonly Run[];

export interface Picture {
  readonly source: string;
  readonly alternative: string;
  readonly width: number;
  readonly height: number;
}

export interface Label {
  readonly lines: readonly Line[];
  readonly size: number;
  readonly width: number;
  readonly height: number;
  /** Stands above the lines. */
  readonly picture?: Picture;
}

export interface LabelOptions {
  /** Size of the font in pixels. */
  readonly size?: number;
  /** Lines are broken where they would be wider. */
  readonly maxWidth?: number;
  readonly isBold?: boolean;
}

export const FONT_SIZE = 14;
export const LINE_HEIGHT = 1.4;
const MAX_WIDTH = 230;
const PICTURE_WIDTH = 120;
const PICTURE_GAP = 6;

/** A label from text as it is written in a diagram: `<br/>`, entities, Markdown and simple tags are understood. */
export function readLabel(written: string, options: LabelOptions = {}): Label {
  const { text, picture } = takePicture(written);
  return makeLabel(splitLines(text), options, picture);
}

/** A label of plain text, shown as it is. */
export function plainLabel(text: string, options: LabelOptions = {}): Label {
  return makeLabel(
    text.split('\n').map((line) => [{ text: line }]),
    options,
  );
}

/** The text of a label without its emphasis, on one line. */
export function textOfLabel(label: Label): string {
  const lines = label.lines.map((line) => line.map(({ text }) => text).join(''));
  return [label.picture?.alternative ?? '', ...lines].filter((part) => part !== '').join(' ');
}

function makeLabel(given: readonly Line[], options: LabelOptions, picture?: Picture): Label {
  const size = options.size ?? FONT_SIZE;
  const maxWidth = options.maxWidth ?? MAX_WIDTH;
  const bold = options.isBold ? given.map((line) => line.map((run) => ({ ...run, isBold: true }))) : given;
  const lines = bold.flatMap((line) => wrap(line, size, maxWidth));
  const hasText = lines.some((line) => line.some(({ text }) => text !== ''));
  const shown = hasText ? lines : [];
  const textHeight = shown.length * size * LINE_HEIGHT;
  return {
    lines: shown,
    size,
    width: Math.max(picture?.width ?? 0, ...shown.map((line) => lineWidth(line, size))),
    height: textHeight + (picture === undefined ? 0 : picture.height + (hasText ? PICTURE_GAP : 0)),
    ...(picture === undefined ? {} : { picture }),
  };
}

function lineWidth(line: Line, size: number): number {
  return line.reduce((sum, { text, isBold }) => sum + textWidth(text, size, isBold), 0);
}

/** Breaks a line at spaces; a word that is too long for a line of its own stays whole. */
function wrap(line: Line, size: number, maxWidth: number): Line[] {
  if (lineWidth(line, size) <= maxWidth) return [line];
  const lines: Run[][] = [[]];
  let used = 0;
  for (const run of line) {
    for (const word of run.text.split(/(?<= )|(?<=[\u3000-\u9fff\uac00-\ud7a3])/)) {
      const width = textWidth(word.trimEnd(), size, run.isBold);
      if (used > 0 && used + width > maxWidth) {
        lines.push([]);
        used = 0;
      }
      const current = lines.at(-1) as Run[];
      const last = current.at(-1);
      if (last !== undefined && last.isBold === run.isBold && last.isItalic === run.isItalic) {
        current[current.length - 1] = { ...last, text: last.text + word };
      } else current.push({ ...run, text: word });
      used += textWidth(word, size, run.isBold);
    }
  }
  return lines.map((runs) =>
    runs.map((run, index) => (index < runs.length - 1 ? run : { ...run, text: run.text.trimEnd() })),
  );
}

function takePicture(written: string): { readonly text: string; readonly picture?: Picture } {
  const tag = /<img\b([^>]*)>/i.exec(written);
  if (tag === null) return { text: written };
  const attributes = tag[1] ?? '';
  const source = /\bsrc\s*=\s*["']?([^"'\s>]+)/i.exec(attributes)?.[1];
  const text = written.replace(tag[0], '').trim();
  if (source === undefined) return { text };
  const numberOf = (name: string): number | undefined => {
    const found = new RegExp(`\\b${name}\\s*[=:]\\s*["']?(\\d+)`, 'i').exec(attributes)?.[1];
    return found === undefined ? undefined : Number(found);
  };
  const around = /width:\s*(\d+)px/i.exec(text)?.[1];
  const width = Math.min(320, numberOf('width') ?? (around === undefined ? PICTURE_WIDTH : Number(around)));
  const height = Math.min(320, numberOf('height') ?? Math.round(width * 0.7));
  const alternative = /\balt\s*=\s*"([^"]*)"/i.exec(attributes)?.[1] ?? '';
  return { text, picture: { source, alternative, width, height } };
}

function splitLines(written: string): Line[] {
  const markdown = /^`([\s\S]*)`$/.exec(written.trim())?.[1];
  const text = (markdown ?? written)
    .replace(/<br\s*\/?>|\\n/gi, '\n')
    .replace(/\b(?:fa[bsrl]?|mdi):[a-z-]+\s*/g, '')
    .trim();
  return text.split('\n').map((line) => readRuns(line.trim(), markdown !== undefined));
}

const EMPHASIS = /<(\/?)(b|strong|i|em)>|<\/?[a-z][^>]*>|(\*\*|__)|(\*|_)/gi;

/** `**bold**`, `_italic_` in Markdown, `<b>` and `<i>` everywhere; other tags are left out. */
function readRuns(line: string, isMarkdown: boolean): Line {
  const runs: Run[] = [];
  let at = 0;
  let isBold = false;
  let isItalic = false;
  const push = (text: string): void => {
    if (text !== '')
      runs.push({ text: decodeEntities(text), ...(isBold ? { isBold } : {}), ...(isItalic ? { isItalic } : {}) });
  };
  for (const match of line.matchAll(EMPHASIS)) {
    const [whole, slash, tag, strong, emphasis] = match;
    const isMark = strong !== undefined || emphasis !== undefined;
    if (isMark && !(isMarkdown && isDelimiter(line, match.index, whole.length))) continue;
    push(line.slice(at, match.index));
    at = match.index + whole.length;
    if (strong !== undefined) isBold = !isBold;
    else if (emphasis !== undefined) isItalic = !isItalic;
    else if (tag !== undefined && /^[bs]/i.test(tag)) isBold = slash === '';
    else if (tag !== undefined) isItalic = slash === '';
  }
  push(line.slice(at));
  return runs.length > 0 ? runs : [{ text: '' }];
}

/** A mark inside a word (`snake_case`) is part of it, and one between spaces a sign of its own. */
function isDelimiter(line: string, index: number, length: number): boolean {
  const [before, after] = [line.charAt(index - 1), line.charAt(index + length)];
  const isInWord = /\w/.test(before) && /\w/.test(after);
  const isAlone = /^\s?$/.test(before) && /^\s?$/.test(after);
  return !isInWord && !isAlone;
}

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  hearts: '♥',
  infin: '∞',
  rarr: '→',
  larr: '←',
  colon: ':',
  semi: ';',
  num: '#',
};

/** `&amp;`, `&#35;`, and the spellings of the diagram language: `#quot;`, `#35;`. */
export function decodeEntities(text: string): string {
  return text.replace(/[&#](?:#?(\d{1,6}|x[\da-f]{1,6})|([a-z]+));/gi, (whole, code?: string, name?: string) => {
    if (name !== undefined) return Object.hasOwn(ENTITIES, name) ? (ENTITIES[name] ?? whole) : whole;
    const point = code === undefined ? Number.NaN : Number(code.startsWith('x') ? `0${code}` : code);
    return point > 0 && point <= 0x10ffff ? String.fromCodePoint(point) : whole;
  });
}
