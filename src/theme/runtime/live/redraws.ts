/** A component that changes its state whenever it is drawn would never let the page go on: it breaks, as in React. */
import { options, type VNode } from 'preact';

/** Draws of a component in one go. */
const MOST_DRAWS = 99;

interface Drawn {
  lwDraws?: number;
}

export function limitRedraws(): void {
  // Preact's own name for what is called before each draw.
  const hooks = options as { __r?: (vnode: VNode) => void };
  const { __r: before } = hooks;
  hooks.__r = (vnode) => {
    const component = (vnode as VNode & { readonly __c: Drawn }).__c;
    if (!component.lwDraws) setTimeout(() => (component.lwDraws = 0));
    component.lwDraws = (component.lwDraws ?? 0) + 1;
    if (component.lwDraws > MOST_DRAWS) throw Error('Too many re-renders');
    before?.(vnode);
  };
}
