/** Every component that pages can use. Whoever offers, explains, asks for or documents components reads them here. */
import type { Attribute, Component } from './component.ts';
import { ACCORDIONS } from './components/accordions.ts';
import { CALLOUTS } from './components/callouts.ts';
import { CARDS } from './components/cards.ts';
import { CODE } from './components/code.ts';
import { DIAGRAMS } from './components/diagrams.ts';
import { FIELDS } from './components/fields.ts';
import { INLINE } from './components/inline.ts';
import { MEDIA } from './components/media.ts';
import { MORE } from './components/more.ts';
import { STEPS } from './components/steps.ts';
import { TABS } from './components/tabs.ts';
import { COLORS, TREES } from './components/trees.ts';

/** In the order of the insert menu within each group. */
export const CATALOGUE: readonly Component[] = [
  ...CALLOUTS,
  ...STEPS,
  ...TABS,
  ...ACCORDIONS,
  ...CARDS,
  ...CODE,
  ...FIELDS,
  ...MEDIA,
  ...DIAGRAMS,
  ...INLINE,
  ...MORE,
  ...TREES,
  ...COLORS,
];

const BY_NAME: ReadonlyMap<string, Component> = new Map(
  CATALOGUE.filter(({ kind }) => kind !== 'fence').flatMap((component) =>
    [component.name, ...(component.otherNames ?? [])].map((name) => [name, component] as const),
  ),
);

/** The component or element of a tag as written (`Card`, `FileTree.File`, `img`). */
export function findComponent(name: string): Component | undefined {
  return BY_NAME.get(name);
}

/** What is known of a code block by its language: diagrams have settings of their own. */
export function findFence(language: string): Component {
  const fences = CATALOGUE.filter(({ kind }) => kind === 'fence');
  const found =
    fences.find(({ name }) => name === language.toLowerCase()) ?? fences.find(({ name }) => name === 'code');
  if (found === undefined) throw new Error('The catalogue has no code block.');
  return found;
}

/** The attribute of a component under this name or another spelling of it. */
export function findAttribute(component: Component, name: string): Attribute | undefined {
  return (
    component.attributes.find((attribute) => attribute.name === name) ??
    component.attributes.find(({ otherNames }) => otherNames?.includes(name))
  );
}

/** Names of all components, without elements of HTML and without fences. */
export function componentNames(): readonly string[] {
  return CATALOGUE.filter(({ kind }) => kind === 'component').flatMap(({ name, otherNames = [] }) => [
    name,
    ...otherNames,
  ]);
}
