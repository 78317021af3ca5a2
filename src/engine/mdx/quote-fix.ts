/** Fixes for values of front matter that YAML cannot read: quotation marks around them, on one line. */
import type { Fix } from '../diagnostics.ts';
import { offsetAt } from '../text-position.ts';

/** A line whose text in quotation marks goes on below. */
export const UNFINISHED_TEXT = /^(?:[\w:.-]+:\s+)?(?:"(?:[^"\\]|\\.)*|'(?:[^']|'')*)$/;

/** A value as YAML text. */
export function quoted(value: string): string {
  return `"${value
    .replace(/^["']|["']$/g, '')
    .replaceAll('\\', '\\\\')
    .replaceAll('"', '\\"')}"`;
}

/**
 * @param line of the value in the YAML, from 1
 * @param yamlStart offset of the YAML in the file
 */
export function quoteFix(yaml: string, line: number, yamlStart: number): Fix | undefined {
  const lineStart = offsetAt(yaml, { line, column: 1 });
  const rest = yaml.slice(lineStart);
  const [first = ''] = rest.split(/\r?\n/, 1);
  if (UNFINISHED_TEXT.test(first.trim())) return joinFix(yaml, lineStart, yamlStart);
  const match = /^(\s*[\w:.-]+:\s+)(\S.*?)\s*$/.exec(first);
  if (match === null) return undefined;
  const [, before = '', value = ''] = match;
  const start = yamlStart + lineStart + before.length;
  const edit = { start, end: start + value.length, written: value, text: quoted(value) };
  return { title: 'Put the value in quotation marks', edits: [edit] };
}

/** Takes a text of several lines onto the line of its key; `undefined` when it has no end before the next key. */
function joinFix(yaml: string, lineStart: number, yamlStart: number): Fix | undefined {
  const match = /^([ \t]*(?:[\w:.-]+:[ \t]+)?)(["'])([\s\S]*?)\2[ \t]*(?=\r?\n|$)/.exec(yaml.slice(lineStart));
  if (match === null) return undefined;
  const [, before = '', quote = '', value = ''] = match;
  if (/\n[\w:.-]+:(?:\s|$)/.test(value)) return undefined;
  // A text that begins below its key goes up to it.
  const key = /:[ \t]*\r?\n[ \t]*$/.exec(yaml.slice(0, lineStart + before.length));
  const start = key === null ? lineStart + before.length : key.index + 1;
  const end = lineStart + match[0].length;
  const text = `${key === null ? '' : ' '}${quote}${value.trim().replace(/\s*\r?\n\s*/g, ' ')}${quote}`;
  const edit = { start: yamlStart + start, end: yamlStart + end, written: yaml.slice(start, end), text };
  return { title: 'Write the value on one line', edits: [edit] };
}
