/** The words of a page whose spelling can be right or wrong: those of sentences and headings, not names, not code. */
import { findFrontMatter } from '../../../page-source/front-matter/front-matter.ts';
import { HIDDEN } from '../../../page-source/prose/read-prose.ts';
import type { TextRange } from '../../../project/text-edit.ts';
import { detailPlace } from '../front-matter/detail-place.ts';
import type { WritingPage } from '../writing-page.ts';

export interface WordToSpell extends TextRange {
  readonly word: string;
}

/** Shorter words are near to everything. */
export const SHORTEST = 5;

/** Letters, and what may stand between them. */
const WORD = /\p{L}[\p{L}\p{M}]*(?:['’-][\p{L}\p{M}]+)*/gu;
/** What stands at a word and makes something else of it: an address, a path, a number, an option, code, a name of a program. */
const BESIDE = /[\p{N}\p{L}\p{M}_/\\@#$%&+=:.~^|<>{}`-]/u;
/** Marks of Markdown that may stand at a word. */
const MARKS = new Set(['*', '_', '~', '[', ']', '(', ')', '"']);
/** In headings and in the front matter: code, addresses, tags, expressions. */
const NO_WORDS = /`[^`]{0,500}`|\{[^}]{0,500}\}|<[^>]{0,500}>|\]\([^)]{0,500}\)|\bhttps?:\S+/g;

export function wordsToSpell(page: WritingPage): readonly WordToSpell[] {
  const { prose, text } = page;
  const stretches = [
    ...detailsOf(text),
    ...page.headings.map(({ textStart, textEnd }) => masked(text, textStart, textEnd)),
    ...prose.paragraphs,
  ];
  return stretches
    .flatMap(({ start, words }) => wordsIn(text, start, words))
    .sort((one, other) => one.start - other.start);
}

function wordsIn(text: string, start: number, words: string): readonly WordToSpell[] {
  const found: WordToSpell[] = [];
  for (const { 0: written, index } of words.matchAll(WORD)) {
    const word = written.replace(/['’]s$/, '');
    const end = index + word.length;
    if (word.length < SHORTEST || isName(word)) continue;
    if (!isFree(text, words, start, index, -1) || !isFree(text, words, start, index + written.length - 1, 1)) continue;
    if (/^\p{Lu}/u.test(word) && !beginsSentence(words.slice(Math.max(0, index - 12), index))) continue;
    found.push({ start: start + index, end: start + end, word });
  }
  return found;
}

/** Capitals inside, or nothing but capitals: a name, a short form, an identifier. */
function isName(word: string): boolean {
  return /\p{L}['’-]?\p{Lu}/u.test(word);
}

/** Whether what stands beside a word leaves it one. */
function isFree(text: string, words: string, start: number, at: number, step: 1 | -1): boolean {
  const beside = words.charAt(at + step);
  if (beside === '' || /\s/.test(beside)) return true;
  const written = text.charAt(start + at + step);
  if (beside === HIDDEN) return MARKS.has(written);
  if (!BESIDE.test(beside)) return true;
  // The end of a sentence, a colon before a list, an ellipsis.
  return step === 1 && /[.:]/.test(beside) && !/[\p{L}\p{N}]/u.test(words.charAt(at + 2));
}

/** A capital elsewhere makes a name. */
function beginsSentence(before: string): boolean {
  return new RegExp(`(?:^|[.!?:]\\s)[\\s"'“(${HIDDEN}]*$`).test(before) && !/[\p{L}\p{N},;]\s*$/u.test(before);
}

/** Title and description, as they are written. */
function detailsOf(text: string) {
  if (findFrontMatter(text) === undefined) return [];
  return ['title', 'description'].flatMap((key) => {
    const { start, end } = detailPlace(text, key);
    const value = /^[a-z]+[ \t]*:[ \t]*["']?/.exec(text.slice(start, end));
    return start === 0 || value === null ? [] : [masked(text, start + value[0].length, end)];
  });
}

function masked(text: string, start: number, end: number) {
  return { start, words: text.slice(start, end).replace(NO_WORDS, (code) => HIDDEN.repeat(code.length)) };
}
