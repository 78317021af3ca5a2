/** What can be inserted: everything of the catalogue, and the blocks of Markdown. Pure. */
import { CATALOGUE } from '../../../../catalogue/catalogue.ts';
import type { Component } from '../../../../catalogue/component.ts';
import { GROUPS } from '../../../../catalogue/groups.ts';
import { SEARCH_WORDS } from '../../../../catalogue/search-words.ts';
import { blockWords, insertWords } from '../../../words/writing-commands.ts';
import { TEXT_COMMANDS, type TextCommand } from '../commands.ts';

export interface InsertItem {
  readonly id: string;
  readonly label: string;
  readonly description: string;
  /** Name of a Lucide icon. */
  readonly icon: string;
  /** Title of its group in the menu. */
  readonly group: string;
  /** Words and phrases that find it beside its label, in lower case. */
  readonly words: readonly string[];
  readonly component?: Component;
  readonly command?: TextCommand;
}

/** A paragraph: offered where nothing can be typed yet. */
export const PARAGRAPH: InsertItem = {
  id: 'paragraph',
  label: blockWords.text,
  description: insertWords.paragraph,
  icon: 'text',
  group: insertWords.group,
  words: wordsOf('paragraph'),
};

/** Whoever wants a picture is asked which one. */
export function isPicture({ component }: InsertItem): boolean {
  return component?.name === 'img';
}

const TEXT_ITEMS: readonly (readonly [id: string, icon: string, description: string])[] = [
  ['heading-2', 'heading-2', insertWords.descriptions['heading-2']],
  ['heading-3', 'heading-3', insertWords.descriptions['heading-3']],
  ['bullet', 'list', insertWords.descriptions.bullet],
  ['numbered', 'list-ordered', insertWords.descriptions.numbered],
  ['task', 'list-checks', insertWords.descriptions.task],
  ['quote', 'quote', insertWords.descriptions.quote],
  ['table', 'table', insertWords.descriptions.table],
  ['rule', 'minus', insertWords.descriptions.rule],
];

const TEXT: readonly InsertItem[] = TEXT_ITEMS.flatMap(([id, icon, description]) => {
  const command = TEXT_COMMANDS.find((one) => one.id === id);
  return command
    ? [{ id, label: command.label, description, icon, group: insertWords.group, words: wordsOf(id), command }]
    : [];
});

const COMPONENTS: readonly InsertItem[] = GROUPS.flatMap(({ name, label }) =>
  CATALOGUE.filter(({ group }) => group === name).map((component) => ({
    id: `${component.kind}-${component.name}`,
    label: component.label,
    description: component.description,
    icon: component.icon,
    group: label,
    words: wordsOf(component.name, ...(component.otherNames ?? [])),
    component,
  })),
);

/**
 * The items that fit between the tags of `inside` (names, from the outermost in): what is made for one parent is
 * offered in it only, and first there.
 */
export function insertItems(inside: readonly string[]): readonly InsertItem[] {
  const parent = inside.at(-1);
  const isFor = ({ component }: InsertItem) => parent !== undefined && component?.parents?.includes(parent) === true;
  const fitting = COMPONENTS.filter(
    ({ component }) => component?.parents?.every((one) => !inside.includes(one)) !== true,
  );
  const own = fitting.filter(isFor).map((item) => ({ ...item, group: insertWords.inside(parent ?? '') }));
  return [...own, ...TEXT, ...fitting.filter((item) => !isFor(item))];
}

/** The same for names with blanks between them, as components are given them to be drawn again only for others. */
export function insertItemsIn(inside: string): readonly InsertItem[] {
  return insertItems(inside === '' ? [] : inside.split(' '));
}

/** Where an arrow key leads in a list, round its ends; `undefined` for other keys. */
export function stepInList(key: string, current: number, length: number): number | undefined {
  const step = { ArrowDown: 1, ArrowUp: -1 }[key];
  return step && (current + step + length) % Math.max(length, 1);
}

/** The items that a query finds, the best first; without a query all of them as they are. */
export function findItems(items: readonly InsertItem[], query: string): readonly InsertItem[] {
  const wanted = query.trim().toLowerCase();
  if (wanted === '') return items;
  return items
    .map((item, index) => ({ item, index, rank: rankOf(item, wanted) }))
    .filter(({ rank }) => rank < Number.POSITIVE_INFINITY)
    .sort((one, other) => one.rank - other.rank || one.index - other.index)
    .map(({ item }) => item);
}

/** Names and what else people type for it. */
function wordsOf(name: string, ...otherNames: readonly string[]): readonly string[] {
  return [name, ...otherNames].map((one) => one.toLowerCase()).concat(SEARCH_WORDS[name] ?? []);
}

/** The lower, the better: a whole name, its beginning, a word's beginning, a part of it, all words somewhere. */
function rankOf({ label, description, words }: InsertItem, wanted: string): number {
  const names = [label.toLowerCase(), ...words];
  if (names.some((name) => name === wanted || joined(name) === joined(wanted))) return 0;
  if (names.some((name) => name.startsWith(wanted))) return 1;
  if (names.some((name) => wordsIn(name).some((word) => word.startsWith(wanted)))) return 2;
  if (names.some((name) => name.includes(wanted))) return 3;
  if (description.toLowerCase().includes(wanted)) return 4;
  const all = [...names.flatMap(wordsIn), ...wordsIn(description.toLowerCase())];
  return wordsIn(wanted).every((part) => all.some((word) => word.startsWith(part))) ? 5 : Number.POSITIVE_INFINITY;
}

function wordsIn(text: string): readonly string[] {
  return text.split(/[\s.,:-]+/).filter((word) => word !== '');
}

/** Whether `checklist` or `check list` is typed makes no difference. */
function joined(text: string): string {
  return text.replace(/[\s-]+/g, '');
}
