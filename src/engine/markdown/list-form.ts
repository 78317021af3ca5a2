/** Lists, in lists too. */
import type { JsxElement, Props } from '../jsx/jsx.ts';
import { joinBlocks, joinItem, listItem } from './block-writer.ts';
import type { TagScribe } from './tag-forms.ts';

const ITEMS: ReadonlySet<string> = new Set(['li']);

/** Items stand close together unless one of them has more than a paragraph and lists. */
export function listForm(isNumbered: boolean, props: Props, scribe: TagScribe): string {
  const items = itemsOf(props, scribe).map((item) => scribe.blocks(item.props.children));
  // What authors put beside the items.
  if (items.length === 0) return joinBlocks(scribe.blocks(props.children));
  const start = Number(props.start ?? 1) || 1;
  const texts = items.map((blocks, index) => listItem(isNumbered ? `${start + index}. ` : '- ', joinItem(blocks)));
  return texts.join(texts.some((text) => text.includes('\n\n')) ? '\n\n' : '\n');
}

function itemsOf(props: Props, scribe: TagScribe): readonly JsxElement[] {
  return scribe.find(props.children, ITEMS);
}
