import { expect, it } from 'vitest';
import { CATALOGUE } from '../../../../catalogue/catalogue.ts';
import { SEARCH_WORDS } from '../../../../catalogue/search-words.ts';
import { findItems, insertItems, PARAGRAPH } from './insert-items.ts';

const labels = (query: string, inside: readonly string[] = []) =>
  findItems(insertItems(inside), query).map(({ label }) => label);

it('offers everything of the catalogue that needs no parent', () => {
  const names = new Set(insertItems([]).map(({ component }) => component));
  const wanted = CATALOGUE.filter(({ parents }) => parents === undefined);
  expect(wanted.filter((component) => !names.has(component))).toEqual([]);
  expect(insertItems([]).filter(({ component }) => component?.parents !== undefined)).toEqual([]);
});

it('offers what is made for a parent first in it', () => {
  const child = CATALOGUE.find(({ parents }) => parents !== undefined);
  const parent = child?.parents?.[0] ?? '';
  expect(insertItems([parent])[0]?.group).toBe(`In ${parent}`);
  expect(insertItems([parent, 'Note']).some(({ component }) => component === child)).toBe(true);
});

it('finds by label, by name and by description, the best first', () => {
  expect(labels('warn')[0]).toBe('Warning');
  expect(labels('AccordionGroup')[0]).toBe('Accordion group');
  expect(labels('h2')[0]).toBe('Heading');
  expect(labels('changelog')).not.toEqual([]);
  expect(labels('no such thing')).toEqual([]);
});

const ENTRIES = Object.entries(SEARCH_WORDS);

it('knows what each word is for, and no word is for two things', () => {
  const known = new Set([...CATALOGUE.map(({ name }) => name), ...insertItems([]).map(({ id }) => id), PARAGRAPH.id]);
  expect(ENTRIES.map(([name]) => name).filter((name) => !known.has(name))).toEqual([]);
  const words = ENTRIES.flatMap(([, list]) => list);
  expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([]);
});

it.each(ENTRIES)('%s is found first by everything that people type for it', (name, words) => {
  const component = CATALOGUE.find((one) => one.name === name);
  const offered = [PARAGRAPH, ...insertItems(component?.parents?.slice(0, 1) ?? [])];
  const label = component?.label ?? offered.find(({ id }) => id === name)?.label ?? '';
  const firstOf = (query: string) => findItems(offered, query)[0];
  const isIt = (query: string) => {
    const found = firstOf(query);
    return component ? found?.component === component : found?.id === name;
  };
  expect([...words, label, label.toLowerCase()].filter((word) => !isIt(word))).toEqual([]);
});

it('finds while a word is typed, with or without its blanks, and by words of the description', () => {
  expect(labels('imag')[0]).toBe('Picture');
  expect(labels('youtu')[0]).toBe('Embed');
  expect(labels('codetabs')[0]).toBe('Code tabs');
  expect(labels('cardgroup')[0]).toBe('Card group');
  expect(labels('callout').slice(0, 4)).toEqual(['Custom callout', 'Note', 'Tip', 'Warning']);
  expect(labels('picture frame')[0]).toBe('Frame');
});
