/** The attribute that a misspelt one of a component was most likely meant to be. */
import { type CATALOGUE, findAttribute } from '../../catalogue/catalogue.ts';
import { nearName } from '../../project/near-name.ts';

type Component = (typeof CATALOGUE)[number];

/** What any element may have; what begins like these is for programs. */
const OF_ANY_ELEMENT: ReadonlySet<string> = new Set(
  (
    'id key ref class classname style children slot title lang dir hidden role tabindex contenteditable draggable spellcheck ' +
    'translate accesskey autofocus inert is itemid itemprop itemref itemscope itemtype nonce part popover target rel'
  ).split(' '),
);
const FOR_PROGRAMS = /^(?:data|aria)[-A-Z]|^on[A-Z]|[:.]/;

const known = new WeakMap<Component, Map<string, string | undefined>>();

/** `tittle` → `title`, `Icon` → `icon`; `undefined` for one that the component has, and for one that is like none of its own. */
export function meantAttribute(component: Component, written: string): string | undefined {
  let meant = known.get(component);
  if (meant === undefined) {
    meant = new Map();
    known.set(component, meant);
  }
  if (!meant.has(written)) meant.set(written, findMeant(component, written));
  return meant.get(written);
}

function findMeant(component: Component, written: string): string | undefined {
  if (findAttribute(component, written) !== undefined || FOR_PROGRAMS.test(written)) return undefined;
  const names = component.attributes.flatMap(({ name, otherNames = [] }) => [name, ...otherNames]);
  const folded = names.find((name) => fold(name) === fold(written));
  if (folded === undefined && OF_ANY_ELEMENT.has(written.toLowerCase())) return undefined;
  const near = folded ?? nearName(written, names);
  return near === undefined ? undefined : findAttribute(component, near)?.name;
}

function fold(name: string): string {
  return name.toLowerCase().replaceAll(/[-_]/g, '');
}
