/** The last resort: a page's text as plain Markdown, without tags, so that everything in it can still be read. */
import { endOfScript, isScript } from '../repair/scripts.ts';
import { scanCode } from '../source-scan.ts';

const TAG = /<(\/?)([A-Za-z][\w.:-]*)((?:\s(?:[^<>"'{}]|"[^"]*"|'[^']*'|\{[^{}]*\})*)?)\/?>/g;
const COMMENT = /\{\s*\/\*[\s\S]*?\*\/\s*\}|<!--[\s\S]*?-->/g;
const TITLE =
  /\b(?:title|label|name|path|query|body|header|caption)\s*=\s*(?:"([^"]*)"|'([^']*)'|\{\s*["'`]([^"'`]*)["'`]\s*\})/;

/** What `prepareSource` made of formulas and of the ids of headings. */
const FORMULA = /<Latex(?: display)?>\{String\.raw`([^`]*)`\}<\/Latex>/g;
const HEADING_ID = /\{_headingId\("[^"\n]*"\)\}/g;

/** Drops scripts, tags and comments outside code, keeps titles in bold, and takes out the indentation that tags gave to their content. */
export function toPlainMarkdown(source: string): string {
  const text = withoutScripts(source.replace(FORMULA, '$$$1$$').replace(HEADING_ID, ''));
  let result = '';
  let at = 0;
  for (const [start, end] of scanCode(text)) {
    result += toPlain(text.slice(at, start)) + text.slice(start, end);
    at = end;
  }
  return result + toPlain(text.slice(at));
}

function withoutScripts(source: string): string {
  let text = source;
  const code = scanCode(source);
  for (const { index } of [...source.matchAll(/^(?:export|import)\b/gm)].reverse()) {
    if (code.some(([start, end]) => index >= start && index < end) || !isScript(source, index)) continue;
    text = text.slice(0, index) + text.slice(endOfScript(source, index, index));
  }
  return text;
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
