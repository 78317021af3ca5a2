/** HTML that Markdown allows and MDX does not: comments, tags without end, addresses in angle brackets, a lone `<`. */

import { VOID_TAGS } from '../../shared/void-tags.ts';
import { endOfTag } from '../scan-tags.ts';
import { repairAttributes } from './attributes.ts';
import type { RepairState } from './repair-state.ts';

/** Characters before an error in which the tag that it is about is looked for. */
const MAX_DISTANCE = 2_000;

const HTML_COMMENT = {
  code: 'mdx/html-comment',
  severity: 'info',
  message: 'This comment is written as in HTML, `<!-- … -->`; it is hidden here, but other tools refuse the page.',
  hint: 'Write `{/* … */}` around it.',
  fixTitle: 'Write `{/* … */}`',
  isPlainMarkdown: true,
} as const;

const UNCLOSED_COMMENT = {
  code: 'mdx/unclosed-comment',
  severity: 'warning',
  message: 'The comment that begins here has no end, so it is taken to end with its line.',
  hint: 'Write `{/* … */}` around what is to be hidden.',
  fixTitle: 'End the comment with its line',
} as const;

/** Comments outside code, in order. One that has no end is taken to end with its line, so that nothing below it is hidden. */
function findComments(state: RepairState): (readonly [number, number])[] {
  const { text } = state;
  const last = text.lastIndexOf('-->');
  const found: (readonly [number, number])[] = [];
  for (let at = text.indexOf('<!--'); at >= 0; ) {
    const lineEnd = /[\r\n]|$/g;
    lineEnd.lastIndex = at;
    const end = last >= at + 4 ? text.indexOf('-->', at + 4) + 3 : (lineEnd.exec(text)?.index ?? text.length);
    const isCode = state.isCode(at);
    if (!isCode) found.push([at, end]);
    at = text.indexOf('<!--', isCode ? at + 4 : end);
  }
  return found;
}

/** `<!-- … -->` → nothing that shows; anything else that begins with `<!` is text. */
export function repairComments(state: RepairState, offset: number): void {
  let isChanged = false;
  for (const [start, end] of findComments(state).reverse()) {
    const written = state.text.slice(start, end);
    const isClosed = written.endsWith('-->');
    state.report(start, end, isClosed ? HTML_COMMENT : UNCLOSED_COMMENT);
    const blank = written.replace(/[^\r\n]/g, ' ');
    const inner = written.replace(/^<!--|-->$/g, '').replaceAll('*/', '* /');
    const comment = isClosed ? `{/*${inner}*/}` : `{/*${inner.trimEnd()} */}`;
    const replacement = written.includes('\n') ? blank.replace(/[ ]+$/gm, '') : comment;
    state.replace(start, end, replacement, comment);
    isChanged = true;
  }
  if (!isChanged) escapeTag(state, state.text.lastIndexOf('<', offset));
}

/** `<br>` → `<br/>`, for every such tag of the page. */
export function closeVoidTags(state: RepairState): void {
  const tags = state.tags.filter((tag) => VOID_TAGS.has(tag.name.toLowerCase()) && tag.kind !== 'empty');
  const [first] = tags;
  if (first === undefined) return;
  state.report(first.start, first.end, {
    code: 'mdx/void-tag',
    severity: 'info',
    subject: [first.name],
    message: `The tag \`<${first.name}>\` is written without a slash at its end; it is read here, but other tools refuse the page.`,
    hint: `Write \`<${first.name} />\`.`,
    fixTitle: tags.length === 1 ? `Write \`<${first.name} />\`` : `Add the slash to all ${tags.length} such tags`,
    isPlainMarkdown: true,
  });
  for (const tag of [...tags].reverse()) {
    if (tag.kind === 'open') state.replace(tag.end - 1, tag.end, '/>', ' />');
    else state.replace(tag.start, tag.end, tag.name.toLowerCase() === 'br' ? '<br />' : '');
  }
}

