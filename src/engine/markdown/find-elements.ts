import type { JsxElement, JsxNode } from '../jsx/jsx.ts';
import { isUnresolved } from '../jsx/unresolved.ts';
import type { ComponentCalls } from './component-calls.ts';

/**
 * The outermost elements of these tags in what a node shows, in its order.
 * @param names of the theme's components, by the component: it may have one for a tag
 */
export function findElements(
  node: JsxNode,
  tags: ReadonlySet<string>,
  names: ReadonlyMap<unknown, string>,
  calls: ComponentCalls,
): readonly JsxElement[] {
  const found: JsxElement[] = [];
  const visit = (value: JsxNode): void => {
    if (typeof value !== 'object' || value === null) return;
    if (Symbol.iterator in value) for (const child of value as Iterable<JsxNode>) visit(child);
    else if ('props' in value) {
      const { type, props } = value;
      const tag = typeof type === 'string' ? type : names.get(type);
      if (tag !== undefined && tags.has(tag)) found.push({ type: tag, props });
      else if (typeof type !== 'function' || isUnresolved(type) || names.has(type)) visit(props.children);
      else calls.call(type, props, visit);
    }
  };
  visit(node);
  return found;
}
