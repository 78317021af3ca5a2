/** Tags that are not closed, closed twice, or closed in the wrong place. */

import { VOID_TAGS } from '../../shared/void-tags.ts';
import { closingTagOf, openTagsAt } from '../scan-tags.ts';
import { pageOf } from '../tree/page-of.ts';
import type { JsxTag } from '../tree/read-tag.ts';
import { closeVoidTags, escapeTag, repairUnfinishedClosing } from './markup.ts';
import type { RepairState } from './repair-state.ts';
import { endOfContent } from './unclosed-content.ts';

/** HTML elements that authors use; any other lower-case name without attributes is a placeholder (`<your-key>`). */
const HTML_TAGS: ReadonlySet<string> = new Set(
  (
    'a abbr article aside audio b blockquote body button canvas caption center cite code colgroup dd del details dfn dialog ' +
    'div dl dt em fieldset figcaption figure font footer form g h1 h2 h3 h4 h5 h6 head header html i iframe ins kbd label ' +
    'legend li main map mark menu nav object ol optgroup option p path picture pre q s samp script section select small span ' +
    'strike strong style sub summary sup svg table tbody td template textarea tfoot th thead time title tr tt u ul var ' +
    'video'
  ).split(' '),
);

/** A tag that is open where its container (`paragraph`, `listItem`, …; absent: the page) ends. */
export function repairUnclosed(state: RepairState, open: number, container: string | undefined): void {
  const tag = state.tags.find(({ start }) => start === open);
  if (tag === undefined) {
    escapeTag(state, state.text.charAt(open) === '<' ? open : state.text.lastIndexOf('<', open));
    return;
  }
  if (VOID_TAGS.has(tag.name.toLowerCase())) {
    closeVoidTags(state);
    return;
  }
  const closing = closingTagOf(state.tags, tag);
  if (closing === undefined && repairUnfinishedClosing(state, tag.name, tag.end)) return;
  if (closing === undefined && isPlaceholder(state, tag)) escapeTag(state, tag.start);
  else if (closing !== undefined && container !== undefined) repairSplit(state, tag, closing, container);
  else {
    reportUnclosed(state, tag);
    if (container === 'paragraph') closeParagraph(state, tag);
    else closeContent(state, tag, state.text.length);
  }
}

/** `</X>` at `close` where `<Y>`, opened at `open`, is the innermost open tag. */
export function repairMismatch(state: RepairState, close: number, open: number): void {
  const closing = state.tags.find(({ start }) => start === close) ?? state.tags.find(({ end }) => end > close);
  const opening = state.tags.find(({ start }) => start === open);
  if (closing === undefined || opening === undefined) return;
  if (VOID_TAGS.has(opening.name.toLowerCase())) {
    closeVoidTags(state);
    return;
  }
  const hasOuter = openTagsAt(state.tags, closing.start).some(
    ({ name, start }) => name === closing.name && start < opening.start,
  );
  if (hasOuter) {
    const later = closingTagOf(state.tags, opening);
    if (isPlaceholder(state, opening)) escapeTag(state, opening.start);
    else if (later !== undefined && state.text.slice(closing.end, later.start).trim() === '') {
      repairCrossed(state, { opening, closing, later });
    } else {
      reportUnclosed(state, opening);
      closeContent(state, opening, closing.start);
    }
    return;
  }
  const own = closingTagOf(state.tags, opening);
  if (own !== undefined && own.start > closing.start) {
    dropTag(state, closing);
    return;
  }
  state.report(closing.start, closing.end, {
    code: 'mdx/mismatched-tag',
    severity: 'warning',
    subject: [closing.name, opening.name],
    message: `\`</${closing.name}>\` does not close the tag \`<${opening.name}>\` of line ${state.lineAt(opening.start)}.`,
    hint: `Write \`</${opening.name}>\`.`,
    fixTitle: `Write \`</${opening.name}>\``,
  });
  state.replace(closing.start, closing.end, `</${opening.name}>`);
}

/** `<b><i>…</b></i>`: the two ends change places. */
function repairCrossed(
  state: RepairState,
  { opening, closing, later }: Record<'opening' | 'closing' | 'later', JsxTag>,
): void {
  const ends = [state.text.slice(closing.start, closing.end), state.text.slice(later.start, later.end)] as const;
  state.report(closing.start, closing.end, {
    code: 'mdx/crossed-tags',
    severity: 'warning',
    subject: [opening.name, closing.name],
    message: `\`<${opening.name}>\` begins inside \`<${closing.name}>\`, so it has to end before it does.`,
    hint: `Write \`${ends[1]}\` before \`${ends[0]}\`.`,
    fixTitle: 'Swap the two closing tags',
  });
  state.replace(later.start, later.end, ends[0]);
  state.replace(closing.start, closing.end, ends[1]);
}

