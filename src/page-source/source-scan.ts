/** What is code in a page: code blocks (in lists, quotes and components too) and code in lines. */

import type { TextRange } from '../project/text-edit.ts';
import { pageOf } from './tree/page-of.ts';
import { type Fence, partsOf } from './tree/page-parts.ts';

export type { Fence };

/** The code blocks of a page. One that is never closed goes to the end of what is around it. */
export function scanFences(text: string): readonly Fence[] {
  // Most texts that are no pages have none.
  return text.includes('```') || text.includes('~~~') ? partsOf(pageOf(text)).fences : [];
}

/** The language of a fence in lower case: the first word of its info, without settings. Empty when none is named. */
export function fenceLanguageOf(info: string): string {
  return (/^[^\s{[=,:]+/.exec(info)?.[0] ?? '').toLowerCase();
}

/** Stretches of a page that are code, as `[start, end]` offsets in order: code blocks, code in lines, templates in JavaScript. */
export function scanCode(text: string): (readonly [number, number])[] {
  if (!text.includes('`') && !text.includes('~~~')) return [];
  const { fences, inlineCode, tags, scripts, expressions } = partsOf(pageOf(text));
  const javaScript = [
    ...scripts,
    ...expressions,
    ...tags.flatMap(({ attributes }) => attributes.flatMap(({ value }) => (value?.kind === 'expression' ? value : []))),
  ];
  const asPair = ({ start, end }: TextRange) => [start, end] as const;
  const templates = javaScript.flatMap((range) => templatesIn(text, range));
  return [...fences.map(asPair), ...inlineCode.map(asPair), ...templates].sort(([one], [other]) => one - other);
}

const TEMPLATE = /`(?:[^`\\]|\\[\s\S])*`/g;

function templatesIn(text: string, { start, end }: TextRange): (readonly [number, number])[] {
  const code = text.slice(start, end);
  if (!code.includes('`')) return [];
  return [...code.matchAll(TEMPLATE)].map(
    ({ index, 0: template }) => [start + index, start + index + template.length] as const,
  );
}
