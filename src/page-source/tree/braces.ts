/** The end of `{…}`: the one place that knows what of JavaScript may hold a brace that counts for nothing. */

/** What was found on the way, so that many open braces and comments take no longer than one. */
export class KnownEnds {
  /** By the offset of the opening brace; `-1` where nothing closes it. */
  readonly braces = new Map<number, number>();
  /** From which offset on no comment of the kind ends, by what ends it. */
  readonly #endless = new Map<string, number>();

  /** Offset behind the mark that ends a comment from an offset on. */
  endOfComment(text: string, mark: string, from: number, limit: number): number | undefined {
    if (from >= (this.#endless.get(mark) ?? Number.POSITIVE_INFINITY)) return undefined;
    const at = text.indexOf(mark, from);
    if (at >= 0 && at + mark.length <= limit) return at + mark.length;
    this.#endless.set(mark, from);
    return undefined;
  }
}

/**
 * Offset after the brace that closes the one at `from`; `undefined` when nothing before `limit` closes it. Strings, templates with
 * what they hold, and comments are passed over. An apostrophe with no partner on its line is text.
 * @param known kept by who asks for many braces of one stretch, all with the same limit
 */
export function endOfBraces(
  text: string,
  from: number,
  limit = text.length,
  known = new KnownEnds(),
): number | undefined {
  const before = known.braces.get(from);
  if (before !== undefined) return before < 0 ? undefined : before;
  // Offsets of what is open: braces, and templates, whose offsets are negative.
  const open: number[] = [];
  for (let at = from; at < limit; at++) {
    const code = text.charCodeAt(at);
    const inTemplate = (open.at(-1) ?? 0) < 0;
    if (inTemplate) {
      if (code === BACKSLASH) at++;
      else if (code === BACKTICK) open.pop();
      else if (code === DOLLAR && text.charCodeAt(at + 1) === OPEN) open.push(++at);
    } else if (code === OPEN) open.push(at);
    else if (code === CLOSE) {
      const start = open.pop() ?? from;
      if (open.length === 0) return at + 1;
      known.braces.set(start, at + 1);
    } else if (code === BACKTICK) open.push(-1 - at);
    else if (code === DOUBLE || code === SINGLE) at = endOfString(text, at, limit) ?? at;
    else if (code === SLASH) {
      const end = endOfComment(text, at, limit, known);
      if (end === undefined) break;
      at = end;
    }
  }
  for (const start of open) if (start >= 0) known.braces.set(start, -1);
  return undefined;
}

const BACKSLASH = 92;
const BACKTICK = 96;
const DOLLAR = 36;
const OPEN = 123;
const CLOSE = 125;
const DOUBLE = 34;
const SINGLE = 39;
const SLASH = 47;
const STAR = 42;
const LINE_END = 10;

/** Offset of the quotation mark that closes the one at `from` on its line. */
export function endOfString(text: string, from: number, limit: number): number | undefined {
  const quote = text.charCodeAt(from);
  for (let at = from + 1; at < limit; at++) {
    const code = text.charCodeAt(at);
    if (code === BACKSLASH) at++;
    else if (code === quote) return at;
    else if (code === LINE_END) return undefined;
  }
  return undefined;
}

/** Offset of the last character of the comment that begins at a slash, of the slash itself where none does; `undefined` when it has no end. */
export function endOfComment(text: string, at: number, limit: number, known: KnownEnds): number | undefined {
  const next = text.charCodeAt(at + 1);
  if (next === STAR) {
    const end = known.endOfComment(text, '*/', at + 2, limit);
    return end === undefined ? undefined : end - 1;
  }
  // `https://` in the text of an element is no comment.
  if (next !== SLASH || !/[\s{;,(]/.test(text.charAt(at - 1))) return at;
  const end = text.indexOf('\n', at);
  return end < 0 ? limit : end;
}
