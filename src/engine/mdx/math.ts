/** Formulas between dollar signs, told apart from money and shell variables. */

export interface Formula {
  readonly start: number;
  readonly end: number;
  readonly source: string;
  readonly isBlock: boolean;
}

const BLOCK = /\$\$(?!\$)([\s\S]+?)\$\$/g;
// No space inside the signs, none of them escaped, no digit behind: `$5 and $6` is money.
const INLINE = /(?<![\\$\w])\$(?![\s$])([^$\n`]{1,200}?)(?<![\s\\])\$(?![\d$\w])/g;
/** A command, an index or an exponent: what only a formula has. */
const CERTAIN = /\\[A-Za-z]+|[_^](?:\{|[A-Za-z\d])/;
/** What is a formula only in a page that has certain ones: `$n$`, `$x + y$`. */
const LIKELY = /^[A-Za-z][A-Za-z\d]*$|^[A-Za-z\d()]+(?:\s*[-+*/=<>]\s*[A-Za-z\d()]+)+$/;

/** Formulas outside code, in order. A single `$` counts only around what looks like mathematics. */
export function findFormulas(text: string, from: number, isCode: (offset: number) => boolean): Formula[] {
  if (!text.includes('$', from)) return [];
  const formulas: Formula[] = [];
  for (const match of matchesFrom(BLOCK, text, from)) {
    const source = match[1] ?? '';
    // `$$ and $$` in a sentence is about prices.
    const isFormula = source.includes('\n')
      ? !/\n[ \t]*\n[^$]*\n[ \t]*\n/.test(source)
      : /[=+*/^_\\<>]|^\s*\w\s*$/.test(source);
    if (isCode(match.index) || !isFormula) continue;
    formulas.push({ start: match.index, end: match.index + match[0].length, source, isBlock: true });
  }
  const isTaken = (offset: number): boolean => formulas.some(({ start, end }) => offset >= start && offset < end);
  const inline = matchesFrom(INLINE, text, from).filter(({ index }) => !isCode(index) && !isTaken(index));
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
  // A raw template knows no escapes, so what would end it is spelled otherwise.
  const text = source
    .trim()
    .replace(/\s*\n\s*/g, ' ')
    .replaceAll('`', "'")
    .replaceAll('${', '$ {');
  const safe = text.endsWith('\\') ? `${text} ` : text;
  return `<Latex${isBlock ? ' display' : ''}>{String.raw\`${safe}\`}</Latex>${lineEnds}`;
}

function matchesFrom(pattern: RegExp, text: string, from: number): RegExpExecArray[] {
  const copy = new RegExp(pattern);
  copy.lastIndex = from;
  const found: RegExpExecArray[] = [];
  for (let match = copy.exec(text); match !== null; match = copy.exec(text)) found.push(match);
  return found;
}
