import { expect, test } from 'vitest';
import { formatPath, parsePath } from '../shared/svg-path.ts';
import { sharpenPath } from './sharpen-path.ts';

const sharp = (path: string): string => formatPath(sharpenPath(parsePath(path), 104), 0);

test('a rounded square gets its four corners, wherever its outline begins', () => {
  const corners = ['L400 0', 'L400 400', 'L0 400', 'L0 0'];
  for (const path of [
    'M64 0L336 0A64 64 0 0 1 400 64L400 336A64 64 0 0 1 336 400L64 400A64 64 0 0 1 0 336L0 64A64 64 0 0 1 64 0z',
    'M19 19C31 7 47 0 64 0L336 0A64 64 0 0 1 400 64L400 336A64 64 0 0 1 336 400L64 400A64 64 0 0 1 0 336L0 64C0 47 7 31 19 19z',
  ]) {
    for (const corner of corners) expect(sharp(path)).toContain(corner);
    expect(sharp(path)).not.toContain('C');
  }
});

test('the round end of a bar gets square, a ring stays round', () => {
  const bar = sharp('M0 0L200 0C222 0 240 18 240 40C240 62 222 80 200 80L0 80z');
  expect(bar).toMatch(/L240 0L240 80L200 80/);
  const ring = 'M0 40C0 18 18 0 40 0C62 0 80 18 80 40C80 62 62 80 40 80C18 80 0 62 0 40z';
  expect(sharp(ring)).toBe(formatPath(parsePath(ring), 0));
});
