/** `~words~`: deleted text, as with two tildes. */

import type { DelimiterType, MarkdownConfig } from '@lezer/markdown';

const TILDE = 126;
const SPACE = /\s|^$/;
const PUNCTUATION = /[\p{S}\p{P}]/u;
const DELIMITER: DelimiterType = { resolve: 'Strikethrough', mark: 'StrikethroughMark' };

export const singleStrikes: MarkdownConfig = {
  parseInline: [
    {
      name: 'SingleStrike',
      after: 'Strikethrough',
      parse: (context, next, at) => {
        if (next !== TILDE || context.char(at - 1) === TILDE || context.char(at + 1) === TILDE) return -1;
        const before = context.slice(at - 1, at);
        const behind = context.slice(at + 1, at + 2);
        const canOpen = isBeside(behind, before);
        return context.addDelimiter(DELIMITER, at, at + 1, canOpen, isBeside(before, behind));
      },
    },
  ],
};

/** Whether a sign between both belongs to the one inside. */
function isBeside(inside: string, outside: string): boolean {
  return !SPACE.test(inside) && (!PUNCTUATION.test(inside) || SPACE.test(outside) || PUNCTUATION.test(outside));
}
