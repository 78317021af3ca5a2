/** Labels: lines of text with emphasis, or a picture, and the room they need. */
import { formulaRuns } from './formula-runs.ts';
import { textWidth } from './measure.ts';

export interface Run {
  readonly text: string;
  readonly isBold?: boolean;
  readonly isItalic?: boolean;
  /** How far above its line, in sizes of the label's font; below it where negative. */
  readonly raise?: number;
  /** Its size, in sizes of the label's font. */
  readonly scale?: number;
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

/**
 * A label from text as it is written in a diagram: `<br/>`, entities, Markdown, tags that only format, and formulas
 * between `$$` are understood. Anything else in angle brackets is text.
 */
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
  return line.reduce((sum, { text, isBold, scale = 1 }) => sum + textWidth(text, size * scale, isBold), 0);
}

/** A line may be broken behind a space and behind a letter of a script without spaces. */
const BREAK_BEHIND = /[ \u3000-\u9fff\uac00-\ud7a3]$/;

function looksAs(one: Run, other: Run): boolean {
  return (
    one.isBold === other.isBold &&
    one.isItalic === other.isItalic &&
    one.raise === other.raise &&
    one.scale === other.scale
  );
}

/** Breaks a line at spaces; a word that is too long for a line of its own stays whole. */
function wrap(line: Line, size: number, maxWidth: number): Line[] {
  if (lineWidth(line, size) <= maxWidth) return [line];
  const lines: Run[][] = [[]];
  let used = 0;
  for (const run of line) {
    for (const word of run.text.split(/(?<= )|(?<=[\u3000-\u9fff\uac00-\ud7a3])/)) {
      const width = textWidth(word.trimEnd(), size * (run.scale ?? 1), run.isBold);
      const before = lines.at(-1)?.at(-1)?.text ?? '';
      if (used > 0 && used + width > maxWidth && BREAK_BEHIND.test(before)) {
        lines.push([]);
        used = 0;
      }
      const current = lines.at(-1) as Run[];
      const last = current.at(-1);
      if (last !== undefined && looksAs(last, run)) {
        current[current.length - 1] = { ...last, text: last.text + word };
      } else current.push({ ...run, text: word });
      used += textWidth(word, size * (run.scale ?? 1), run.isBold);
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

const FORMULA = /\$\$([\s\S]+?)\$\$/;

function splitLines(written: string): Line[] {
  const markdown = /^`([\s\S]*)`$/.exec(written.trim())?.[1];
  const lines: Run[][] = [[]];
  // Every second part is a formula, where `\nu` is a letter and `\n` no line end.
  (markdown ?? written)
    .trim()
    .split(FORMULA)
    .forEach((part, index) => {
      if (index % 2 === 1) {
        lines.at(-1)?.push(...formulaRuns(part));
        return;
      }
      const text = part.replace(/<br\s*\/?>|\\n/gi, '\n').replace(/\b(?:fa[bsrl]?|mdi):[a-z-]+\s*/g, '');
      text.split('\n').forEach((line, number) => {
        if (number > 0) lines.push([]);
        lines.at(-1)?.push(...readRuns(line, markdown !== undefined));
      });
    });
  return lines.map(trimmed);
}

/** Without spaces at both ends; of an empty line one empty run. */
function trimmed(line: readonly Run[]): Line {
  const runs = line.map((run, index) => {
    const start = index === 0 ? run.text.trimStart() : run.text;
    return { ...run, text: index === line.length - 1 ? start.trimEnd() : start };
  });
  const shown = runs.filter(({ text }) => text !== '');
  return shown.length > 0 ? shown : [{ text: '' }];
}

/** Tags of HTML that format text, and hold nothing that would be missed: all others are what the author writes about. */
const TAGS =
  'a|abbr|b|big|blockquote|center|cite|code|del|div|em|font|h[1-6]|hr|i|img|ins|kbd|li|mark|ol|p|pre|q|s|samp|small|span|strike|strong|sub|sup|table|tbody|td|th|tr|tt|u|ul|var';
const EMPHASIS = new RegExp(`<(/?)(b|strong|i|em|sub|sup)>|</?(?:${TAGS})(?:\\s[^<>]*)?/?>|(\\*\\*|__)|(\\*|_)`, 'gi');
const SCRIPTS: Readonly<Record<string, Pick<Run, 'raise' | 'scale'>>> = {
  sub: { raise: -0.2, scale: 0.74 },
  sup: { raise: 0.36, scale: 0.74 },
};

/** `**bold**`, `_italic_` in Markdown, `<b>`, `<i>`, `<sub>` and `<sup>` everywhere; other tags that format are left out. */
function readRuns(line: string, isMarkdown: boolean): Run[] {
  const runs: Run[] = [];
  let at = 0;
  let isBold = false;
  let isItalic = false;
  let script: Pick<Run, 'raise' | 'scale'> = {};
  const push = (text: string): void => {
    if (text === '') return;
    const look = { ...(isBold ? { isBold } : {}), ...(isItalic ? { isItalic } : {}), ...script };
    runs.push({ text: decodeEntities(text), ...look });
  };
  for (const match of line.matchAll(EMPHASIS)) {
    const [whole, slash, tag = '', strong, emphasis] = match;
    const isMark = strong !== undefined || emphasis !== undefined;
    if (isMark && !(isMarkdown && isDelimiter(line, match.index, whole.length))) continue;
    push(line.slice(at, match.index));
    at = match.index + whole.length;
    const name = tag.toLowerCase();
    if (strong !== undefined) isBold = !isBold;
    else if (emphasis !== undefined) isItalic = !isItalic;
    else if (name === 'b' || name === 'strong') isBold = slash === '';
    else if (name === 'i' || name === 'em') isItalic = slash === '';
    else if (name !== '') script = slash === '' ? (SCRIPTS[name] ?? {}) : {};
  }
  push(line.slice(at));
  return runs;
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