const ADDRESS = /^<((?:https?|ftp|mailto|tel|sms):[^\s<>]+|www\.[^\s<>]+|[\w.+-]+@[\w-]+(?:\.[\w-]+)+)>/;
/** The tag of a component or paragraph whose line ends before its `>` is written. */
const WITHOUT_END =
  /^<(?:[A-Z][\w.]*|div|p|a|span)(?:[ \t]+[A-Za-z][\w-]*(?:=(?:"[^"\n]*"|'[^'\n]*'|\{[^{}\n]*\}))?)*(?=[ \t]*\r?\n[^<>]*<)/;
const CLOSING_WITHOUT_END = /^<\/[A-Za-z][\w.]*(?=[ \t]*(?:\r?\n|$))/;

/** A `<` that begins no tag: an address, a tag with broken attributes, or a sign that is meant as text. */
export function repairTagStart(state: RepairState, offset: number): void {
  const start = findTagStart(state, offset);
  if (start === undefined) return;
  if (repairAddress(state, start)) return;
  if (repairMissingEnd(state, start)) return;
  if (repairAttributes(state, start)) return;
  escapeTag(state, start);
}

function repairAddress(state: RepairState, start: number): boolean {
  const address = ADDRESS.exec(state.text.slice(start, start + 2_000));
  if (address === null) return false;
  const [whole, target = ''] = address;
  const scheme = target.includes(':') ? '' : target.startsWith('www.') ? 'https://' : 'mailto:';
  const link = `[${target}](${scheme}${target})`;
  state.report(start, start + whole.length, {
    code: 'mdx/angle-bracket-link',
    severity: 'info',
    subject: [whole],
    message: `The address \`${whole}\` stands in angle brackets; it is a link here, but other tools refuse the page.`,
    hint: `Write \`${link}\`.`,
    fixTitle: 'Write it as a link',
    isPlainMarkdown: true,
  });
  state.replace(start, start + whole.length, link);
  return true;
}

/** `<Card title="x"` or `</Card` at the end of a line, without its `>`. */
function repairMissingEnd(state: RepairState, start: number): boolean {
  const rest = state.text.slice(start, start + MAX_DISTANCE);
  const written = (CLOSING_WITHOUT_END.exec(rest) ?? WITHOUT_END.exec(rest))?.[0];
  if (written === undefined) return false;
  const end = start + written.length;
  const name = /^<\/?[\w.]+/.exec(written)?.[0] ?? '<';
  state.report(start, end, {
    code: 'mdx/unfinished-tag',
    severity: 'warning',
    subject: [`${name}>`],
    message: `The \`>\` is missing at the end of the tag \`${name}>\`.`,
    hint: 'Add `>` at its end.',
    fixTitle: 'Add `>`',
  });
  state.replace(end, end, '>');
  return true;
}

/** The closing tag of a name that lacks its `>`, from an offset on. */
export function repairUnfinishedClosing(state: RepairState, name: string, from: number): boolean {
  const written = `</${name}`;
  for (let at = state.text.indexOf(written, from); at >= 0; at = state.text.indexOf(written, at + 1)) {
    if (!state.isCode(at) && repairMissingEnd(state, at)) return true;
  }
  return false;
}

/** Signs that no tag can begin with; several in a row are one. */
const SIGNS = /(?<!\\)<+(?![A-Za-z_$/!>])/g;

/** Makes a `<` text, and with it every other one of the page that no tag can begin with. */
export function escapeTag(state: RepairState, start: number): void {
  if (start < 0 || repairAddress(state, start)) return;
  for (const match of [...state.text.matchAll(SIGNS)].reverse()) {
    const end = match.index + match[0].length;
    if (end <= start || (match.index <= start && start < end) || state.isCode(match.index)) continue;
    escapeSigns(state, match.index, end);
  }
  let from = start;
  while (from > 0 && state.text.charAt(from - 1) === '<' && state.text.charAt(from - 2) !== '\\') from--;
  let end = start + 1;
  while (state.text.charAt(end) === '<') end++;
  // `<<Name>`: only what stands before a name is no part of a tag.
  escapeSigns(state, from, end);
}

function escapeSigns(state: RepairState, start: number, end: number): void {
  reportSign(state, start, end);
  state.replace(start, end, '\\<'.repeat(end - start));
}

function reportSign(state: RepairState, start: number, end: number): void {
  const lineStart = state.text.lastIndexOf('\n', start - 1) + 1;
  if (end - start === 7 && start === lineStart) {
    state.report(start, end, {
      code: 'mdx/merge-conflict',
      severity: 'error',
      message: 'Two versions of the page stand here one below the other, as git leaves them when it cannot merge them.',
      hint: 'Keep one of them, and remove the lines with `<<<<<<<`, `=======` and `>>>>>>>`.',
    });
    return;
  }
  const written = /^<+[^\s<>]{0,30}>?/.exec(state.text.slice(start, start + 40))?.[0] ?? '<';
  const escaped = '\\<'.repeat(end - start);
  state.report(start, end, {
    code: 'mdx/lone-angle-bracket',
    severity: 'warning',
    subject: [written],
    message: `\`${written}\` is not a tag, so it is shown as written.`,
    hint: `Put it in backticks, or write \`${escaped}\`.`,
    fixTitle: `Write \`${escaped}\``,
    isPlainMarkdown: true,
  });
}

/** The `<` that the error is about: at the offset, before it, or, when the error stands at the end, the first broken one. */
function findTagStart(state: RepairState, offset: number): number | undefined {
  if (offset >= state.text.trimEnd().length) {
    const starts = new Set(state.tags.map((tag) => tag.start));
    for (const match of state.text.matchAll(/(?<!\\)<(?=[A-Za-z_$/!])/g)) {
      if (!state.isCode(match.index) && !starts.has(match.index)) return match.index;
    }
  }
  if (state.text.charAt(offset) === '<' && !state.isCode(offset)) return offset;
  // One compiler points at the fault inside the tag: the tag is the first one that goes past that place.
  let last: number | undefined;
  const start = /(?<!\\)<(?:\/?[A-Za-z_$][\w.:$-]*)?/g;
  start.lastIndex = Math.max(0, offset - MAX_DISTANCE);
  for (let match = start.exec(state.text); match !== null && match.index <= offset; match = start.exec(state.text)) {
    if (state.isCode(match.index)) continue;
    last = match.index;
    const end = endOfTag(state.text, match.index + match[0].length);
    if (end === undefined || end > offset) return last;
  }
  return last;
}
