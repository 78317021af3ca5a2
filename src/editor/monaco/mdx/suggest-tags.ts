/** Components behind `<`, and the tag that closes what is open behind `</`. */
import { CATALOGUE, findComponent } from '../../../catalogue/catalogue.ts';
import type { Component } from '../../../catalogue/component.ts';
import { documentComponent } from '../../../catalogue/documentation.ts';
import type { CursorPlace } from '../../../page-source/cursor-place.ts';
import { readImportedComponents } from '../../../page-source/imported-components.ts';
import { all, type Suggestion, type Suggestions } from './suggestion.ts';

type TagPlace = Extract<CursorPlace, { kind: 'tag' | 'closing-tag' }>;

export function suggestTags({ kind, range, parents }: TagPlace, text: string): Suggestions {
  if (kind === 'closing-tag') {
    const [innermost, ...outer] = parents;
    const hasEnd = text.charAt(range.end) === '>';
    return all(
      [...new Set(innermost === undefined ? [] : [innermost, ...outer])].map((name, rank) => ({
        label: name,
        kind: 'component',
        insert: hasEnd ? name : `${name}>`,
        range,
        rank,
      })),
    );
  }
  // In front of attributes only the name changes.
  const isNameOnly = /^[ \t]*(?:[\w-]+=|\/?>)/.test(text.slice(range.end, range.end + 80));
  const parent = parents[0] === undefined ? undefined : findComponent(parents[0]);
  const components = CATALOGUE.filter(({ kind: own }) => own !== 'fence');
  return all([
    ...components.map((component) => asSuggestion(component, range, isNameOnly, rankIn(parent, component))),
    ...readImportedComponents(text).map(({ name, specifier }) => imported(name, specifier, range, isNameOnly)),
  ]);
}

function asSuggestion(component: Component, range: TagPlace['range'], isNameOnly: boolean, rank: number): Suggestion {
  const { name, label, otherNames = [], snippet } = component;
  const common = {
    label: name,
    note: label,
    documentation: documentComponent(component),
    kind: 'component' as const,
    rank,
  };
  if (isNameOnly) return { ...common, insert: name, range, filter: [name, ...otherNames].join(' ') };
  // The snippet brings its own bracket.
  return {
    ...common,
    insert: snippet,
    isSnippet: true,
    range: { start: range.start - 1, end: range.end },
    filter: `<${[name, ...otherNames].join(' ')}`,
  };
}

/** A shared text or a component of the author's; whether it takes anything in is not known. */
function imported(name: string, specifier: string, range: TagPlace['range'], isNameOnly: boolean): Suggestion {
  const common = { label: name, note: specifier, kind: 'component' as const, rank: 1 };
  if (isNameOnly) return { ...common, insert: name, range };
  return { ...common, insert: `<${name} />`, range: { start: range.start - 1, end: range.end }, filter: `<${name}` };
}

/** What the component around it is made for comes first; what is made for another component last. */
function rankIn(parent: Component | undefined, { name, parents }: Component): number {
  if (parent?.children?.includes(name)) return 0;
  return parents === undefined || (parent !== undefined && parents.includes(parent.name)) ? 1 : 2;
}
