/** A code block that is never closed takes in the rest of the page, closing tags included. */
import { scanFences } from '../source-scan.ts';
import type { RepairState } from './repair-state.ts';
import { openTagsAt } from './scan-tags.ts';

/**
 * Closes the last fence when it is open: before the line that closes a tag around it, else at the end of the page. Tells
 * what it did.
 */
export function closeLastFence(state: RepairState): 'before-closing-tag' | 'at-end' | undefined {
  const { text } = state;
  const fence = scanFences(text).at(-1);
  if (fence === undefined || fence.end < text.length) return undefined;
  const [opening = '', ...lines] = text.slice(fence.start).trimEnd().split('\n');
  const [, prefix = '', marker = '```'] = /^([\s>]*)(?:[-*+][ \t]+|\d+[.)][ \t]+)?(`{3,}|~{3,})/.exec(opening) ?? [];
  const last =
    lines
      .at(-1)
      ?.replace(/^[\s>]*/, '')
      .trim() ?? '';
  if (last.startsWith(marker) && /^(.)\1*$/.test(last)) return undefined;
  const closing = closingTagIn(state, fence.start + opening.length);
  state.report(fence.start, fence.start + opening.length, {
    code: 'mdx/unclosed-fence',
    severity: 'warning',
    message: 'The code block opened here is never closed, so it takes in the rest of the page.',
    hint: marker.startsWith('~')
      ? 'Add a line with `~~~` where the code ends.'
      : 'Add a line with three backticks where the code ends.',
    fixTitle: closing === undefined ? 'Close it at the end of the page' : `Close it before \`</${closing.name}>\``,
  });
  if (closing !== undefined) {
    state.replace(closing.lineStart, closing.lineStart, `${prefix}${marker}\n`);
    return 'before-closing-tag';
  }
  state.replace(text.length, text.length, `${text.endsWith('\n') ? '' : '\n'}${prefix}${marker}\n`);
  return 'at-end';
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
