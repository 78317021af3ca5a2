/** What can be inserted: everything of the catalogue, and the blocks of Markdown. Pure. */
import { CATALOGUE } from '../../../../catalogue/catalogue.ts';
import type { Component } from '../../../../catalogue/component.ts';
import { GROUPS } from '../../../../catalogue/groups.ts';
import { TEXT_COMMANDS, type TextCommand } from '../commands.ts';

export interface InsertItem {
  readonly id: string;
  readonly label: string;
  readonly description: string;
  /** Name of a Lucide icon. */
  readonly icon: string;
  /** Title of its group in the menu. */
  readonly group: string;
  /** Further words that find it. */
  readonly words: string;
  readonly component?: Component;
  readonly command?: TextCommand;
}

/** A paragraph: offered where nothing can be typed yet. */
export const PARAGRAPH: InsertItem = {
  id: 'paragraph',
  label: 'Text',
  description: 'A paragraph.',
  icon: 'text',
  group: 'Text',
  words: 'paragraph words p',
};

const TEXT_ITEMS: readonly (readonly [id: string, icon: string, description: string, words: string])[] = [
  ['heading-2', 'heading-2', 'Begins a part of the page.', 'h2 title section'],
  ['heading-3', 'heading-3', 'Begins a part of a part.', 'h3 title section'],
  ['bullet', 'list', 'Points in no order.', 'unordered points ul'],
  ['numbered', 'list-ordered', 'Points in an order.', 'ordered ol'],
  ['task', 'list-checks', 'Points with boxes to tick.', 'todo check'],
  ['quote', 'quote', 'Words of someone else.', 'blockquote'],
  ['table', 'table', 'Rows and columns.', 'grid'],
  ['rule', 'minus', 'Sets two parts of a page apart.', 'hr divider separator'],
];

const TEXT: readonly InsertItem[] = TEXT_ITEMS.flatMap(([id, icon, description, words]) => {
  const command = TEXT_COMMANDS.find((one) => one.id === id);
  return command ? [{ id, label: command.label, description, icon, group: 'Text', words, command }] : [];
});

const COMPONENTS: readonly InsertItem[] = GROUPS.flatMap(({ name, label }) =>
  CATALOGUE.filter(({ group }) => group === name).map((component) => ({
    id: `${component.kind}-${component.name}`,
    label: component.label,
    description: component.description,
    icon: component.icon,
    group: label,
    words: [component.name, ...(component.otherNames ?? [])].join(' '),
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
  const own = fitting.filter(isFor).map((item) => ({ ...item, group: `In ${parent}` }));
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

function rankOf({ label, description, words }: InsertItem, wanted: string): number {
  const name = words.toLowerCase();
  const title = label.toLowerCase();
  if (title === wanted || name.split(' ').includes(wanted)) return 0;
  if (title.startsWith(wanted) || name.startsWith(wanted)) return 1;
  if (`${title} ${name}`.split(/[\s.-]+/).some((word) => word.startsWith(wanted))) return 2;
  if (`${title} ${name}`.includes(wanted)) return 3;
  return description.toLowerCase().includes(wanted) ? 4 : Number.POSITIVE_INFINITY;
}
