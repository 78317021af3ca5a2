/** Lines that begin with `import` or `export` and are no JavaScript. */
import { beginsScript, endOfScript } from '../tree/scripts.ts';
import { plainReason } from './compiler-reason.ts';
import type { RepairState } from './repair-state.ts';

/** Code that cannot be read is left out; a sentence that happens to begin with the word is shown. */
export function repairScript(state: RepairState, offset: number, reason: string): void {
  const start = findStart(state, offset);
  if (start === undefined) return;
  const { text } = state;
  const word = text.slice(start, start + 6);
  if (!beginsScript(text, start)) {
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
  const end = endOfBroken(text, start, offset);
  state.replace(start, end, text.slice(start, end).replace(/[^\r\n]/g, ''));
}

/** The nearest line at or above the offset that begins with the word, outside code. */
function findStart(state: RepairState, offset: number): number | undefined {
  const starts = [...state.text.matchAll(/^(?:import|export)\b/gm)].map((match) => match.index);
  return (
    starts.findLast((start) => start <= offset && !state.isCode(start)) ?? starts.find((start) => !state.isCode(start))
  );
}

/** Where the tree ends it; what is broken behind that belongs to it, too, up to a blank line. */
function endOfBroken(text: string, start: number, offset: number): number {
  const { end } = endOfScript(text, start);
  if (offset <= end) return end;
  const blank = /\r?\n[ \t]*(?=\r?\n|$)/g;
  blank.lastIndex = offset;
  return blank.exec(text)?.index ?? text.length;
}
