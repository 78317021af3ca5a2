/** Components in the spelling of HTML tags: `<card>`, `<card-group>`. */
import { componentNames } from '../../catalogue/catalogue.ts';

/** Elements of HTML and SVG with the name of a component. */
export const TAGS_OF_THEIR_OWN: ReadonlySet<string> = new Set('frame heading view table color'.split(' '));

const MEANT: ReadonlyMap<string, string> = new Map(
  componentNames()
    .filter((name) => /^\w+$/.test(name) && !TAGS_OF_THEIR_OWN.has(name.toLowerCase()))
    .flatMap((name) => spellingsOf(name).map((spelling) => [spelling, name] as const)),
);

/** `CardGroup` → `cardgroup`, `card-group`. */
export function spellingsOf(name: string): readonly string[] {
  const parts = name.replace(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase();
  return [...new Set([name.toLowerCase(), parts])];
}

/** `card-group` → `CardGroup`; `undefined` for what is no component in another spelling. */
export function meantComponent(tag: string): string | undefined {
  return MEANT.get(tag);
}
