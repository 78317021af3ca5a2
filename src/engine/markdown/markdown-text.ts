/** Text and code as Markdown. */

/** Stands for the way to the root of the site until it is known where the text will be. */
export const ROOT = '\u0000';

/** Most texts have nothing of it. */
const SPECIAL = /[\\`*<\]~_\r]/;

/** Text that a reader of Markdown is to see as it is. Only what would be read as markup is escaped. */
export function escapeMarkdown(text: string): string {
  if (!SPECIAL.test(text)) return text.replaceAll(ROOT, '');
  return text
    .replaceAll(ROOT, '')
    .replaceAll('\r', '')
    .replace(/[\\`*]|<(?=[A-Za-z/!?])|\](?=\(|\[)|~(?=~)/g, '\\$&')
    .replace(/(?<![\p{L}\p{N}_])_|_(?![\p{L}\p{N}_])/gu, '\\_');
}

/** Code in as many backticks as it needs. */
export function inlineCode(code: string): string {
  const text = code.replaceAll(ROOT, '').replace(/\s{2,}|[^\S ]/g, ' ');
  if (text.trim() === '') return '';
  const ticks = '`'.repeat(longestRun(text) + 1);
  const space = text.startsWith('`') || text.endsWith('`') ? ' ' : '';
  return `${ticks}${space}${text}${space}${ticks}`;
}

/** A fence as its author wrote it. */
export function fence(code: string, info: string): string {
  const text = code.replaceAll(ROOT, '').replace(/\n$/, '');
  const ticks = '`'.repeat(Math.max(3, longestRun(text, /^[ \t]*(`+)/gm) + 1));
  return `${ticks}${info.replace(/[\n`]/g, ' ').trim()}\n${text}${text === '' ? '' : '\n'}${ticks}`;
}

/** Emphasis around text, with the white space at its ends outside. */
export function emphasis(mark: string, text: string): string {
  const [, before = '', inner = '', after = ''] = /^(\s*)([\s\S]*?)(\s*)$/.exec(text) ?? [];
  return inner === '' ? text : `${before}${mark}${inner}${mark}${after}`;
}

export function markdownLink(text: string, href: string): string {
  const label = text.trim() === '' ? href.replaceAll(ROOT, '') : text.trim();
  return `[${label.replace(/\n+/g, ' ')}](${destination(href)})`;
}

export function markdownImage(alt: string, source: string): string {
  return `![${alt.replace(/[[\]]/g, '\\$&').replace(/\s+/g, ' ').trim()}](${destination(source)})`;
}

function destination(href: string): string {
  return /[\s()<>]/.test(href) ? `<${href.replace(/[<>]/g, encodeURIComponent).replace(/\s/g, '%20')}>` : href;
}

function longestRun(text: string, runs = /(`+)/g): number {
  // Most texts have none.
  if (!text.includes('`')) return 0;
  let longest = 0;
  for (const [, run = ''] of text.matchAll(runs)) longest = Math.max(longest, run.length);
  return longest;
}
