/** The last resort: a page's text as plain Markdown, without tags, so that everything in it can still be read. */
import { scanCode } from './source-scan.ts';

const TAG = /<(\/?)([A-Za-z][\w.:-]*)((?:\s+(?:[^<>"'{}]|"[^"]*"|'[^']*'|\{[^{}]*\})*)?)\s*\/?>/g;
const COMMENT = /\{\s*\/\*[\s\S]*?\*\/\s*\}|<!--[\s\S]*?-->/g;
const TITLE =
  /\b(?:title|label|name|path|query|body|header|caption)\s*=\s*(?:"([^"]*)"|'([^']*)'|\{\s*["'`]([^"'`]*)["'`]\s*\})/;

/** Drops tags and comments outside code, keeps titles in bold, and takes out the indentation that tags gave to their content. */
export function toPlainMarkdown(source: string): string {
  let result = '';
  let at = 0;
  for (const [start, end] of scanCode(source)) {
    result += toPlain(source.slice(at, start)) + source.slice(start, end);
    at = end;
  }
  return result + toPlain(source.slice(at));
}

function toPlain(text: string): string {
  return text
    .replace(COMMENT, (comment) => comment.replace(/[^\r\n]/g, ''))
    .replace(TAG, (_tag, slash: string, name: string, attributes: string) => {
      if (slash === '/' || !/^[A-Z]/.test(name)) return '';
      const title = TITLE.exec(attributes);
      const words = title?.[1] ?? title?.[2] ?? title?.[3] ?? '';
      return words === '' ? '' : `**${words}** `;
    })
    .replace(/<(?=[A-Za-z/!?])/g, '\\<')
    .replace(/^[ \t]{4,}(?=[^\s*+\-\d])/gm, '');
}
