/** What stands at the cursor of a page, so that the right words can be offered and explained there. */

import { markLength } from '../project/text.ts';
import type { TextRange } from '../project/text-edit.ts';
import { findFrontMatter } from './front-matter/front-matter.ts';
import { readOpenTag } from './open-tag.ts';
import { isInStretch, openTagsAt, type Stretches, scanTags } from './scan-tags.ts';
import { type Fence, scanCode, scanFences } from './source-scan.ts';

/** `range` is what is replaced when something is chosen: the word at the cursor. */
export type CursorPlace =
  /** Behind `<`: the name of a component. */
  | { readonly kind: 'tag'; readonly range: TextRange; readonly parents: readonly string[] }
  /** Behind `</`. */
  | { readonly kind: 'closing-tag'; readonly range: TextRange; readonly parents: readonly string[] }
  | {
      readonly kind: 'attribute';
      readonly component: string;
      readonly range: TextRange;
      /** Names that the tag has already. */
      readonly given: readonly string[];
      /** The name at the cursor, whole. */
      readonly name: string;
    }
  | {
      readonly kind: 'value';
      readonly component: string;
      readonly attribute: string;
      readonly range: TextRange;
      /** Between quotation marks, between braces, or right behind the equals sign. */
      readonly form: 'string' | 'braces' | 'bare';
    }
  /** `](…` and `![…](…`. */
  | { readonly kind: 'link' | 'image'; readonly range: TextRange }
  | { readonly kind: 'import'; readonly range: TextRange }
  | { readonly kind: 'fence-language'; readonly range: TextRange }
  | { readonly kind: 'fence-setting'; readonly language: string; readonly range: TextRange }
  | {
      readonly kind: 'front-matter-key';
      readonly range: TextRange;
      readonly given: readonly string[];
      readonly key: string;
    }
  | { readonly kind: 'front-matter-value'; readonly key: string; readonly range: TextRange }
  | { readonly kind: 'text' }
  /** Code, where nothing is offered. */
  | { readonly kind: 'code' };

/** How far back a tag may begin. */
const LONGEST_TAG = 6000;

