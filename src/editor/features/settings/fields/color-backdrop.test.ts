import { expect, it } from 'vitest';
import { backdropOf, brandSwatches } from './color-backdrop.ts';

const config = { colors: { primary: '#0AF', background: { dark: '#101010' }, anchors: { from: '#0af', to: '#00c' } } };
const wordsOf = (...path: (string | number)[]) => backdropOf(path, config)?.words;

it('knows what each colour stands on: `light` is the brand colour of dark mode', () => {
  expect(wordsOf('colors', 'primary')).toBe('on the page in light mode');
  expect(backdropOf(['colors', 'light'], config)).toMatchObject({
    color: '#101010',
    words: 'on the page in dark mode',
  });
  expect(wordsOf('colors', 'dark')).toBe('under the white text of buttons');
  expect(wordsOf('colors', 'background', 'light')).toBeUndefined();
});

it('offers the colours of the brand once each', () => {
  expect(brandSwatches(config)).toEqual(['#0af', '#101010', '#00c']);
  expect(brandSwatches({ colors: 'red' })).toEqual([]);
});
