import { type ComponentType, createElement, type VNode } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { LiveDomElement } from './dom.ts';

/** The theme's components that code with state shows. The engine has drawn them; here they only stand in their place. */
export class ThemeParts {
  /** By name and properties. */
  #html: Readonly<Record<string, string>> = {};

  /** Takes the parts of a page. */
  take(html: Readonly<Record<string, string>>): void {
    this.#html = html;
  }

  /** @param inner names of the parts that it has itself, as `Tree` has `Tree.File` */
  readonly part = (name: string, ...inner: readonly string[]): ComponentType => {
    const component = (({ children, ...props }: Readonly<Record<string, unknown>>): VNode => {
      const ref = useRef<LiveDomElement>(null);
      const events: Record<string, unknown> = { ref };
      const own: [string, unknown][] = [];
      for (const key in props) {
        const value = props[key];
        if (/^on[A-Z]/.test(key)) events[key] = value;
        else if (value != null && value !== false && typeof value !== 'function') own.push([key, value]);
      }
      const html = this.#html[name + JSON.stringify(own)];
      useLayoutEffect(() => {
        const element = ref.current;
        if (!element || element.getAttribute('html') === html) return;
        element.setAttribute('html', html ?? '<lw-slot></lw-slot>');
      });
      return createElement('lw-part', events as object, children as VNode) as VNode;
    }) as unknown as Record<string, ComponentType>;
    for (const last of inner) component[last] = this.part(`${name}.${last}`);
    return component as unknown as ComponentType;
  };
}
