import { scanFences } from '../../page-source/source-scan.ts';
import { fixEdit } from '../../project/fix-edit.ts';
import { rangeBetween } from '../../project/text-position.ts';
import type { TextRule } from '../rule.ts';

/** A code block that takes in the rest of the page. */
export const unclosedFence: TextRule = {
  over: 'text',
  code: 'mdx/unclosed-fence',
  severity: 'warning',
  title: 'Code block without an end',
  why: 'Everything below the line that opens it is shown as code: readers see no headings, links or pictures there.',
  run({ file, text }) {
    const fence = scanFences(text).at(-1);
    if (fence === undefined || fence.isClosed || fence.end < text.length) return [];
    const [opening = ''] = text.slice(fence.start).split('\n', 1);
    const prefix = /^[\s>]*/.exec(opening)?.[0] ?? '';
    const { marker } = fence;
    const newline = text.includes('\r\n') ? '\r\n' : '\n';
    const closing = `${text.endsWith('\n') ? '' : newline}${prefix}${marker}${newline}`;
    const start = fence.start + prefix.length;
    return [
      {
        message: 'The code block that begins here has no end, so everything below it on the page is shown as code.',
        hint: `Add a line with ${marker.startsWith('~') ? '`~~~`' : 'three backticks'} where the code ends.`,
        file,
        range: rangeBetween(text, start, fence.start + opening.trimEnd().length),
        fix: { title: 'Close it at the end of the page', edits: [fixEdit(text, text.length, text.length, closing)] },
      },
    ];
  },
};
