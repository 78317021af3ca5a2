/** Braces whose content is no JavaScript: they are text, and shown as written. */
import type { MdxCompiler } from '../mdx-compiler.ts';
import { endOfBraces } from '../tree/braces.ts';
import type { JsxTag } from '../tree/read-tag.ts';
import type { RepairState } from './repair-state.ts';

/** `{` without `}`: the brace at the offset, or the first such one of the page. */
export function repairUnclosedBrace(state: RepairState, offset: number): void {
  const at = state.text.charAt(offset) === '{' ? offset : findUnclosedBrace(state);
  if (at === undefined) {
    repairExpression(state, offset, undefined);
    return;
  }
  if (state.text.startsWith('{/*', at)) {
    closeComment(state, at);
    return;
  }
  state.report(at, at + 1, {
    code: 'mdx/unclosed-brace',
    severity: 'warning',
    message: 'The brace `{` opened here is never closed, so it is shown as written.',
    hint: 'Close it with `}`, put it in backticks, or write `\\{`.',
    fixTitle: 'Write `\\{`',
    isPlainMarkdown: true,
  });
  makeText(state, at, at + 1);
}

/** `{/* …` without its end: it ends with its line, so that nothing below it is hidden. */
function closeComment(state: RepairState, start: number): void {
  const { text } = state;
  const stars = text.indexOf('*/', start);
  const lineEnd = start + (/^[^\r\n]*/.exec(text.slice(start))?.[0].trimEnd().length ?? 0);
  const end = stars < 0 ? lineEnd : stars + 2;
  state.report(start, Math.min(end, lineEnd), {
    code: 'mdx/unclosed-comment',
    severity: 'warning',
    message:
      stars < 0
        ? 'The comment that begins here has no end, so it is taken to end with its line.'
        : 'The comment that begins here ends with `*/`, without the brace that belongs to it.',
    hint: 'Write `*/}` where it ends.',
    fixTitle: stars < 0 ? 'End the comment with its line' : 'Write `*/}`',
  });
  state.replace(end, end, stars < 0 ? ' */}' : '}');
}

/** Unclosed braces from which on compilers, which try what each may begin, take time without end. */
const MANY_BRACES = 8;

/** Whether a text has so many braces that are never closed that it must not be given to a compiler. */
export function hasManyOpenBraces(text: string): boolean {
  let open = 0;
  for (let at = text.indexOf('{'); at >= 0; at = text.indexOf('{', at + 1)) open++;
  if (open < MANY_BRACES) return false;
  for (let at = text.indexOf('}'); at >= 0; at = text.indexOf('}', at + 1)) open--;
  return open >= MANY_BRACES;
}

/** Makes every brace that is never closed text. */
export function repairOpenBraces(state: RepairState): void {
  for (let at = findUnclosedBrace(state); at !== undefined; at = findUnclosedBrace(state)) {
    repairUnclosedBrace(state, at);
  }
}

/**
 * An expression that does not parse. Without an offset, which one compiler does not give for attributes, each
 * expression of the page is tried by itself.
 */
export function repairExpression(
  state: RepairState,
  offset: number | undefined,
  compiler: MdxCompiler | undefined,
): void {
  const found = offset === undefined ? findBroken(state, compiler) : findAround(state, offset);
  if (found === undefined) return;
  const [start, end] = found;
  const written = state.text.slice(start, end).replace(/\s+/g, ' ');
  if (repairVariable(state, start, end)) return;
  const isText = tagAround(state, start) === undefined;
  state.report(start, end, {
    code: 'mdx/invalid-expression',
    severity: 'warning',
    subject: [written],
    message: `\`${written.length > 80 ? `${written.slice(0, 80)}…` : written}\` cannot be computed, so it is shown as written.`,
    hint: isText
      ? 'If the braces are meant as text, write `\\{` or put it in backticks.'
      : 'Correct what stands between the braces, or write a text in quotation marks instead.',
    ...(isText && { fixTitle: 'Write `\\{`' }),
    isPlainMarkdown: true,
  });
  makeText(state, start, end);
}

