/** Where the tags of components stand in a page's source, told apart by their attributes. */

import { scanTags } from '../../page-source/scan-tags.ts';
import { positionAt } from '../../project/text-position.ts';
import type { Props } from '../jsx/jsx.ts';
import type { SourcePlace, SourceText } from './locate.ts';

/** A tag as its component was given it. */
export interface WrittenTag {
  /** Name of the component, as in `ParamField`. */
  readonly tag: string;
  readonly props: Props;
}

/** A text that a component found in its attributes; whoever reads them for many components does not know the tag. */
export interface WrittenValue {
  readonly value: string;
  readonly props: Props;
}

interface FoundTag {
  readonly name: string;
  readonly text: string;
  readonly names: string;
  readonly place: SourcePlace;
}

/**
 * Finds a tag with these attributes, or a value in it; asked again for the same ones, where they stand next, and the last one for all that
 * follow, as in a loop. Tags whose attributes are spread or computed have no place of their own.
 */
export function createTagLocator(
  sources: () => readonly SourceText[],
): (wanted: WrittenTag | WrittenValue) => SourcePlace | undefined {
  const tags = new Map<string, readonly FoundTag[]>();
  const asked = new Map<string, number>();
  let read: readonly SourceText[] | undefined;
  return (wanted) => {
    const { props } = wanted;
    const tag = 'tag' in wanted ? wanted.tag : '';
    read ??= sources();
    const all = tags.get(tag) ?? read.flatMap((source) => tagsIn(source, tag));
    tags.set(tag, all);
    const names = namesOf(Object.keys(props).filter((name) => name !== 'children'));
    const texts = Object.entries(props).flatMap(([name, value]) =>
      name !== 'children' && typeof value === 'string' ? [value] : [],
    );
    const matching = all.filter((one) => one.names === names && texts.every((text) => one.text.includes(text)));
    const value = 'value' in wanted ? wanted.value : undefined;
    const key = JSON.stringify([tag, value, names, texts]);
    const index = asked.get(key) ?? 0;
    asked.set(key, index + 1);
    const found = matching[index] ?? matching.at(-1);
    return value === undefined ? found?.place : found && placeOfValue(found, value);
  };
}

/** @param wanted name of the tags; empty for all */
function tagsIn({ file, text }: SourceText, wanted: string): readonly FoundTag[] {
  if (!text.includes(`<${wanted}`)) return [];
  return scanTags(text).flatMap(({ name, kind, start, end, attributes }) => {
    if ((wanted !== '' && name !== wanted) || kind === 'close') return [];
    const names = namesOf(attributes.map((attribute) => attribute.name));
    const range = { start: positionAt(text, start), end: positionAt(text, start + 1 + name.length) };
    return [{ name, text: text.slice(start, end), names, place: { file, range } }];
  });
}

/** Behind the name of the tag, where the value stands as it is. */
function placeOfValue({ name, text, place: { file, range } }: FoundTag, value: string): SourcePlace | undefined {
  const at = text.indexOf(value, 1 + name.length);
  if (at < 0) return undefined;
  const before = positionAt(text, at);
  const { line, column } = range.start;
  const start = { line: line + before.line - 1, column: before.line === 1 ? column + at : before.column };
  return { file, range: { start, end: { ...start, column: start.column + value.length } } };
}

function namesOf(names: readonly string[]): string {
  return [...names].sort().join(' ');
}
