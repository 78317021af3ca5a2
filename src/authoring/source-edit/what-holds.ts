/** Which blocks may stand where, for all that moves, pastes and turns them. Pure. */
import { findComponent } from '../../catalogue/catalogue.ts';
import type { JsxElement } from '../../page-source/blocks/jsx-elements.ts';
import type { PageBlock } from '../../page-source/blocks/page-blocks.ts';

/** Whether text may stand in an element, or in the page (`undefined`). */
export function holdsText(parent: JsxElement | undefined): boolean {
  if (!parent) return true;
  return parent.closing !== undefined && (findComponent(parent.name)?.content ?? 'markdown') === 'markdown';
}

/** Whether a block may stand in an element, or in the page (`undefined`). */
export function mayHold(parent: JsxElement | undefined, block: PageBlock): boolean {
  const own = block.kind === 'element' ? block.element.name : undefined;
  const parents = own === undefined ? undefined : findComponent(own)?.parents;
  if (parents && !parents.includes(parent?.name ?? '')) return false;
  if (holdsText(parent)) return true;
  const component = parent?.closing && findComponent(parent.name);
  if (component?.content === 'fences') return block.kind === 'code';
  return component?.content === 'children' && own !== undefined && component.children?.includes(own) === true;
}
