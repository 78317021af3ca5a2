import { describe, expect, it } from 'vitest';
import { textColorOn } from './author-color.ts';

describe('textColorOn', () => {
  it.each([
    ['#111', undefined, '#fff'],
    ['lightyellow', undefined, '#1c1c1c'],
    ['rgb(255, 255, 255)', undefined, '#1c1c1c'],
    ['#ff9', '#333', '#333'],
    ['navy', 'white', 'white'],
  ])('on %s, %s is %s', (ground, wanted, color) => {
    expect(textColorOn(ground, wanted)).toBe(color);
  });

  it('moves a colour that cannot be read, and leaves one it knows nothing of', () => {
    expect(textColorOn('grey', 'red')).not.toBe('red');
    expect(textColorOn('#6e6ce6', '#fff')).not.toBe('#fff');
    expect(textColorOn('#fff8', 'red')).toBe('red');
    expect(textColorOn('hsl(1 2% 3%)', undefined)).toBeUndefined();
  });

  it('mixes a colour with that of the text where the ground is the page', () => {
    expect(textColorOn(undefined, 'blue')).toBe('color-mix(in oklab,blue 50%,var(--text))');
    expect(textColorOn(undefined, undefined)).toBeUndefined();
  });
});
