import { expect, it } from 'vitest';
import { chosenFont, fontChanges, NO_FONT, needsFile, OTHER_FONT } from './font-choice.ts';

it('knows which choice a font in the file is', () => {
  expect(chosenFont(undefined)).toBe(NO_FONT);
  expect(chosenFont({ headings: { family: 'Lora' } })).toBe(NO_FONT);
  expect(chosenFont({ family: 'georgia', weight: 400 })).toBe('Georgia');
  expect(chosenFont({ family: 'Georgia', url: '/georgia.woff2' })).toBe(OTHER_FONT);
  expect(chosenFont({ family: 'Inter' })).toBe(OTHER_FONT);
});

it('takes the file of another family away with it, and writes nothing empty', () => {
  const held = { family: 'Inter', url: '/inter.woff2', weight: 500, body: { family: 'Lora' } };
  expect(fontChanges(['font'], held, 'Georgia')).toEqual([
    { path: ['font', 'family'], value: 'Georgia' },
    { path: ['font', 'url'], value: undefined },
  ]);
  expect(fontChanges(['font'], held, NO_FONT).map(({ path }) => path.join('.'))).toEqual([
    'font.family',
    'font.url',
    'font.weight',
  ]);
  expect(fontChanges(['font'], undefined, NO_FONT)).toEqual([]);
});

it('tells a family that only some readers see', () => {
  expect(needsFile({ family: 'Inter' })).toBe(true);
  expect(needsFile({ family: 'Inter', url: '/inter.woff2' })).toBe(false);
  expect(needsFile({ family: 'ui-rounded' })).toBe(false);
  expect(needsFile(undefined)).toBe(false);
});
