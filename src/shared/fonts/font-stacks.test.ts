import { expect, test } from 'vitest';
import { FONT_STACKS, fontStack } from './font-stacks.ts';

test('a family that needs no file is drawn with fonts that systems have, and ends in one that all have', () => {
  expect(fontStack('georgia')).toContain('Georgia,');
  expect(fontStack('System-UI')).toBe('system-ui,sans-serif');
  for (const { css } of FONT_STACKS) expect(css).toMatch(/,(?:sans-serif|serif|monospace)$/);
});

test('a family that only some readers have is no such one', () => {
  expect(fontStack('Inter')).toBeUndefined();
  expect(fontStack('constructor')).toBeUndefined();
});
