/** Formulas between dollar signs, told apart from money and shell variables. */

export interface Formula {
  readonly start: number;
  readonly end: number;
  readonly source: string;
  readonly isBlock: boolean;
}

// Two signs and no more: `$$$` is a price.
const BLOCK = /(?<![\\$])\$\$(?!\$)((?:(?!\$\$)[\s\S])+?)(?<!\\)\$\$(?!\$)/g;
// No space inside the signs, none of them escaped, no digit behind: `$5 and $6` is money.
const INLINE = /(?<![\\$\w])\$(?![\s$])([^$\n`]{1,200}?)(?<![\s\\])\$(?![\d$\w])/g;
// Written as text, TeX would be read as expressions (`{1}`) and emphasis (`_`).
const COMPONENT = /<Latex(\s[^<>{}]*)?>(?!\s*\{\s*(?:["'`]|String\.raw))([\s\S]*?)<\/Latex>/g;
/** A command, an index or an exponent: what only a formula has. */
const CERTAIN = /\\[A-Za-z]+|[_^](?:\{|[A-Za-z\d])/;
/** `${HOME_DIR}`, `$API_KEY$`: a variable. */
const VARIABLE = /^\{[A-Z][A-Z\d_]*\}|^[A-Z]{2,}[A-Z\d]*(?:_[A-Z\d]{2,})+$/;
/** What is a formula only in a page that has certain ones: `$n$`, `$x + y$`. */
const LIKELY = /^[A-Za-z][A-Za-z\d]*$|^[A-Za-z\d()]+(?:\s*[-+*/=<>]\s*[A-Za-z\d()]+)+$/;

/** Formulas outside code, in order. A single `$` counts only around what looks like mathematics. */
export function findFormulas(text: string, from: number, isCode: (offset: number) => boolean): Formula[] {
  const formulas: Formula[] = [];
  for (const match of text.includes('<Latex', from) ? matchesFrom(COMPONENT, text, from) : []) {
    const [whole, attributes = '', source = ''] = match;
    if (isCode(match.index) || source.trim() === '') continue;
    const isBlock = /\b(?:display|block)\b/.test(attributes);
    formulas.push({ start: match.index, end: match.index + whole.length, source, isBlock });
  }
  if (!text.includes('$', from)) return formulas;
  const isWithin = (offset: number): boolean => formulas.some(({ start, end }) => offset >= start && offset < end);
  const blocks = new RegExp(BLOCK);
  blocks.lastIndex = from;
  for (let match = blocks.exec(text); match !== null; match = blocks.exec(text)) {
    const source = match[1] ?? '';
    const before = lineBefore(text, match.index);
    const isFormula = source.includes('\n') ? isBlockOfLines(before, source) : isBlockOnLine(before, source);
    // Signs that nothing closes: those behind may open a formula of their own.
    if (!isFormula) blocks.lastIndex = match.index + 2;
    if (isCode(match.index) || isWithin(match.index) || isElsewhere(before) || !isFormula) continue;
    formulas.push({ start: match.index, end: match.index + match[0].length, source, isBlock: true });
  }
  const inline = matchesFrom(INLINE, text, from).filter(({ index, 1: source = '' }) => {
    const before = lineBefore(text, index);
    return (
      !isCode(index) &&
      !isWithin(index) &&
      !isElsewhere(before) &&
      !isOverCells(before, source) &&
      !VARIABLE.test(source)
    );
  });
  const isMathematical = formulas.length > 0 || inline.some((match) => CERTAIN.test(match[1] ?? ''));
  if (!isMathematical) return formulas;
  for (const match of inline) {
    const source = match[1] ?? '';
    if (!CERTAIN.test(source) && !LIKELY.test(source)) continue;
    formulas.push({ start: match.index, end: match.index + match[0].length, source, isBlock: false });
  }
  return formulas.sort((a, b) => a.start - b.start);
}

/** The formula as a component, on one line, with as many line ends behind it as it had. */
export function formulaTag({ source, isBlock }: Formula): string {
  const lineEnds = source.replace(/[^\n]/g, '');
  // On one line a comment would take the rest with it. A raw template knows no escapes, so what would end it is
  // spelled otherwise.
  const text = source
    .replace(/(?<!\\)%[^\n]*/g, '')
    .trim()
    .replace(/\s*\n\s*/g, ' ')
    .replaceAll('`', "'")
    .replaceAll('${', '$ {');
  const safe = text.endsWith('\\') ? `${text} ` : text;
  return `<Latex${isBlock ? ' display' : ''}>{String.raw\`${safe}\`}</Latex>${lineEnds}`;
}

/** Between `$$` on one line: `$$ and $$` in a sentence is about prices, and `$$/$$` too. */
function isBlockOnLine(before: string, source: string): boolean {
  if (isOverCells(before, source) || !/[\p{L}\p{N}]/u.test(source)) return false;
  return /[=+*/^_\\<>]|^\s*\w\s*$|^[\d.,]+$|^[A-Za-z]\w?\s*[-]\s*\w+$/.test(source);
}

/** Between `$$` on several lines: a formula begins on a line of its own, or goes on in its paragraph. */
function isBlockOfLines(before: string, source: string): boolean {
  if (/^[\s>]*\|/.test(before)) return false;
  const isAlone = /^[\s>]*(?:(?:[-*+]|\d+[.)])\s+)*$/.test(before);
  if (isAlone && /^[ \t]*\r?\n/.test(source)) return !/\n[ \t]*\n[^$]*\n[ \t]*\n/.test(source);
  // A row of a table, a blank line or a heading: the signs are prices.
  if (/^[^\n]*(?<!\\)\|[^\n]*\n[^\n]*(?<!\\)\|/.test(before + source)) return false;
  return !/\n[ \t]*(?:\n|\||#{1,6} |```|[-*+] )/.test(source);
}

/** Whether what would be a formula goes on from a cell of a table to the next. */
function isOverCells(before: string, source: string): boolean {
  return /^[\s>]*\|/.test(before) && /(?<!\\)\|/.test(source);
}

/** Whether what follows stands in the value of an attribute, in a string of an expression or in an address. */
function isElsewhere(before: string): boolean {
  return (
    /[\w-]=\{?(?:"[^"]*|'[^']*|`[^`]*)$/.test(before) ||
    /\{[^{}`]*`[^`]*$/.test(before) ||
    /\]\([^()\s]*$|https?:\/\/[^\s)]*$/.test(before)
  );
}

function lineBefore(text: string, offset: number): string {
  return text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset);
}

function matchesFrom(pattern: RegExp, text: string, from: number): RegExpExecArray[] {
  const copy = new RegExp(pattern);
  copy.lastIndex = from;
  const found: RegExpExecArray[] = [];
  for (let match = copy.exec(text); match !== null; match = copy.exec(text)) found.push(match);
  return found;
}
