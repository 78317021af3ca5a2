/**
 * Texts as the literals of languages. What a description says stands in samples that readers run: nothing in it may end a
 * literal. A new kind of literal has to be tried with the hostile texts of the tests.
 */

import { writeJson } from '../../exact-json.ts';

/** `"…"` in languages with the escapes of C. The text holds no control characters but line ends and tabs: see `plainLine`. */
export function quoted(text: string): string {
  return JSON.stringify(text);
}

/** `'…'` in PHP and Ruby, where only these two signs are escaped. */
export function singleQuoted(text: string): string {
  return `'${text.replace(/[\\']/g, '\\$&')}'`;
}

/** `'…'` in a shell, which knows no escapes between quotes. */
export function shellQuoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}

/** Signs that nobody sees, or that turn the text around them: in JSON they are escaped. */
const UNSEEN = /[\u007f-\u009f\u061c\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/g;

/** JSON over several lines. Only between its quotation marks there is anything but names of values, numbers, brackets and commas. */
export function jsonText(value: unknown): string {
  return (writeJson(value, 2) || 'null').replace(UNSEEN, escaped);
}

function escaped(sign: string): string {
  return `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;
}

/** A text without what nobody sees: of control characters only line ends and tabs stay, and no half letters. */
export function plainLines(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/\p{Surrogate}/gu, '\ufffd')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .replace(UNSEEN, '');
}

/** The lines of a text, each but the first behind a margin. */
export function indented(text: string, margin: string): string {
  return text.replaceAll('\n', `\n${margin}`);
}

/** How many `#` stand around a raw literal of Rust or Swift, so that nothing in the text ends it or is run. */
export function hashes(text: string): string {
  const longest = Math.max(0, ...[...text.matchAll(/#+/g)].map(([run]) => run.length));
  return '#'.repeat(longest + 1);
}
