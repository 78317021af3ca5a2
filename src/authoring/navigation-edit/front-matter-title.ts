/** The title in the front matter of a page, changed without touching anything else. */
import { findFrontMatter } from '../../page-source/front-matter/front-matter.ts';

/**
 * The page with another title: of the key that the navigation shows (`sidebarTitle` where there is one), else of
 * `title`. Adds what is missing. A JSON string is a YAML string too, so any title is safe.
 */
export function setPageTitle(text: string, title: string): string {
  const block = findFrontMatter(text);
  const lineEnd = /\r\n/.test(text) ? '\r\n' : '\n';
  if (block === undefined) {
    const mark = text.startsWith('\uFEFF') ? '\uFEFF' : '';
    const lines = ['---', `title: ${JSON.stringify(title)}`, '---', '', ''].join(lineEnd);
    return mark + lines + text.slice(mark.length);
  }
  const yaml = text.slice(block.yamlStart, block.yamlEnd);
  const line = lineOf(yaml, 'sidebarTitle') ?? lineOf(yaml, 'title');
  if (line === undefined) {
    return `${text.slice(0, block.yamlStart)}title: ${JSON.stringify(title)}${lineEnd}${text.slice(block.yamlStart)}`;
  }
  const start = block.yamlStart + line.start;
  return text.slice(0, start) + quotedLike(line.value, title) + text.slice(start + line.value.length);
}

/** The value behind a key at the start of a line, with the lines that go on with it further in. */
function lineOf(yaml: string, key: string): { readonly start: number; readonly value: string } | undefined {
  const match = new RegExp(`^(["']?)${key}\\1:[ \\t]*([^\\r\\n]*(?:\\r?\\n[ \\t]+[^\\r\\n]*)*)`, 'm').exec(yaml);
  const value = match?.[2];
  if (match === null || value === undefined) return undefined;
  const start = match.index + match[0].length - value.length;
  return { start, value: value.replace(/[ \t]+$/, '') };
}

/** Stays as it was quoted, where the title allows it. */
function quotedLike(before: string, title: string): string {
  if (before.startsWith("'")) return `'${title.replaceAll("'", "''")}'`;
  const isPlain = /^[A-Za-z][\w ,.!?()-]*$/.test(title) && !/^(?:true|false|null|yes|no|on|off|nan|inf)$/i.test(title);
  const gap = before === '' ? ' ' : '';
  return gap + (isPlain && before !== '' && !/^["|>]/.test(before) ? title.trim() : JSON.stringify(title));
}
