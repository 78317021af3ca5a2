/** Code blocks as MDX has them: they may be indented as far as one likes, and so may the line that ends them. */

import type { BlockContext, Line, MarkdownConfig } from '@lezer/markdown';

const CODE_BEGINNING = /(`{3,})[ \t]*([^`]*)$|(~{3,})[ \t]*(.*)$/y;

/** In quotes the parser's own rule holds, which allows for three blanks. */
export const fences: MarkdownConfig = {
  parseBlock: [
    {
      name: 'DeepFencedCode',
      before: 'FencedCode',
      parse: (context, line) => {
        if ((line.next !== 96 && line.next !== 126) || !isInListsAlone(context)) return false;
        CODE_BEGINNING.lastIndex = line.pos;
        const match = CODE_BEGINNING.exec(line.text);
        if (match === null) return false;
        const marker = match[1] ?? match[3] ?? '';
        const info = (match[2] ?? match[4] ?? '').trimEnd();
        const start = context.lineStart + line.pos;
        const infoStart = start + match[0].length - (match[2] ?? match[4] ?? '').length;
        const nodes = [context.elt('CodeMark', start, start + marker.length)];
        if (info !== '') nodes.push(context.elt('CodeInfo', infoStart, infoStart + info.length));
        const depth = line.baseIndent;
        while (context.nextLine() && !isOutside(line, depth)) {
          const length = lengthOfEnd(line, marker);
          if (length === 0) continue;
          const end = context.lineStart + line.pos;
          nodes.push(context.elt('CodeMark', end, end + length));
          context.nextLine();
          break;
        }
        context.addElement(context.elt('FencedCode', start, context.prevLineEnd(), nodes));
        return true;
      },
    },
  ],
};

function isInListsAlone(context: BlockContext): boolean {
  for (let depth = 1; depth < context.depth; depth++) if (context.parentType(depth).name === 'Blockquote') return false;
  return true;
}

/** A line further out than the list item that the code stands in ends both. */
function isOutside(line: Line, depth: number): boolean {
  return line.baseIndent < depth && line.pos < line.text.length;
}

/** How many marks of the line that ends the code; 0 on any other line. */
function lengthOfEnd({ text, pos }: Line, marker: string): number {
  if (!text.startsWith(marker, pos)) return 0;
  let end = pos;
  while (text.charAt(end) === marker.charAt(0)) end++;
  return text.slice(end).trim() === '' ? end - pos : 0;
}
