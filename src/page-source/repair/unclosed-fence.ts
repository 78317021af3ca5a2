/** A code block that is never closed takes in the rest of the page, closing tags included. */

import { openTagsAt } from '../scan-tags.ts';
import { scanFences } from '../source-scan.ts';
import type { RepairState } from './repair-state.ts';

const PREFIX = /^[\s>]*/;

/**
 * Closes a fence that has taken in the closing tag around it and the first line of the next fence, whose last line was
 * then taken for its end.
 */
export function closeFenceBeforeNext(state: RepairState): boolean {
  const { text } = state;
  for (const fence of scanFences(text)) {
    const content = text.slice(fence.start, fence.end);
    const [opening = ''] = content.split('\n', 1);
    const prefix = PREFIX.exec(opening)?.[0] ?? '';
    const { marker } = fence;
    const next = content.slice(opening.length).search(new RegExp(`\\n[ \\t>]*${marker}[\\w{]`));
    const closing = next < 0 ? undefined : closingTagIn(state, fence.start + opening.length);
    if (closing === undefined || closing.lineStart > fence.start + opening.length + next + 1) continue;
    reportOpenFence(state, fence.start, opening, marker, closing.name);
    state.replace(closing.lineStart, closing.lineStart, `${prefix}${marker}\n`);
    return true;
  }
  return false;
}

/**
 * Closes the last fence when it is open: before the line that closes a tag around it, else at the end of the page. Tells
 * what it did.
 */
export function closeLastFence(state: RepairState): 'before-closing-tag' | 'at-end' | undefined {
  const { text } = state;
  const fence = scanFences(text).at(-1);
  if (fence === undefined || fence.isClosed || fence.end < text.length) return undefined;
  const [opening = ''] = text.slice(fence.start).split('\n', 1);
  const prefix = PREFIX.exec(opening)?.[0] ?? '';
  const { marker } = fence;
  const closing = closingTagIn(state, fence.start + opening.length);
  reportOpenFence(state, fence.start, opening, marker, closing?.name);
  if (closing !== undefined) {
    state.replace(closing.lineStart, closing.lineStart, `${prefix}${marker}\n`);
    return 'before-closing-tag';
  }
  state.replace(text.length, text.length, `${text.endsWith('\n') ? '' : '\n'}${prefix}${marker}\n`);
  return 'at-end';
}

function reportOpenFence(state: RepairState, start: number, opening: string, marker: string, tag?: string): void {
  state.report(start, start + opening.trimEnd().length, {
    code: 'mdx/unclosed-fence',
    severity: 'warning',
    message: 'The code block that begins here has no end, so it includes everything that follows.',
    hint: marker.startsWith('~')
      ? 'Add a line with `~~~` where the code ends.'
      : 'Add a line with three backticks where the code ends.',
    fixTitle: tag === undefined ? 'Close it at the end of the page' : `Close it before \`</${tag}>\``,
  });
}

/** The first line from an offset on that only closes a tag which is open there. */
function closingTagIn({ text, tags }: RepairState, from: number): { name: string; lineStart: number } | undefined {
  const open = new Set(openTagsAt(tags, from).map(({ name }) => name));
  const lines = /^[ \t>]*<\/([A-Za-z][\w.]*)>[ \t\r]*$/gm;
  lines.lastIndex = from;
  for (let match = lines.exec(text); match !== null; match = lines.exec(text)) {
    const [, name = ''] = match;
    if (open.has(name)) return { name, lineStart: match.index };
  }
  return undefined;
}
