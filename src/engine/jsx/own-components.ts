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

/** Takes them and their parts (`Tree.Folder` is a property of `Tree`) for components of ours. */
export function takeAsOwn(components: Readonly<Record<string, unknown>>, taken = new Set<unknown>()): void {
  for (const component of Object.values(components)) {
    if (typeof component !== 'function' || taken.has(component)) continue;
    taken.add(asOwn(component));
    takeAsOwn(component as unknown as Readonly<Record<string, unknown>>, taken);
  }
}

export function isOwn(component: object): boolean {
  return own.has(component);
}
