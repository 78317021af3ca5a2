import { expect, test } from 'vitest';
import { settingChanges } from './setting-changes.ts';
import { settingSentence } from './setting-sentence.ts';

const TITLES: Readonly<Record<string, string>> = { colors: 'Colours', 'colors.primary': 'Brand colour', tabs: 'Tabs' };

function sentences(before: unknown, after: unknown): readonly string[] {
  return settingChanges(before, after).map((one) => settingSentence(one, (path) => TITLES[path.join('.')]));
}

test('changed settings are told by name, with what they were and are', () => {
  expect(
    sentences(
      { name: 'Acorn', colors: { primary: '#0a7' }, search: true, old: 1 },
      { name: 'Acorn', colors: { primary: '#07a' }, search: false, logo: { light: 'a.svg' } },
    ),
  ).toEqual([
    'Colours › Brand colour: from “#0a7” to “#07a”',
    'search: from on to off',
    'old: no longer set, “1” then',
    'logo: now several settings, not set then',
  ]);
});

test('entries of lists are told by their place, and lists of another length by that', () => {
  expect(sentences({ tabs: [{ name: 'One' }, { name: 'Two' }] }, { tabs: [{ name: 'One' }, { name: 'Due' }] })).toEqual(
    ['Tabs › 2 › name: from “Two” to “Due”'],
  );
  expect(sentences({ tabs: [{}] }, { tabs: [{}, {}] })).toEqual(['Tabs: from 1 entry to 2 entries']);
});
