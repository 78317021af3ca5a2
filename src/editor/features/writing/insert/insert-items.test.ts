import { expect, it } from 'vitest';
import { CATALOGUE } from '../../../../catalogue/catalogue.ts';
import { findItems, insertItems } from './insert-items.ts';

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
  expect(labels('AccordionGroup')[0]).toBe('Sections that open');
  expect(labels('h2')[0]).toBe('Heading');
  expect(labels('changelog')).not.toEqual([]);
  expect(labels('no such thing')).toEqual([]);
});
