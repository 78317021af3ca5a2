/** Finds the fence in what Markdown or an author made of it. */
import type { JsxElement, JsxNode, Props, RenderContext } from '../../../engine/theme-api.ts';
import { attribute, flagAttribute, textAttribute } from '../../attributes.ts';
import { isElement } from '../../children.ts';
import { type FenceInfo, parseFenceInfo, parseLineRanges } from './fence-info.ts';

export interface Fence {
  readonly info: FenceInfo;
  readonly code: string;
}

/**
 * What a `pre` element or a `CodeBlock` holds: a fence, or text with attributes that say what it is. `undefined`
 * for a `pre` of the author's own.
 */
export function readFence(props: Props, context: RenderContext): Fence | undefined {
  const inner = [props.children].flat().find((child): child is JsxElement => isElement(child as JsxNode));
  // A fence as the content of a `CodeBlock`, whose attributes come before those of the fence.
  const isFence = inner?.type === 'pre' || typeof inner?.type === 'function';
  const fence = isFence ? readFence(inner.props, context) : undefined;
  if (fence !== undefined) return { code: fence.code, info: withAttributes(fence.info, props) };
  if (isBlank(props.children)) return undefined;
  const code = inner?.type === 'code' ? inner : undefined;
  const className = code?.props.className ?? code?.props.class;
  const encoded = typeof className === 'string' ? /(?:^|\s)language-(\S+)/.exec(className)?.[1] : undefined;
  const info = parseFenceInfo(encoded === undefined ? '' : decode(encoded));
  const text = context.textOf(code === undefined ? props.children : code.props.children);
  return {
    code: code === undefined ? text.replace(/^\n|\s+$/g, '') : text.replace(/\n$/, ''),
    info: withAttributes(info, props),
  };
}

function withAttributes(info: FenceInfo, props: Props): FenceInfo {
  if (Object.keys(props).every((name) => name === 'children')) return info;
  const language = textAttribute(props, 'language') ?? textAttribute(props, 'lang');
  const title = textAttribute(props, 'title') ?? textAttribute(props, 'filename') ?? info.title;
  const icon = textAttribute(props, 'icon') ?? info.icon;
  const iconType = textAttribute(props, 'iconType') ?? info.iconType;
  return {
    language: language ?? info.language,
    ...(title === undefined ? {} : { title }),
    ...(icon === undefined ? {} : { icon }),
    ...(iconType === undefined ? {} : { iconType }),
    highlighted: lines(props, 'highlight') ?? info.highlighted,
    focused: lines(props, 'focus') ?? info.focused,
    isWrapped: flagAttribute(props, 'wrap', info.isWrapped),
    hasLineNumbers: flagAttribute(props, 'lines', info.hasLineNumbers),
    isExpandable: flagAttribute(props, 'expandable', info.isExpandable),
    canCopy: !flagAttribute(props, 'nocopy', !info.canCopy),
  };
}

/** `highlight="1,3-5"`, `highlight="[1,3]"`, `highlight={[1, 3]}` and `highlight={2}`. */
function lines(props: Props, name: string): ReadonlySet<number> | undefined {
  const value = attribute(props, name);
  return value === undefined ? undefined : parseLineRanges(String(value));
}

function isBlank(children: JsxNode): boolean {
  return children === undefined || children === null || (typeof children === 'string' && children.trim() === '');
}

/** A stray `%` written by hand in a class name is no encoding. */
function decode(encoded: string): string {
  try {
    return decodeURIComponent(encoded);
  } catch {
    return encoded;
  }
}
