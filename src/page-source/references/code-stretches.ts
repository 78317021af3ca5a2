/** Finds what is code in a page without parsing it: fences (in lists, quotes and components too) and inline code. */

interface QuickFence {
  /** Offset of the line that opens it, and the offset after the line that closes it. */
  readonly start: number;
  readonly end: number;
  /** Everything after the backticks, trimmed: language, title and settings. */
  readonly info: string;
  readonly infoStart: number;
  readonly infoEnd: number;
}

// Every character can be read in one way only: a line of many stars must not be tried in all combinations.
const OPENING = /^((?:[ \t>]|(?:[-*+]|\d{1,9}[.)])(?=[ \t]))*)(`{3,}(?=[^`\n]*$)|~{3,})[ \t]*([^\n]*?)[ \t\r]*$/gm;

/** The fences of a text from an offset on, in order. A fence that is never closed goes to the end. */
function quickFences(text: string, from = 0): QuickFence[] {
  const fences: QuickFence[] = [];
  if (!text.includes('```', from) && !text.includes('~~~', from)) return fences;
  const opening = new RegExp(OPENING);
  opening.lastIndex = from;
  for (let match = opening.exec(text); match !== null; match = opening.exec(text)) {
    const [line, prefix = '', marker = '', info = ''] = match;
    const end = endOfFence(text, match.index + line.length + 1, prefix, marker);
    const infoStart = match.index + line.indexOf(info, prefix.length + marker.length);
    fences.push({ start: match.index, end, info, infoStart, infoEnd: infoStart + info.length });
    if (end >= text.length) break;
    opening.lastIndex = end;
  }
  return fences;
}

function endOfFence(text: string, from: number, prefix: string, marker: string): number {
  const isQuoted = prefix.includes('>');
  // Inside a list item the code stands at least as far in as the fence; a line further out ends the item.
  const indentation = /(?:[-*+]|\d[.)])[ \t]+$/.test(prefix) ? prefix.length : 0;
  for (let at = from; at < text.length; ) {
    const newline = text.indexOf('\n', at);
    const lineEnd = newline < 0 ? text.length : newline + 1;
    let first = at;
    let sawQuote = false;
    while (first < lineEnd && ' \t>'.includes(text.charAt(first))) {
      if (text.charAt(first) === '>') {
        if (!isQuoted) break;
        sawQuote = true;
      }
      first++;
    }
    const isBlank = first >= lineEnd || text.charAt(first) === '\n' || text.charAt(first) === '\r';
    if (isQuoted && !sawQuote) return at;
    if (!isBlank && first - at < indentation) return at;
    if (text.startsWith(marker, first) && isClosing(text, first, lineEnd, marker)) return lineEnd;
    at = lineEnd;
  }
  return text.length;
}

function isClosing(text: string, from: number, to: number, marker: string): boolean {
  let at = from;
  while (text.charAt(at) === marker.charAt(0)) at++;
  return text.slice(at, to).trim() === '';
}

/** Stretches of a text that are code, as `[start, end]` offsets in order: fences and inline code. */
export function quickCode(text: string, from = 0): (readonly [number, number])[] {
  const stretches: (readonly [number, number])[] = [];
  let at = from;
  for (const fence of quickFences(text, from)) {
    scanInlineCode(text, at, fence.start, stretches);
    stretches.push([fence.start, fence.end]);
    at = fence.end;
  }
  scanInlineCode(text, at, text.length, stretches);
  return stretches;
}

function scanInlineCode(text: string, from: number, to: number, stretches: (readonly [number, number])[]): void {
  for (let at = text.indexOf('`', from); at >= 0 && at < to; ) {
    let after = at;
    while (text.charAt(after) === '`') after++;
    const ticks = text.slice(at, after);
    const end = text.charAt(at - 1) === '\\' ? -1 : closingTicks(text, after, to, ticks);
    if (end > 0) stretches.push([at, end]);
    at = text.indexOf('`', end > 0 ? end : after);
  }
}

function closingTicks(text: string, from: number, to: number, ticks: string): number {
  // A blank line ends the paragraph and with it the search.
  const blank = /\n[ \t\r]*\n/g;
  blank.lastIndex = from;
  const limit = Math.min(to, blank.exec(text)?.index ?? to);
  for (let at = text.indexOf(ticks, from); at >= 0 && at < limit; ) {
    let after = at;
    while (text.charAt(after) === '`') after++;
    if (after - at === ticks.length) return after;
    at = text.indexOf(ticks, after);
  }
  return -1;
}
