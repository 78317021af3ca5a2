/** @jsxImportSource #jsx */
import type { JsxElement, JsxNode, Props, RenderContext } from '../../../engine/theme-api.ts';
import { isElement } from '../../children.ts';
import { Callout } from './callout.tsx';

const MARK = /^\s*\[!(note|tip|important|warning|caution)\][ \t]*\n?/i;

/** A quote; one that begins with `[!NOTE]`, as on GitHub, is a callout. */
export function Blockquote(props: Props, context: RenderContext): JsxNode {
  const children = [props.children].flat() as readonly JsxNode[];
  const index = children.findIndex((child) => isElement(child) && child.type === 'p');
  const first = children[index] as JsxElement | undefined;
  const words = [first?.props.children].flat() as readonly JsxNode[];
  const mark = typeof words[0] === 'string' ? MARK.exec(words[0]) : null;
  if (first === undefined || mark === null) return <blockquote {...props} />;
  const rest = [(words[0] as string).slice(mark[0].length), ...words.slice(1)];
  const isEmpty = context.textOf(rest).trim() === '';
  const paragraph: readonly JsxElement[] = isEmpty
    ? []
    : [{ type: first.type, props: { ...first.props, children: rest } }];
  const kind = mark[1]?.toLowerCase() === 'caution' ? 'danger' : mark[1];
  return Callout({ type: kind, children: [...paragraph, ...children.slice(index + 1)] }, context);
}
