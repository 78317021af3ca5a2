/**
 * Expressions that a compiler must not be given: for each tag or bracket that nothing closes, its parser reads on in two
 * ways, and for thirty of them it never ends. Closed ones may be nested as deep as anybody likes.
 */
import { fencesOfMade } from '../../page-source/prepare/made-fences.ts';
import { scanCode } from '../../page-source/source-scan.ts';

/** So many are tried out in a millisecond; each further one doubles the time. */
const MOST_OPEN_TAGS = 8;
const MOST_OPEN_BRACKETS = 16;

/**
 * Offset of the first expression that stays open too often; `undefined` in a text that a compiler comes to an end with.
 * @param isMade a text of ours: its code blocks are plain to see, and its expressions are whole
 */
export function findUnfinishedExpression(text: string, isMade = false): number | undefined {
  // Reading its tree would cost more than compiling it.
  if (isMade && findUnfinished(fencesOfMade(text).around) === undefined) return undefined;
  // Code that is shown is looked for only where it matters: most pages have nothing of the kind.
  const mayBe = findUnfinished(text) !== undefined || (text.includes('{') && isLeftOpen(text));
  return mayBe ? findUnfinished(withoutCode(text)) : undefined;
}

/** Whether far more is opened than closed in the whole text. A brace or a quotation mark in code does not hide that. */
function isLeftOpen(text: string): boolean {
  let tags = 0;
  let brackets = 0;
  for (const [found] of text.matchAll(/[()]|\/>|<\/?(?:[A-Za-z]|>)/g)) {
    if (found === '(') brackets++;
    else if (found === ')') brackets--;
    else if (found === '/>' || found.startsWith('</')) tags--;
    else tags++;
  }
  return tags >= MOST_OPEN_TAGS || brackets >= MOST_OPEN_BRACKETS;
}

function withoutCode(text: string): string {
  const parts: string[] = [];
  let at = 0;
  for (const [start, end] of scanCode(text)) {
    parts.push(text.slice(at, start), ' '.repeat(end - start));
    at = end;
  }
  return parts.join('') + text.slice(at);
}

/** Where strings, comments and templates begin, braces and brackets, the beginnings of tags and what closes them. */
const PART = /\/\*|["'`]|[{}()]|\/>|<\/?(?:[A-Za-z][\w.:-]*|>)/g;

function findUnfinished(text: string): number | undefined {
  const open = { start: 0, braces: 0, tags: 0, brackets: 0 };
  const isUnfinished = () => open.tags >= MOST_OPEN_TAGS || open.brackets >= MOST_OPEN_BRACKETS;
  const part = new RegExp(PART);
  const strings = new StringEnds(text);
  for (;;) {
    if (open.braces === 0) {
      // Outside of braces stands no code: quotation marks of prose are none.
      const start = text.indexOf('{', part.lastIndex);
      if (start < 0) return undefined;
      Object.assign(open, { start, braces: 1, tags: 0, brackets: 0 });
      part.lastIndex = start + 1;
    }
    const match = part.exec(text);
    if (match === null) return isUnfinished() ? open.start : undefined;
    const [found] = match;
    if (found === '{') open.braces++;
    else if (found === '}') {
      open.braces--;
      if (open.braces === 0 && isUnfinished()) return open.start;
    } else if (found === '(') open.brackets++;
    else if (found === ')') open.brackets = Math.max(0, open.brackets - 1);
    else if (found === '"' || found === "'") part.lastIndex = strings.behind(found, part.lastIndex) ?? part.lastIndex;
    else if (found === '/*' || found === '`') part.lastIndex = endOf(text, found, part.lastIndex);
    else if (found === '/>' || found.startsWith('</')) open.tags = Math.max(0, open.tags - 1);
    else if (found.startsWith('<')) open.tags++;
  }
}

/** Where strings of one line end. Each stretch is read once, however many marks in it may begin a string. */
class StringEnds {
  readonly #text: string;
  /** Of each mark, up to where nothing ends a string that begins with it. */
  readonly #openTo = new Map<string, number>();

  constructor(text: string) {
    this.#text = text;
  }

  /** Offset behind the string that begins before `from`; `undefined` where its line does not end it. */
  behind(mark: '"' | "'", from: number): number | undefined {
    if (from <= (this.#openTo.get(mark) ?? -1)) return undefined;
    let at = from;
    for (; at < this.#text.length; at++) {
      const sign = this.#text[at];
      if (sign === mark) return at + 1;
      if (sign === '\n') break;
      if (sign === '\\' && this.#text[at + 1] !== '\n') at++;
    }
    this.#openTo.set(mark, at);
    return undefined;
  }
}

/** Behind a comment or a template; the end of the text where nothing closes it. */
function endOf(text: string, opening: '/*' | '`', from: number): number {
  if (opening === '/*') {
    const end = text.indexOf('*/', from);
    return end < 0 ? text.length : end + 2;
  }
  for (let at = text.indexOf('`', from); at >= 0; at = text.indexOf('`', at + 1)) {
    if (text[at - 1] !== '\\') return at + 1;
  }
  return text.length;
}
