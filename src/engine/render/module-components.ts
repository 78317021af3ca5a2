import { HEADING_ID_NAME } from '../../page-source/prepare/prepare-source.ts';
import type { CompiledPage } from '../compile/compiled-page.ts';
import type { JsxComponent } from '../jsx/jsx.ts';
import { asOwn, isOwn } from '../jsx/own-components.ts';
import { createUnresolved, isUnresolved } from '../jsx/unresolved.ts';
import type { Components } from './built-in-components.ts';
import { withHeadingIds } from './heading-id.ts';

export interface KnownComponents {
  readonly theme: Components;
  /** `<Snippet>` of this module: it finds files beside it. */
  readonly snippet: JsxComponent;
  /** Names of the module itself, with what it imports. */
  readonly own: ReadonlyMap<string, unknown>;
  /** Told the name of a component that is shown and is nowhere; gives what to show for it. */
  readonly onUnresolved: (source: string) => string;
}

/** The components of compiled code: the theme's, what is imported, and stand-ins for what is neither. */
export function moduleComponents(
  { code, components }: Pick<CompiledPage, 'code' | 'components'>,
  { theme, snippet, own, onUnresolved }: KnownComponents,
): Readonly<Record<string, unknown>> {
  const added: Record<string, unknown> = { Snippet: snippet };
  for (const [name, value] of own) if (value !== undefined && !name.startsWith('_')) added[name] = value;
  // Sorted, so that `Tree` comes before `Tree.File`.
  for (const name of components) {
    const [parent = '', child] = name.split('.');
    const owner = added[parent] ?? theme[parent];
    if (owner === undefined) added[parent] = createUnresolved(parent, onUnresolved);
    else if (child !== undefined && isComponent(owner) && !(child in owner)) {
      const copy: JsxComponent = isOwn(owner)
        ? asOwn((props, context) => owner(props, context))
        : (props) => owner(props, undefined as never);
      added[parent] = Object.assign(copy, owner, { [child]: createUnresolved(name, onUnresolved) });
    }
  }
  return { ...theme, ...(code.includes(HEADING_ID_NAME) ? withHeadingIds(theme) : {}), ...added };
}

function isComponent(value: unknown): value is JsxComponent {
  return typeof value === 'function' && !isUnresolved(value);
}
