/** `## Title {#id}`: the author's own id of a heading. */

import type { JsxComponent, JsxElement, JsxNode, Props } from '../jsx/jsx.ts';
import type { Components } from './built-in-components.ts';

/** What `{#id}` is compiled to; shows nothing by itself. */
export function HeadingId(id: string): JsxElement {
  return { type: Marker, props: { id } };
}

const Marker: JsxComponent = () => null;

/** Heading components that take the id out of their children and pass it as `id`. */
export function withHeadingIds(components: Components): Components {
  const wrapped: Record<string, JsxComponent> = {};
  for (const tag of ['h1', 'h2', 'h3', 'h4', 'h5', 'h6']) {
    wrapped[tag] = (props) => ({ type: components[tag] ?? tag, props: takeId(props) });
  }
  return wrapped;
}

function takeId(props: Props): Props {
  const children: readonly JsxNode[] = Array.isArray(props.children) ? (props.children as JsxNode[]) : [props.children];
  const marker = children.find(isMarker);
  if (marker === undefined) return props;
  const kept = children.filter((child) => child !== marker);
  const last = kept.at(-1);
  if (typeof last === 'string') kept[kept.length - 1] = last.trimEnd();
  return { ...props, id: marker.props.id, children: kept };
}

function isMarker(node: JsxNode): node is JsxElement {
  return typeof node === 'object' && node !== null && 'type' in node && node.type === Marker;
}
