/** The theme's components in those with state: HTML that was drawn when the site was built, around what stands in it. */
import { createElement, createPortal, Fragment, type VNode } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';

type Props = Readonly<Record<string, unknown>>;
export type Part = (props: Props) => VNode;

/** HTML by key. */
export const drawings: { of: Readonly<Record<string, string>> } = { of: {} };

/** A component of the theme by name, with those that are parts of it: `part('Tree', 'File')`. */
export function part(name: string, ...inner: readonly string[]): Part {
  const component = (({ children, ...props }: Props): VNode => {
    const frame = useRef<Element>(null);
    const [hole, setHole] = useState<Element | null>(null);
    const events: Record<string, unknown> = { ref: frame };
    const own: [string, unknown][] = [];
    for (const key in props) {
      const value = props[key];
      if (/^on[A-Z]/.test(key)) events[key] = value;
      else if (value != null && value !== false && typeof value !== 'function') own.push([key, value]);
    }
    // As `render/live-elements.ts` makes it.
    const key = name + JSON.stringify(own);
    const html = drawings.of[key];
    useLayoutEffect(() => {
      const element = frame.current as Element;
      element.innerHTML = html ?? '<lw-slot></lw-slot>';
      setHole(element.querySelector('lw-slot'));
    }, [html]);
    return createElement(
      Fragment,
      null,
      createElement('lw-part', events),
      hole && createPortal(children as VNode, hole),
    ) as VNode;
  }) as Part & Record<string, Part>;
  for (const last of inner) component[last] = part(`${name}.${last}`);
  return component;
}
