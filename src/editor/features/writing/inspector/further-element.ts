/** A further component beside another or in it: a step among steps, a card in a group. Pure. */

import { appendChild, insertAfter } from '../../../../authoring/source-edit/elements.ts';
import { findComponent } from '../../../../catalogue/catalogue.ts';
import type { Component } from '../../../../catalogue/component.ts';
import { readSnippet } from '../../../../catalogue/snippet.ts';
import type { JsxElement } from '../../../../page-source/blocks/jsx-elements.ts';
import type { SourceChange } from '../../../../project/text-edit.ts';

export interface Further {
  readonly component: Component;
  /** Beside the element, which its parent is made to hold; else in it. */
  readonly isBeside: boolean;
}

/** What can be added to an element that stands in another; names as they are written. */
export function furtherOf(name: string, parentName: string): Further | undefined {
  const component = findComponent(name);
  if (component && findComponent(parentName)?.children?.includes(component.name) === true)
    return { component, isBeside: true };
  const child = findComponent(component?.children?.[0] ?? '');
  return child && { component: child, isBeside: false };
}

export function insertFurther(text: string, element: JsxElement, further: Further): SourceChange | undefined {
  const source = readSnippet(further.component.snippet).text;
  return further.isBeside ? insertAfter(text, element, source) : appendChild(text, element, source);
}
