/** Lines that begin with `import` or `export` and are no JavaScript. */
import { plainReason } from './compiler-reason.ts';
import type { RepairState } from './repair-state.ts';

const CODE =
  /^(?:export\s+(?:default|const|let|var|function|async|class|\{|\*)|import\s*(?:[{*'"(]|[\w$]+\s*(?:,|from\b)))/;

/** Code that cannot be read is left out; a sentence that happens to begin with the word is shown. */
export function repairScript(state: RepairState, offset: number, reason: string): void {
  const start = findStart(state, offset);
  if (start === undefined) return;
  const { text } = state;
  const word = text.slice(start, start + 6);
  if (!isScript(text, start)) {
    const capital = word.charAt(0).toUpperCase();
    state.report(start, start + word.length, {
      code: 'mdx/text-like-script',
      severity: 'warning',
      subject: [word],
      message: `A paragraph that begins with the word \`${word}\` is taken for code by other tools; it is shown as text here.`,
      hint: `Begin the paragraph with another word, or write \`${capital}${word.slice(1)}\`.`,
      isPlainMarkdown: true,
      fixTitle: `Write \`${capital}${word.slice(1)}\``,
    });
    state.replace(start, start + 1, `&#${word.charCodeAt(0)};`, capital);
    return;
  }
  state.report(offset, offset, {
    code: 'mdx/broken-script',
    severity: 'error',
    subject: [word],
    message: `The code that begins with \`${word}\` has a mistake here, so it is left out: ${plainReason(reason)}.`,
    hint: 'Correct the code, and leave a blank line between it and the text.',
  });
  const end = endOfScript(text, start, offset);
  state.replace(start, end, text.slice(start, end).replace(/[^\r\n]/g, ''));
}

/** Whether the line that begins at an offset with `import` or `export` is meant as code. */
export function isScript(text: string, start: number): boolean {
  return CODE.test(text.slice(start, start + 200));
}

/** The nearest line at or above the offset that begins with the word, outside code. */
function findStart(state: RepairState, offset: number): number | undefined {
  const starts = [...state.text.matchAll(/^(?:import|export)\b/gm)].map((match) => match.index);
  return (
    starts.findLast((start) => start <= offset && !state.isCode(start)) ?? starts.find((start) => !state.isCode(start))
  );
}

/** Where a script ends: at a blank line (from `offset` on) where all its braces are closed, or at the first one when they never are. */
export function endOfScript(text: string, start: number, offset: number): number {
  let first: number | undefined;
  for (const match of text.slice(start).matchAll(/\n[ \t\r]*(?=\n|$)/g)) {
    const end = start + match.index;
    const script = text.slice(start, end);
    const opened = script.match(/[{([]/g)?.length ?? 0;
    const closed = script.match(/[})\]]/g)?.length ?? 0;
    if (end >= offset && first === undefined) first = end;
    if (opened <= closed && end >= offset) return end;
    if (/^#{1,6} /m.test(text.slice(end + match[0].length, end + match[0].length + 8)) && first !== undefined)
      return first;
  }
  return first ?? text.length;
}