/** `{{my-name}}`: a variable without a value, whose name is no JavaScript. */
function repairVariable(state: RepairState, start: number, end: number): boolean {
  const name = /^\{\{\s*([\w$][\w$ .-]*?)\s*\}\}$/.exec(state.text.slice(start, end))?.[1];
  if (name === undefined || tagAround(state, start) !== undefined) return false;
  state.report(start, end, {
    code: 'mdx/unknown-variable',
    severity: 'warning',
    subject: [name],
    message: `The variable \`{{${name}}}\` has no value, so it is shown as written.`,
    hint: 'Give it one under `variables` in the configuration, or put it in backticks.',
    fixTitle: 'Write `\\{\\{`',
    isPlainMarkdown: true,
  });
  const inner = state.text.indexOf('{', start + 1);
  state.replace(inner, inner, '\\');
  state.replace(start, start, '\\');
  return true;
}

function tagAround(state: RepairState, offset: number): JsxTag | undefined {
  return state.tags.find(({ start, end }) => offset > start && offset < end);
}

/** Escapes the braces of a stretch of text; in a tag, turns a value into a string and drops anything else. */
function makeText(state: RepairState, start: number, end: number): void {
  const tag = tagAround(state, start);
  if (tag === undefined) {
    for (let at = state.text.lastIndexOf('{', end - 1); at >= start; at = state.text.lastIndexOf('{', at - 1)) {
      if (!state.isCode(at) && state.text.charAt(at - 1) !== '\\') state.replace(at, at, '\\');
      if (at === 0) break;
    }
  } else if (/=\s*$/.test(state.text.slice(tag.start, start))) {
    state.replace(start, end, `{${JSON.stringify(state.text.slice(start, end))}}`);
  } else state.replace(start, end, ' ');
}

function* expressions(state: RepairState): Generator<readonly [number, number | undefined]> {
  const { text } = state;
  for (let at = text.indexOf('{'); at >= 0; ) {
    const isText = text.charAt(at - 1) === '\\' || state.isCode(at);
    const end = isText ? undefined : endOfBraces(text, at);
    if (!isText) yield [at, end];
    at = text.indexOf('{', isText || end === undefined ? at + 1 : end);
  }
}

function findUnclosedBrace(state: RepairState): number | undefined {
  for (const [start, end] of expressions(state)) if (end === undefined) return start;
  return undefined;
}

/** The outermost braces around an offset; the compilers point into them or just behind. */
function findAround(state: RepairState, offset: number): readonly [number, number] | undefined {
  let last: readonly [number, number] | undefined;
  for (const [start, end] of expressions(state)) {
    if (start > offset) break;
    if (end === undefined) last = [start, start + 1];
    else if (offset <= end) return [start, end];
    else if (offset <= end + 1) last = [start, end];
  }
  return last ?? findBrace(state, offset);
}

/** Where quotation marks hide which braces belong together: the nearest brace before the offset. */
function findBrace(state: RepairState, offset: number): readonly [number, number] | undefined {
  for (let at = state.text.lastIndexOf('{', offset); at > 0; at = state.text.lastIndexOf('{', at - 1)) {
    if (state.text.charAt(at - 1) !== '\\' && !state.isCode(at)) return [at, at + 1];
  }
  return undefined;
}

function findBroken(state: RepairState, compiler: MdxCompiler | undefined): readonly [number, number] | undefined {
  for (const [start, end] of expressions(state)) {
    if (end === undefined) return [start, start + 1];
    const written = state.text.slice(start, end);
    const sample = /^\{\s*\.\.\./.test(written) ? `<a ${written} />` : `<a b=${written} />`;
    try {
      compiler?.compileMdx(sample);
    } catch {
      return [start, end];
    }
  }
  return undefined;
}
