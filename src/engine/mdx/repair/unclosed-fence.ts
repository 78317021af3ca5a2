/** A code block that is never closed takes in the rest of the page, closing tags included. */
import { scanFences } from '../source-scan.ts';
import type { RepairState } from './repair-state.ts';

/** Closes the last fence at the end of the page when it is open. Tells whether it was. */
export function closeLastFence(state: RepairState): boolean {
  const { text } = state;
  const fence = scanFences(text).at(-1);
  if (fence === undefined || fence.end < text.length) return false;
  const [opening = '', ...lines] = text.slice(fence.start).trimEnd().split('\n');
  const [, prefix = '', marker = '```'] = /^([\s>]*)(?:[-*+][ \t]+|\d+[.)][ \t]+)?(`{3,}|~{3,})/.exec(opening) ?? [];
  const last =
    lines
      .at(-1)
      ?.replace(/^[\s>]*/, '')
      .trim() ?? '';
  if (last.startsWith(marker) && /^(.)\1*$/.test(last)) return false;
  state.report(fence.start, {
    code: 'mdx/unclosed-fence',
    severity: 'warning',
    message: 'The code block opened here is never closed, so it takes in the rest of the page.',
    hint: marker.startsWith('~')
      ? 'Add a line with `~~~` where the code ends.'
      : 'Add a line with three backticks where the code ends.',
  });
  state.replace(text.length, text.length, `${text.endsWith('\n') ? '' : '\n'}${prefix}${marker}\n`);
  return true;
}
