/** The settings at the top of a page as one node. `front-matter/` knows where they end and what they say. */

import type { MarkdownConfig } from '@lezer/markdown';
import { readingOf } from './reading.ts';

export const frontMatterBlock: MarkdownConfig = {
  defineNodes: [{ name: 'FrontMatter', block: true }],
  parseBlock: [
    {
      name: 'FrontMatter',
      before: 'LinkReference',
      parse: (context, line) => {
        const { bodyStart } = readingOf(context);
        const { lineStart: start } = context;
        if (start >= bodyStart) return false;
        let end = start;
        do end = context.lineStart + line.text.length;
        while (context.nextLine() && context.lineStart < bodyStart);
        context.addElement(context.elt('FrontMatter', start, end));
        return true;
      },
    },
  ],
};
