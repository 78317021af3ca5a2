import { expect, it } from 'vitest';
import { backdropsOf, brandSwatches, isEnough } from './color-backdrop.ts';

const config = {
  colors: { primary: '#0AF', background: { dark: '#101010' }, anchors: { from: '#0af', to: '#00c' } },
  anchors: [{ color: '#ffee00' }],
};
const linesOf = (key: string, color: string) =>
  backdropsOf(key.split('.'), color, config).map(({ words, color: backdrop }) => `${backdrop} ${words}`);

it('knows what each colour stands on: `light` is the brand colour of dark mode', () => {
  expect(linesOf('colors.primary', '#0AF')).toEqual(['#ffffff on the page in light mode']);
  expect(linesOf('colors.light', '#0AF')).toEqual(['#101010 on the page in dark mode']);
  expect(linesOf('colors.dark', '#0AF')).toEqual(['#000000 behind the black text of buttons']);
  expect(linesOf('colors.dark', '#0b7a60')).toEqual(['#ffffff behind the white text of buttons']);
});

it('knows what stands on a background: text, and the links of that mode', () => {
  expect(linesOf('colors.background.light', '#fafafa')).toEqual([
    '#000000 behind dark text',
    '#0AF behind links in light mode (#0AF)',
  ]);
  expect(linesOf('colors.background.dark', '#101010')).toEqual([
    '#ffffff behind light text',
    '#0AF behind links in dark mode (#0AF)',
  ]);
});

it('knows the sign on a shortcut, which follows the first colour of a gradient', () => {
  expect(linesOf('anchors.0.color', '#ffee00')).toEqual(['#000000 behind the black icon of the shortcut']);
  expect(linesOf('topAnchor.color', '#0000cc')).toEqual(['#ffffff behind the white icon of the shortcut']);
  expect(linesOf('colors.anchors.to', '#00c')).toEqual(['#000000 behind the black icon of the shortcut']);
  expect(linesOf('backgroundImage', '#000')).toEqual([]);
  const [sign] = backdropsOf(['colors', 'anchors', 'to'], '#00c', config);
  expect(sign && isEnough('#00c', sign)).toBe(false);
});

it('offers the colours of the brand once each', () => {
  expect(brandSwatches(config)).toEqual(['#0af', '#101010', '#00c']);
  expect(brandSwatches({ colors: 'red' })).toEqual([]);
});
