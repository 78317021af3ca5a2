import { expect, it } from 'vitest';
import { contrastRatio } from '../../../ui/contrast.ts';
import { nearestColor } from './nearest-color.ts';

it('keeps a colour that reads well', () => {
  expect(nearestColor('#0d5c3f', '#ffffff', 4.5)).toBe('#0d5c3f');
});

it('goes just as far as it takes, to the side that is nearer', () => {
  const onWhite = nearestColor('#07c983', '#ffffff', 4.5) ?? '';
  expect(contrastRatio(onWhite, '#ffffff')).toBeGreaterThanOrEqual(4.5);
  expect(contrastRatio(onWhite, '#ffffff')).toBeLessThan(4.65);
  const onDark = nearestColor('#0a4', '#0f1117', 9) ?? '';
  expect(contrastRatio(onDark, '#0f1117')).toBeGreaterThanOrEqual(9);
  expect(nearestColor('#777', '#777777', 21)).toBeUndefined();
});
