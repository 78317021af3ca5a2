import type { JsxComponent, JsxNode, Props } from '../jsx/jsx.ts';
import { isOwn } from '../jsx/own-components.ts';
import { PROVIDES } from '../jsx/provides.ts';
import type { RenderContext } from '../render/theme-contract.ts';

/** Deeper is a component that shows itself. */
const MAX_DEPTH = 300;

/** Calls the components of a page that have no form in Markdown, to see what they show. */
export class ComponentCalls {
  readonly #context: RenderContext;
  #depth = 0;

  constructor(context: RenderContext) {
    this.#context = context;
  }

  /**
   * Hands on what a component shows, with what it provides around it. One that throws shows what stands in it, as in
   * the document; one that shows itself ends.
   */
  call(component: JsxComponent, props: Props, use: (result: JsxNode) => void): void {
    if (this.#depth >= MAX_DEPTH) return;
    let result: JsxNode;
    try {
      result = component(props, isOwn(component) ? this.#context : (undefined as never));
    } catch {
      result = props.children;
    }
    const provided = (component as { readonly [PROVIDES]?: { readonly stack: unknown[] } })[PROVIDES];
    this.#depth++;
    provided?.stack.push(props.value);
    try {
      use(result);
    } finally {
      provided?.stack.pop();
      this.#depth--;
    }
  }
}
