/**
 * Reads component attributes the way authors write them: HTML or React spelling, any case, `"false"` for a
 * boolean, `"2"` for a number, and small misspellings (`requried`).
 */
import type { JsxNode, Props, RenderContext } from '../engine/theme-api.ts';

/** Misspellings are forgiven only in names long enough that no other attribute is meant. */
const SHORTEST_WITH_LETTERS_SWAPPED = 4;
const SHORTEST_WITH_ONE_LETTER_OFF = 5;

/** The attribute's value as given; `undefined` when it is absent under every spelling. */
export function attribute(props: Props, name: string): unknown {
  const exact = props[name];
  if (exact !== undefined) return exact;
  const spellings = spellingsOf(name);
  let misspelled: unknown;
  for (const key of Object.keys(props)) {
    if (key === 'children') continue;
    const spelling = spellings(key);
    if (spelling === 'same') return props[key];
    if (spelling === 'misspelled') misspelled = props[key];
  }
  return misspelled;
}

/** Text of an attribute; numbers count as text. `undefined` for a blank one. */
export function textAttribute(props: Props, name: string): string | undefined {
  const value = attribute(props, name);
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'string') return undefined;
  return value.trim() === '' ? undefined : value.trim();
}

/** `required`, `required={true}`, `required="true"` and `required=""` are true; `"false"`, `"no"` and `"0"` are not. */
export function flagAttribute(props: Props, name: string, fallback = false): boolean {
  const value = attribute(props, name);
  if (value === undefined || value === null) return fallback;
  if (typeof value === 'string') return !/^(false|no|off|0)$/i.test(value.trim());
  return value !== false && value !== 0;
}

/** `cols={2}`, `cols="2"` and `size="20px"`. `undefined` when there is no number in it. */
export function numberAttribute(props: Props, name: string): number | undefined {
  const value = attribute(props, name);
  const number = typeof value === 'string' ? Number.parseFloat(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined;
}

/** `tags={['a', 'b']}` and `tags="a, b"`. */
export function listAttribute(props: Props, name: string): readonly string[] {
  const value = attribute(props, name);
  const items = Array.isArray(value) ? value : typeof value === 'string' ? value.split(',') : [];
  return items
    .filter((item): item is string | number => typeof item === 'string' || typeof item === 'number')
    .map((item) => String(item).trim())
    .filter((item) => item !== '');
}

/** A title or caption: an element stays as it is, text is read as inline Markdown. `undefined` for a blank one. */
export function inlineAttribute(props: Props, name: string, context: RenderContext): JsxNode {
  const value = attribute(props, name);
  if (value === null || value === true || value === false) return undefined;
  if (typeof value !== 'string') return value as JsxNode;
  if (value.trim() === '') return undefined;
  return /[`*_[\]<&\\~]/.test(value) ? context.inlineMarkdown(value.trim()) : value.trim();
}

/** Classes the author gave, in either spelling, after the component's own. */
export function classNames(own: string, props: Props): string {
  const given = props.className ?? props.class ?? props.classname;
  return typeof given === 'string' && given !== '' ? `${own} ${given}` : own;
}

/** The attributes without those a component has used itself. */
export function omit(props: Props, ...names: readonly string[]): Props {
  const rest: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(props)) {
    if (!names.includes(name)) rest[name] = value;
  }
  return rest as Props;
}

type Spelling = 'same' | 'misspelled' | 'other';

/** How given names spell a wanted one. Components ask for few names, and pages give the same ones again and again. */
const knownSpellings = new Map<string, (given: string) => Spelling>();
/** Names are an author's, so what is kept of them has an end. */
const MOST_KEPT = 500;

function spellingsOf(name: string): (given: string) => Spelling {
  let spelling = knownSpellings.get(name);
  if (spelling === undefined) {
    spelling = rememberSpellings(foldName(name));
    if (knownSpellings.size < MOST_KEPT) knownSpellings.set(name, spelling);
  }
  return spelling;
}

function rememberSpellings(wanted: string): (given: string) => Spelling {
  const known = new Map<string, Spelling>();
  return (given) => {
    let spelling = known.get(given);
    if (spelling === undefined) {
      const folded = foldName(given);
      spelling = folded === wanted ? 'same' : isMisspelling(folded, wanted) ? 'misspelled' : 'other';
      if (known.size < MOST_KEPT) known.set(given, spelling);
    }
    return spelling;
  };
}

function foldName(name: string): string {
  return name.toLowerCase().replaceAll(/[-_]/g, '');
}

function isMisspelling(given: string, wanted: string): boolean {
  if (given[0] !== wanted[0] || wanted.length < SHORTEST_WITH_LETTERS_SWAPPED) return false;
  if (given.length === wanted.length) return sortedLetters(given) === sortedLetters(wanted);
  if (wanted.length < SHORTEST_WITH_ONE_LETTER_OFF) return false;
  const [shorter, longer] = given.length < wanted.length ? [given, wanted] : [wanted, given];
  // A plural is another word.
  if (longer.length - shorter.length !== 1 || longer === `${shorter}s`) return false;
  for (let index = 0; index < longer.length; index += 1) {
    if (longer.slice(0, index) + longer.slice(index + 1) === shorter) return true;
  }
  return false;
}

function sortedLetters(word: string): string {
  return [...word].sort().join('');
}
