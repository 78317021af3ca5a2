/** Tokens of a JSON text that may have mistakes in it. */
import { createScanner } from 'jsonc-parser';

/** Whether an object expects its next key at an offset. */
export function isWhereKeyBelongs(text: string, offset: number): boolean {
  const opener = innermostOpener(text, offset);
  const before = text.charAt(endOfTokenBefore(text, offset) - 1);
  return opener !== undefined && text.charAt(opener) === '{' && (before === '{' || before === ',');
}

/** Offset of the innermost bracket that is open at `offset`. */
export function innermostOpener(text: string, offset: number): number | undefined {
  const open: number[] = [];
  for (const { start, character } of tokensBefore(text, offset)) {
    if (character === '{' || character === '[') open.push(start);
    else if (character === '}' || character === ']') open.pop();
  }
  return open.at(-1);
}

export function endOfTokenBefore(text: string, offset: number): number {
  let end = 0;
  for (const token of tokensBefore(text, offset)) end = token.end;
  return end;
}

function* tokensBefore(text: string, offset: number): Generator<{ start: number; end: number; character: string }> {
  const scanner = createScanner(text, true);
  for (;;) {
    scanner.scan();
    const start = scanner.getTokenOffset();
    const length = scanner.getTokenLength();
    if (length === 0 || start >= offset) return;
    yield { start, end: start + length, character: text.charAt(start) };
  }
}
