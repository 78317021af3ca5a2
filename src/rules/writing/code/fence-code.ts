/** The code between the lines of a code block. */

import type { Fence } from '../../../page-source/tree/page-parts.ts';
import type { TextRange } from '../../../project/text-edit.ts';

export function codeRange(text: string, { start, end, isClosed }: Fence): TextRange {
  const first = text.indexOf('\n', start) + 1;
  if (first === 0 || first >= end) return { start: end, end };
  if (!isClosed) return { start: first, end };
  const last = text.lastIndexOf('\n', text.charAt(end - 1) === '\n' ? end - 2 : end - 1) + 1;
  return { start: first, end: Math.max(first, last) };
}
