/** A component that changes its state whenever it is drawn would never let the page go on: it breaks, as in React. */
import { options, type VNode } from 'preact';

/** Draws in one go, of all components together: far more than any page has. */
const MOST_DRAWS = 1e5;

export function limitRedraws(): void {
  // Preact's own name for what is called before each draw; its hooks have set it.
  const hooks = options as unknown as { __r: (vnode: VNode) => void };
  const { __r: before } = hooks;
  let draws = 0;
  hooks.__r = (vnode) => {
    if (!draws++) setTimeout(() => (draws = 0));
    if (draws > MOST_DRAWS) throw Error('Too many renders');
    before(vnode);
  };
}
