/**
 * Components of ours are called with the context of their page, which holds the whole site. An author's component is
 * called with its properties and nothing else: whatever it changed in the site would show on other pages.
 */

const own = new WeakSet<object>();

/** Takes a component for one of ours, and gives it back. */
export function asOwn<Component extends object>(component: Component): Component {
  own.add(component);
  return component;
}

export function isOwn(component: object): boolean {
  return own.has(component);
}
