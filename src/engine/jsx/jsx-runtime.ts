/** What the compiler of TypeScript calls for `<Tag …>` in code of ours; compiled pages are given a runtime of their own. */
import { Fragment, type JsxElement, type JsxNode, type Props } from './jsx.ts';
import { asOwn } from './own-components.ts';

export { Fragment };

export function jsx(type: JsxElement['type'], props: Props, key?: JsxElement['key']): JsxElement {
  if (typeof type === 'function') asOwn(type);
  return key === undefined ? { type, props } : { type, props, key };
}

export { jsx as jsxs };

export namespace JSX {
  export type Element = JsxElement;
  export type ElementType = JsxElement['type'];
  export interface ElementChildrenAttribute {
    children: JsxNode;
  }
  export interface IntrinsicElements {
    // biome-ignore lint/suspicious/noExplicitAny: attributes are written in HTML spelling; the renderer escapes whatever comes.
    [tag: string]: any;
  }
}
