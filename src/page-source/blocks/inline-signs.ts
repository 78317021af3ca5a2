/** Signs of Markdown that have no span of their own. */

import type { SyntaxNode } from '@lezer/common';
import type { TextRange } from '../../project/text-edit.ts';
import { pageOf } from '../tree/page-of.ts';

export interface InlineSign extends TextRange {
  /** `escape`: a character with its backslash. `quote`: one `>`. `bullet`: of an item that is no task. */
  readonly kind: 'quote' | 'bullet' | 'escape' | 'tag';
}

/** A task from its hyphen to the end of its box. */
export interface TaskSign extends TextRange {
  readonly kind: 'task';
  readonly box: TextRange;
  readonly isDone: boolean;
}

const KINDS: Readonly<Record<string, InlineSign['kind']>> = {
  QuoteMark: 'quote',
  Escape: 'escape',
  JsxOpenTag: 'tag',
  JsxCloseTag: 'tag',
  JsxEmptyTag: 'tag',
};

/** In the order of the text. */
export function scanSigns(text: string): readonly (InlineSign | TaskSign)[] {
  const signs: (InlineSign | TaskSign)[] = [];
  pageOf(text).tree.iterate({
    enter: ({ name, from, to, node }) => {
      const kind = KINDS[name];
      if (kind) signs.push({ kind, start: from, end: to });
      else if (name === 'ListItem' && node.parent?.name === 'BulletList') signs.push(...itemSign(text, node));
    },
  });
  return signs;
}

function itemSign(text: string, item: SyntaxNode): readonly (InlineSign | TaskSign)[] {
  const mark = item.getChild('ListMark');
  // A hyphen alone may be all that a cell of a table says.
  if (!mark || !/[ \t]/.test(text.charAt(mark.to))) return [];
  const box = item.getChild('Task')?.getChild('TaskMarker');
  if (!box) return [{ kind: 'bullet', start: mark.from, end: mark.to }];
  const isDone = text.slice(box.from, box.to) !== '[ ]';
  return [{ kind: 'task', start: mark.from, end: box.to, box: { start: box.from, end: box.to }, isDone }];
}
