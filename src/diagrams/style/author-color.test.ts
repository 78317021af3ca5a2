import { describe, expect, it } from 'vitest';
import { mix, type Rgb } from '../../shared/color/color.ts';
import { BLACK, contrast, WHITE } from '../../shared/color/contrast.ts';
import { textColorOn } from './author-color.ts';
import { readStyle, shapeStyle, textStyle } from './author-style.ts';
import { readColor } from './read-color.ts';

/** What the text has in light and in dark mode. */
function shown(color: string): readonly [light: Rgb, dark: Rgb] {
  const [light = '', dark = light] = color.match(/#[\da-f]+|white|red|blue/g) ?? [];
  return [readColor(light)?.rgb as Rgb, readColor(dark)?.rgb as Rgb];
}

describe('textColorOn', () => {
  it.each([
    ['#111', undefined, '#ffffff'],
    ['lightyellow', undefined, '#1c1c1c'],
    ['rgb(255, 255, 255)', undefined, '#1c1c1c'],
    ['hsl(210, 40%, 20%)', undefined, '#ffffff'],
    ['mistyrose', undefined, '#1c1c1c'],
    ['#ff9', '#333', '#333'],
    ['navy', 'white', 'white'],
  ])('on %s, %s is %s', (ground, wanted, color) => {
    expect(textColorOn(ground, wanted)).toBe(color);
  });

  it('moves a colour that cannot be read', () => {
    expect(textColorOn('grey', 'red')).not.toBe('#ff0000');
    expect(textColorOn('#6e6ce6', '#fff')).not.toBe('#ffffff');
  });

  it('can be read on every ground, in light and dark mode, however much of the page shines through', () => {
    for (const ground of [
      '#ffe0e080',
      '#11223344',
      '#f9f',
      '#0f08',
      'rgba(20,20,20,.5)',
      'hsla(60 100% 50% / 0.4)',
      'gold',
    ]) {
      for (const wanted of [undefined, 'white', '#222', 'red']) {
        const { rgb, opacity } = readColor(ground) ?? { rgb: BLACK, opacity: 1 };
        const [light, dark] = shown(textColorOn(ground, wanted) ?? '');
        expect(contrast(light, mix(WHITE, rgb, opacity)), `${ground} ${wanted} light`).toBeGreaterThan(4.4);
        expect(contrast(dark, mix([0.06, 0.06, 0.08], rgb, opacity)), `${ground} ${wanted} dark`).toBeGreaterThan(4.4);
      }
    }
  });

  it('is one that can be read in both modes where the ground is the page', () => {
    const [light, dark] = shown(textColorOn(undefined, 'blue') ?? '');
    expect(contrast(light, WHITE)).toBeGreaterThan(4.5);
    expect(contrast(dark, [0.06, 0.06, 0.08])).toBeGreaterThan(4.5);
    expect(textColorOn(undefined, undefined)).toBeUndefined();
    expect(textColorOn('none', undefined)).toBeUndefined();
  });
});

describe('styles of authors', () => {
  it('count the opacity of the shape in', () => {
    const solid = textStyle(readStyle('fill:#000'));
    const thin = textStyle(readStyle('fill:#000,fill-opacity:0.1'));
    expect(solid).toBe('fill:#ffffff');
    expect(thin).toBe('fill:light-dark(#1c1c1c,#ffffff)');
  });

  it('leave out a ground of which nobody can say what is readable on it', () => {
    expect(shapeStyle(readStyle('fill:colour-of-the-day,stroke:#333'))).toBe('stroke:#333');
    expect(shapeStyle(readStyle('fill:transparent'))).toBe('fill:transparent');
  });
});