/** @param offset of the cursor in the text; line ends of any kind */
export function cursorPlaceAt(text: string, offset: number): CursorPlace {
  const front = frontMatterPlace(text, offset);
  if (front !== undefined) return front;
  const bodyStart = findFrontMatter(text)?.bodyStart ?? 0;
  const fences = scanFences(text);
  const fence = fences.find(({ start, end }) => offset > start && offset < end + 1);
  if (fence !== undefined) {
    const lineEnd = lineEndAt(text, fence.start);
    if (offset <= lineEnd) return fenceInfoPlace(text, offset, fence);
    if (offset < fence.end || !/\n[^\S\n]*[`~>\s]*$/.test(text.slice(0, fence.end))) return { kind: 'code' };
  }
  const imported = importPlace(text, offset);
  if (imported !== undefined) return imported;
  const lineStart = lineStartAt(text, offset);
  const from = firstLineToRead(text, offset, bodyStart, fences);
  const code = scanCode(text.slice(from, lineEndOfParagraph(text, offset))).map(
    ([start, end]) => [start + from, end + from] as const,
  );
  if (isInStretch(code, offset - 1) && isInStretch(code, offset)) return { kind: 'code' };
  // Code that is being typed has no end yet.
  if (/`/.test(text.slice(lineStart, offset).replace(CODE_IN_LINE, ''))) return { kind: 'code' };
  return tagPlace(text, offset, from, code) ?? linkPlace(text, offset, lineStart) ?? { kind: 'text' };
}

/** Code in a line, and escaped backticks. */
const CODE_IN_LINE = /\\.|(`+)(?!`)(?:.*?[^`])??\1(?!`)/g;

function frontMatterPlace(text: string, offset: number): CursorPlace | undefined {
  const dashes = markLength(text);
  if (!text.startsWith('---', dashes)) return undefined;
  const block = findFrontMatter(text);
  const yamlStart = text.indexOf('\n') + 1;
  // While it is written the block may not be closed yet.
  const yamlEnd = block?.yamlEnd ?? text.length;
  if (yamlStart === 0 || offset < yamlStart || offset > yamlEnd) return undefined;
  const lineStart = lineStartAt(text, offset);
  const line = text.slice(lineStart, lineEndAt(text, offset));
  const yaml = text.slice(yamlStart, yamlEnd);
  const pair = /^([\w:.-]+|"[^"]*"|'[^']*')([ \t]*:)(?:[ \t]+|$)/.exec(line);
  if (pair !== null && offset - lineStart > pair[0].trimEnd().length) {
    const valueStart = lineStart + pair[0].length;
    const written = line.slice(pair[0].length).replace(/\r$/, '').trimEnd();
    const start = Math.min(valueStart, offset);
    return {
      kind: 'front-matter-value',
      key: unquoted(pair[1] ?? ''),
      range: { start, end: Math.max(valueStart + written.length, offset) },
    };
  }
  if (/^[ \t-]/.test(line)) return { kind: 'code' };
  const key = /^["']?[\w:.-]*/.exec(line)?.[0] ?? '';
  const given = [...yaml.matchAll(/^(["']?)([\w:.-]+?)\1[ \t]*:(?:\s|$)/gm)]
    .filter((match) => yamlStart + match.index !== lineStart)
    .map((match) => match[2] ?? '');
  return {
    kind: 'front-matter-key',
    key: unquoted(pair?.[1] ?? key),
    given,
    range: { start: lineStart, end: lineStart + (pair?.[1]?.length ?? key.length) },
  };
}

function fenceInfoPlace(text: string, offset: number, { start, marker }: Fence): CursorPlace {
  const lineEnd = lineEndAt(text, start);
  const markEnd = text.indexOf(marker, start) + marker.length;
  const infoStart = markEnd + (/^[ \t]*/.exec(text.slice(markEnd, lineEnd))?.[0].length ?? 0);
  if (offset < infoStart) return { kind: 'code' };
  const info = text.slice(infoStart, lineEnd);
  const language = /^[^\s{]*/.exec(info)?.[0] ?? '';
  if (offset <= infoStart + language.length)
    return { kind: 'fence-language', range: { start: infoStart, end: infoStart + language.length } };
  const word = /[\w-]*$/.exec(text.slice(infoStart, offset))?.[0] ?? '';
  return { kind: 'fence-setting', language, range: { start: offset - word.length, end: offset } };
}

function importPlace(text: string, offset: number): CursorPlace | undefined {
  const lineStart = lineStartAt(text, offset);
  const line = text.slice(lineStart, lineEndAt(text, offset));
  const match = /^import\b[^'"]*(['"])([^'"\r\n]*)/.exec(line);
  if (match === null) return undefined;
  const start = lineStart + match[0].length - (match[2]?.length ?? 0);
  const end = lineStart + match[0].length;
  return offset >= start && offset <= end ? { kind: 'import', range: { start, end } } : undefined;
}

function linkPlace(text: string, offset: number, lineStart: number): CursorPlace | undefined {
  const before = text.slice(lineStart, offset);
  const inline = /(!?)\[(?:[^[\]]|\[[^\]]*\])*\]\(<?([^()\s<>]*)$/.exec(before);
  const definition = /^[ \t]{0,3}\[[^\]]+\]:[ \t]*<?(\S*)$/.exec(before);
  const typed = inline?.[2] ?? definition?.[1];
  if (typed === undefined) return undefined;
  const rest = /^[^()\s<>]*/.exec(text.slice(offset, lineEndAt(text, offset)))?.[0] ?? '';
  return {
    kind: inline?.[1] === '!' ? 'image' : 'link',
    range: { start: offset - typed.length, end: offset + rest.length },
  };
}

function tagPlace(text: string, offset: number, from: number, code: Stretches): CursorPlace | undefined {
  for (let at = offset - 1; at >= from; at--) {
    if (text.charAt(at) !== '<' || text.charAt(at - 1) === '\\' || isInStretch(code, at)) continue;
    const tag = readOpenTag(text, at, offset);
    if (tag === undefined) continue;
    if (tag.kind === 'name') {
      const range = { start: tag.range.start, end: tag.range.end };
      return { kind: tag.isClosing ? 'closing-tag' : 'tag', range, parents: openComponents(text, at) };
    }
    if (tag.kind === 'attribute')
      return { kind: 'attribute', component: tag.name, range: tag.range, given: tag.given, name: tag.attribute };
    if (tag.kind === 'value')
      return { kind: 'value', component: tag.name, attribute: tag.attribute, range: tag.range, form: tag.form };
    return { kind: 'code' };
  }
  return undefined;
}

/** Names of the tags that are open before an offset, the innermost first. */
export function openComponents(text: string, offset: number): readonly string[] {
  return openTagsAt(scanTags(text), offset)
    .map(({ name }) => name)
    .reverse();
}

/** As far back as a tag may begin, but at the beginning of a line and not in a code block. */
function firstLineToRead(text: string, offset: number, bodyStart: number, fences: readonly Fence[]): number {
  const from = Math.max(bodyStart, lineStartAt(text, Math.max(0, offset - LONGEST_TAG)));
  return fences.find(({ start, end }) => from > start && from < end)?.end ?? from;
}

/** Code in a line ends at the end of its paragraph at the latest. */
function lineEndOfParagraph(text: string, offset: number): number {
  const blank = /\n[ \t\r]*\n/g;
  blank.lastIndex = offset;
  return blank.exec(text)?.index ?? text.length;
}

/** By steps, because looking for a kind of line end that a text does not have would read all of it. */
function lineStartAt(text: string, offset: number): number {
  for (let at = offset; at > 0; at--) {
    const code = text.charCodeAt(at - 1);
    if (code === 10 || code === 13) return at;
  }
  return 0;
}

function lineEndAt(text: string, offset: number): number {
  for (let at = offset; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === 10 || code === 13) return at;
  }
  return text.length;
}

function unquoted(key: string): string {
  return key.replace(/^["']|["']$/g, '');
}
