/** What a page shows: what its file says, then what is generated for it. */

import type { JsxElement, JsxNode } from '../jsx/jsx.ts';
import { additionOf, moduleOf } from '../pages/page-model.ts';
import type { PageModel } from '../site/site-model.ts';
import type { Components } from './built-in-components.ts';
import type { ModuleGraph } from './module-graph.ts';

/** Shown once on a page: an author's own go before generated ones. */
const EXAMPLES = ['RequestExample', 'ResponseExample'] as const;

/** @param run Makes the nodes of a module. */
export function pageBody(
  page: PageModel,
  graph: ModuleGraph,
  components: Components,
  run: (module: string) => JsxNode,
): JsxNode {
  const own = run(moduleOf(page));
  const below = additionOf(page);
  if (below === undefined) return own;
  const codes = [...graph.values()].filter(({ file }) => file !== below).map(({ compiled }) => compiled.code);
  const written = EXAMPLES.filter((name) => codes.some((code) => code.includes(name)));
  const isWritten = (node: JsxNode): boolean =>
    isElement(node) && written.some((name) => node.type === components[name]);
  return [own, without(run(below), isWritten)];
}

/** Without the nodes of the outermost level that `isOut` names. */
function without(node: JsxNode, isOut: (node: JsxNode) => boolean): JsxNode {
  if (!isElement(node)) return node;
  const { children } = node.props;
  if (!Array.isArray(children)) return isOut(children as JsxNode) ? null : node;
  return { ...node, props: { ...node.props, children: children.filter((child: JsxNode) => !isOut(child)) } };
}

function isElement(node: JsxNode): node is JsxElement {
  return typeof node === 'object' && node !== null && 'type' in node && 'props' in node;
}
