/** The components a page can use: the theme's, by name or by dotted name. */
import type { JsxComponent } from '../jsx/jsx.ts';
import { takeAsOwn } from '../jsx/own-components.ts';
import type { Theme } from './theme-contract.ts';

export type Components = Readonly<Record<string, JsxComponent>>;

/** `Tree.Folder` as a key becomes the property `Folder` of `Tree`, which is how compiled pages ask for it. */
export function readThemeComponents(theme: Theme): Components {
  const components: Record<string, JsxComponent> = { ...theme.components };
  for (const [name, component] of Object.entries(theme.components)) {
    const [parent = '', child] = name.split('.');
    if (child === undefined) continue;
    const owner = components[parent] ?? ((props) => props.children);
    // A copy, because the theme's own function must stay as it is.
    const copy: JsxComponent = owner === theme.components[parent] ? (props, context) => owner(props, context) : owner;
    components[parent] = Object.assign(copy, owner, { [child]: component });
    delete components[name];
  }
  takeAsOwn(components);
  return components;
}
