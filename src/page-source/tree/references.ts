/** Square brackets that no address follows: text. `[the [id] of a page](/address)` is one link, whose words hold brackets. */

import { InlineContext, type MarkdownConfig } from '@lezer/markdown';

export const references: MarkdownConfig = {
  parseInline: [
    {
      name: 'Brackets',
      before: 'LinkEnd',
      parse: (context, next, at) => {
        if (next !== 93 || context.char(at + 1) === 40 || context.char(at + 1) === 91) return -1;
        const link = context.findOpeningDelimiter(InlineContext.linkStart) ?? -1;
        const image = context.findOpeningDelimiter(InlineContext.imageStart) ?? -1;
        const opening = Math.max(link, image);
        if (opening < 0) return -1;
        for (const element of context.takeContent(opening)) context.addElement(element);
        return at + 1;
      },
    },
  ],
};