/** A closing tag that stands in an item of a list or in a paragraph, though its tag begins outside: it is moved out again. */
export function repairInBlock(state: RepairState, offset: number): void {
  const closing = state.tags.find(({ start, end, kind }) => kind === 'close' && start <= offset && offset < end);
  const opening = closing && openTagsAt(state.tags, closing.start).findLast(({ name }) => name === closing.name);
  if (closing === undefined || opening === undefined) return;
  const before = state.text.slice(0, closing.start);
  const lineStart = before.lastIndexOf('\n') + 1;
  // Behind the mark of the item itself, or behind words, it is no fault of the indentation.
  if (/[^\s>]/.test(before.slice(lineStart))) {
    repairSplit(state, opening, closing, 'paragraph');
    return;
  }
  const margin = outerMargin(before, opening.start);
  state.report(closing.start, closing.end, {
    code: 'mdx/split-tag',
    severity: 'warning',
    subject: [closing.name],
    message: `\`</${closing.name}>\` is indented like the list item above it, but \`<${closing.name}>\` of line ${state.lineAt(opening.start)} begins outside of the list.`,
    hint: `Give \`</${closing.name}>\` the indentation of \`<${closing.name}>\`.`,
    fixTitle: `Move \`</${closing.name}>\` out of the list`,
  });
  state.replace(lineStart, closing.start, margin);
}

/** What the line of a closing tag begins with, so that it stands in none of the list items behind its opening tag. */
function outerMargin(before: string, opening: number): string {
  const openingLine = before.slice(before.lastIndexOf('\n', opening - 1) + 1, opening);
  const margin = /^[ \t>]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)*/.exec(openingLine)?.[0] ?? '';
  const items = before.slice(opening).matchAll(/^([ \t>]*)(?:[-*+]|\d{1,9}[.)])[ \t]/gm);
  const margins = [margin.replace(/[^\s>]/g, ' '), ...[...items].map(([, indentation = '']) => indentation)];
  return margins.reduce((least, one) => (one.length < least.length ? one : least));
}

/** A closing tag that nothing was opened for. */
export function dropStrayTag(state: RepairState, offset: number): void {
  const tag = state.tags.find(({ start, end }) => start <= offset && offset < end);
  if (tag === undefined) escapeTag(state, state.text.lastIndexOf('<', offset));
  else if (tag.name.toLowerCase() === 'br') closeVoidTags(state);
  else dropTag(state, tag);
}

function dropTag(state: RepairState, tag: JsxTag): void {
  state.report(tag.start, tag.end, {
    code: 'mdx/stray-closing-tag',
    severity: 'warning',
    subject: [tag.name],
    message: `\`</${tag.name}>\` closes a tag that is not open here.`,
    hint: `Remove it, or add \`<${tag.name}>\` where it begins.`,
    fixTitle: `Remove \`</${tag.name}>\``,
  });
  state.replace(tag.start, tag.end, '');
}

function reportUnclosed(state: RepairState, tag: JsxTag): void {
  state.report(tag.start, tag.end, {
    code: 'mdx/unclosed-tag',
    severity: 'warning',
    subject: [tag.name],
    message: `The tag \`<${tag.name}>\` opened here is never closed.`,
    hint: `Add \`</${tag.name}>\` where it ends.`,
    fixTitle: `Add \`</${tag.name}>\``,
  });
}

