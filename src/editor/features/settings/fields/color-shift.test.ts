import { expect, it } from 'vitest';
import { shiftsOf } from './color-shift.ts';

const linesOf = (key: string, colors: Readonly<Record<string, unknown>>) => {
  const path = key.split('.');
  const given = path.slice(1).reduce<unknown>((value, step) => (value as Record<string, unknown>)[step], colors);
  return shiftsOf(path, String(given), { colors }).map(({ what, used, reason }) => `${what} ${used} ${reason}`);
};

it('says nothing of links in a colour that reads well on the page', () => {
  expect(linesOf('colors.primary', { primary: '#0e7490' }).join()).not.toContain('Links on the page');
  expect(linesOf('colors.primary', { primary: '#134e4a' })).toEqual([]);
});

it('says with both colours which one the links have in place of one that does not', () => {
  const [first] = linesOf('colors.primary', { primary: '#0D9373' });
  expect(first).toMatch(
    /^Links on the page in light mode \(#ffffff\) are shown in #[\da-f]{6} instead of #0D9373, so that they are easy to read\.$/,
  );
  expect(first).not.toContain('shown in #0d9373');
  expect(linesOf('colors.light', { primary: '#0D9373', light: '#123456' })[0]).toContain('in dark mode (#');
});

it('tells a background that text could not stand on', () => {
  const colors = { primary: '#0e7490', background: { light: '#808080', dark: '#000000' } };
  expect(linesOf('colors.background.light', colors)[0]).toMatch(/^The page is shown in #.* instead of #808080/);
  expect(linesOf('colors.background.dark', colors)).toEqual([]);
  expect(linesOf('colors.dark', { primary: '#0e7490', dark: '#ffff00' })).toEqual([]);
});
