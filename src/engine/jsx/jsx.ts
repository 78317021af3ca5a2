/** Types of the engine's own JSX: elements are plain data until `renderToHtml` turns them into text. */
import type { RenderContext } from '../render/theme-contract.ts';

// biome-ignore lint/suspicious/noExplicitAny: properties come from authors' pages; every component checks what it reads.
export type Props = { readonly [name: string]: any; readonly children?: JsxNode };

export type JsxComponent = (props: Props, context: RenderContext) => JsxNode;

export interface JsxElement {
  readonly type: string | JsxComponent | typeof Fragment;
  readonly props: Props;
  readonly key?: string | number | null;
  readonly [PLACE]?: string;
}

/** Text that is already HTML and must not be escaped. */
export interface Html {
  readonly html: string;
}

export type JsxNode = JsxElement | Html | string | number | boolean | null | undefined | readonly JsxNode[];

/** Under this an element keeps where it comes from, out of sight of components; see `places.ts`. */
export const PLACE: unique symbol = Symbol('leafwright.place');

export const Fragment: unique symbol = Symbol.for('leafwright.fragment');
