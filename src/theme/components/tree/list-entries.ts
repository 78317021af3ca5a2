/** Reads a Markdown list as folders and files. */
import type { JsxElement, JsxNode, RenderContext } from '../../../engine/theme-api.ts';
import { flattenChildren, isElement } from '../../children.ts';

export interface ListEntry {
  readonly name: JsxNode;
  /** Its name ends with a slash, or something stands in it. */
  readonly isFolder: boolean;
  /** Its name is in bold. */
  readonly isHighlighted: boolean;
  /** Items of the list in it. */
  readonly items: JsxNode;
}

export function isList(element: JsxElement): boolean {
  return element.type === 'ul' || element.type === 'ol';
}

export function readList(items: JsxNode, context: RenderContext): readonly ListEntry[] {
  return flattenChildren(items, context, () => true).map((item) => {
    const parts = isElement(item) && item.type === 'li' ? partsOf(item, context) : [item];
    const inner = parts.filter((part): part is JsxElement => isElement(part) && isList(part));
    const name = trimSlash(parts.filter((part) => !inner.includes(part as JsxElement)));
    return {
      name: name.nodes,
      isFolder: name.hadSlash || inner.length > 0,
      isHighlighted: name.nodes.length === 1 && name.nodes.every((node) => isElement(node) && node.type === 'strong'),
      items: inner.map((list) => list.props.children),
    };
  });
}

/** What stands in an item; in a list with space between its items that is in a paragraph. */
function partsOf(item: JsxElement, context: RenderContext): readonly JsxNode[] {
  return flattenChildren(item.props.children, context, (element) => element.type !== 'p').flatMap((part) =>
    isElement(part) && part.type === 'p' ? flattenChildren(part.props.children, context, () => true) : [part],
  );
}

/** The slash says that it is a folder; the sign before the name says so, too. */
function trimSlash(parts: readonly JsxNode[]): { readonly nodes: readonly JsxNode[]; readonly hadSlash: boolean } {
  const last = parts.at(-1);
  if (isElement(last) && (last.type === 'strong' || last.type === 'code')) {
    const inner = trimSlash(Array.isArray(last.props.children) ? last.props.children : [last.props.children]);
    const changed = { ...last, props: { ...last.props, children: inner.nodes } };
    return { nodes: [...parts.slice(0, -1), changed], hadSlash: inner.hadSlash };
  }
  if (typeof last !== 'string') return { nodes: parts, hadSlash: false };
  const text = last.trimEnd();
  return { nodes: [...parts.slice(0, -1), text.replace(/\/$/, '')], hadSlash: text.endsWith('/') };
}
