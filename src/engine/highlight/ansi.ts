/** What a terminal printed, with the codes that colour it: `ESC[31m` and its like. */
import type { CodeLine, CodeToken } from '../render/theme-contract.ts';

/** Kinds of tokens whose colours come nearest; black and white are the colour of text. */
const KIND_BY_COLOR: readonly (string | undefined)[] = [undefined, 'd', 'i', 'n', 'f', 'k', 't', undefined];
const BRIGHT_BLACK = 90;

/** Escape as the control character or as its picture, which survives more editors. */
const CODE = new RegExp(`[${String.fromCharCode(27)}\u241b]\\[([\\d;]*)([A-Za-z])`, 'g');

/** Tokens of each line. Codes that do more than colour (moving the cursor) are left out of the text. */
export function tokenizeAnsi(code: string): readonly CodeLine[] {
  let kind: string | undefined;
  return code.split(/\r?\n/).map((line) => {
    const tokens: CodeToken[] = [];
    const add = (text: string): void => {
      if (text !== '') tokens.push(kind === undefined ? { text } : { text, kind });
    };
    let at = 0;
    for (const match of line.matchAll(CODE)) {
      add(line.slice(at, match.index));
      at = match.index + match[0].length;
      if (match[2] === 'm') kind = kindAfter(kind, match[1] ?? '');
    }
    add(line.slice(at));
    return tokens;
  });
}

function kindAfter(before: string | undefined, codes: string): string | undefined {
  let kind = before;
  for (const part of codes.split(';')) {
    const number = Number(part);
    if (number === 0 || number === 39 || number === 22) kind = undefined;
    else if (number === 1) kind ??= 'h';
    else if (number === 2 || number === BRIGHT_BLACK) kind = 'c';
    else if (number >= 30 && number <= 37) kind = KIND_BY_COLOR[number - 30];
    else if (number > BRIGHT_BLACK && number <= 97) kind = KIND_BY_COLOR[number - BRIGHT_BLACK];
  }
  return kind;
}