/** Opened in a paragraph or list item, closed behind it: given lines of its own, or, where that is not enough, left out. */
function repairSplit(state: RepairState, tag: JsxTag, closing: JsxTag, container: string): void {
  const { text } = state;
  const lineStart = text.lastIndexOf('\n', tag.start - 1) + 1;
  const firstStart = startOfTagsBefore(state, tag);
  const prefix = text.slice(lineStart, firstStart);
  const isFirst = /^(?:[ \t]|>|[-*+][ \t]|\d+[.)][ \t])*$/.test(prefix);
  const followsText = /\S/.test(restOfLine(text, tag.end));
  const closingLine = text.slice(text.lastIndexOf('\n', closing.start - 1) + 1, closing.start);
  const trailsText = /\S/.test(restOfLine(text, closing.end));
  const isOnOwnLine = /^[\s>]*$/.test(closingLine);
  const isMoved = isFirst && container === 'paragraph' && (followsText || trailsText || !isOnOwnLine);
  state.report(tag.start, tag.end, {
    code: 'mdx/split-tag',
    severity: 'warning',
    subject: [tag.name],
    message: `The tag \`<${tag.name}>\` begins in one paragraph or list item and is closed in another (line ${state.lineAt(closing.start)}).`,
    hint: `Put \`<${tag.name}>\` and \`</${tag.name}>\` on lines of their own, with the same indentation.`,
    ...(isMoved && { fixTitle: 'Put the tags on lines of their own' }),
  });
  if (!isFirst && container === 'paragraph') {
    closeParagraph(state, tag);
    return;
  }
  const margin = `\n${prefix.replace(/[-*+](?=[ \t])|\d+[.)](?=[ \t])/g, (marker) => ' '.repeat(marker.length))}`;
  if (isMoved) {
    if (trailsText) state.replace(closing.end, closing.end, margin);
    if (!isOnOwnLine) state.replace(closing.start, closing.start, margin);
    if (followsText) state.replace(tag.end, tag.end, margin);
    if (firstStart < tag.start) state.replace(tag.start, tag.start, margin);
    return;
  }
  state.replace(closing.start, closing.end, '');
  state.replace(tag.start, tag.end, '');
}

/** Where the tags begin that are opened on the same line, with nothing between them and the tag: `<Card><Info>`. */
function startOfTagsBefore({ tags, text }: RepairState, tag: JsxTag): number {
  let { start } = tag;
  for (let at = tags.indexOf(tag) - 1; at >= 0; at--) {
    const before = tags[at];
    if (before?.kind !== 'open' || /[^ \t]/.test(text.slice(before.end, start))) break;
    start = before.start;
  }
  return start;
}

function closeParagraph(state: RepairState, tag: JsxTag): void {
  const rest = state.text.slice(tag.end);
  const blank = tag.end + (/\r?\n[ \t\r>]*(?=\n|$)|\s*$/.exec(rest)?.index ?? rest.length);
  const end = Math.min(blank, endOfParagraph(state.text, tag) ?? blank);
  state.replace(end, end, `</${tag.name}>`);
}

/** A list, a heading or a fence ends a paragraph without a blank line. */
function endOfParagraph(text: string, tag: JsxTag): number | undefined {
  for (let node = pageOf(text).tree.resolveInner(tag.start, 1).parent; node !== null; node = node.parent) {
    if (node.name === 'Paragraph') return node.to >= tag.end ? node.to : undefined;
  }
  return undefined;
}

function closeContent(state: RepairState, tag: JsxTag, limit: number): void {
  const end = endOfContent(state, tag, limit);
  const lineStart = state.text.lastIndexOf('\n', tag.start - 1) + 1;
  const margin = /^[ \t>]*/.exec(state.text.slice(lineStart, tag.start))?.[0] ?? '';
  const isAtLineStart = end === 0 || state.text.charAt(end - 1) === '\n';
  if (isAtLineStart) state.replace(end, end, `${margin}</${tag.name}>\n`);
  else state.replace(end, end, end >= state.text.length ? `\n${margin}</${tag.name}>\n` : `</${tag.name}>`);
}

/** A name in angle brackets that stands for something else: `<YOUR_KEY>`, `<your-key>`, `<name>`. */
function isPlaceholder(state: RepairState, tag: JsxTag): boolean {
  const inner = state.text.slice(tag.start + 1, tag.end - 1).trim();
  // `<your api key>`: words alone after a name that is no tag of HTML.
  if (/^[a-z][\w'’ -]*$/.test(inner) && inner.includes(' ')) return !HTML_TAGS.has(tag.name.toLowerCase());
  if (inner !== tag.name) return false;
  if (/^[A-Z][A-Z\d_]+$|[_-]/.test(tag.name)) return true;
  if (/^[a-z]/.test(tag.name)) return !HTML_TAGS.has(tag.name.toLowerCase());
  const lineStart = state.text.lastIndexOf('\n', tag.start - 1) + 1;
  return /[\w)]/.test(state.text.slice(lineStart, tag.start));
}

function restOfLine(text: string, from: number): string {
  const newline = text.indexOf('\n', from);
  return text.slice(from, newline < 0 ? text.length : newline);
}
