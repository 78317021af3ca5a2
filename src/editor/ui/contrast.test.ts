import { expect, it } from 'vitest';
import { contrastRatio, isHexColor } from './contrast.ts';

it('knows the colours of the configuration', () => {
  expect(['#fff', '#0D9373', '#07C'].every(isHexColor)).toBe(true);
  expect(['fff', '#ff', '#ffff', 'red', '#ggg', ''].some(isHexColor)).toBe(false);
});

it('measures contrast as WCAG does, whatever the order and spelling', () => {
  expect(contrastRatio('#000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrastRatio('#ffffff', '#767676')).toBeCloseTo(4.54, 2);
  expect(contrastRatio('#abc', '#aabbcc')).toBe(1);
});
