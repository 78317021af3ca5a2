/** Looks at the children of a component that arranges them: tabs, steps, code groups. */
import { Fragment, type JsxElement, type JsxNode, type RenderContext } from '../engine/theme-api.ts';

/** Deep enough for a snippet in a snippet in a snippet; an end for a component that renders itself. */
const DEEPEST_EXPANSION = 8;

export function isElement(node: JsxNode): node is JsxElement {
  return typeof node === 'object' && node !== null && 'type' in node;
}

/**
 * The children as a flat list without white space. What stands in fragments is lifted out, and a component
 * (a snippet, a component of the author's) is replaced by what it renders to when an element that `isWanted`
 * is in there; every other element stays whole.
 */
export function flattenChildren(
  children: JsxNode,
  context: RenderContext,
  isWanted: (element: JsxElement) => boolean,
  depth = 0,
): readonly JsxNode[] {
  if (children === null || children === undefined || typeof children === 'boolean') return [];
  if (typeof children === 'string') return children.trim() === '' ? [] : [children];
  if (Array.isArray(children)) {
    return children.flatMap((child: JsxNode) => flattenChildren(child, context, isWanted, depth));
  }
  if (!isElement(children as JsxNode)) return [children];
  const element = children as JsxElement;
  if (isWanted(element)) return [element];
  if (element.type === Fragment) return flattenChildren(element.props.children, context, isWanted, depth);
  if (element.type === 'p') {
    // Markdown wraps components that stand on one line with words in a paragraph.
    const inner = flattenChildren(element.props.children, context, isWanted, depth);
    return inner.some((node) => isElement(node) && isWanted(node)) ? inner : [element];
  }
  if (typeof element.type !== 'function' || depth >= DEEPEST_EXPANSION) return [element];
  return expandComponent(element, context, isWanted, depth);
}

/** Whether an element is made by one of these components. */
export function madeBy(...components: readonly JsxElement['type'][]): (element: JsxElement) => boolean {
  return (element) => components.includes(element.type);
}

/** Splits a list in the elements that `isWanted` and everything else, both in order. */
export function partition(
  nodes: readonly JsxNode[],
  isWanted: (element: JsxElement) => boolean,
): { readonly wanted: readonly JsxElement[]; readonly others: readonly JsxNode[] } {
  const wanted: JsxElement[] = [];
  const others: JsxNode[] = [];
  for (const node of nodes) {
    if (isElement(node) && isWanted(node)) wanted.push(node);
    else others.push(node);
  }
  return { wanted, others };
}

function expandComponent(
  element: JsxElement,
  context: RenderContext,
  isWanted: (element: JsxElement) => boolean,
  depth: number,
): readonly JsxNode[] {
  const component = element.type as (props: JsxElement['props'], context: RenderContext) => JsxNode;
  let output: JsxNode;
  try {
    output = component(element.props, context);
  } catch {
    // Left as it is: the renderer meets the same error in its place and reports it.
    return [element];
  }
  return flattenChildren(output, context, isWanted, depth + 1);
}
