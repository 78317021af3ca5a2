/** A word at the end of a line, such as how many of a thing there are. */
import { drawLabel } from '../svg/draw-label.ts';
import type { Point } from '../svg/geometry.ts';
import { readLabel } from '../text/label.ts';

const ALONG = 22;
const BESIDE = 9;

/** Beside the first of the points. */
export function drawEndLabel(points: readonly Point[], text: string | undefined): string {
  const [first, second] = points;
  if (text === undefined || text === '' || first === undefined || second === undefined) return '';
  const length = Math.hypot(second.x - first.x, second.y - first.y) || 1;
  const dx = (second.x - first.x) / length;
  const dy = (second.y - first.y) / length;
  const label = readLabel(text, { size: 12 });
  // Beside a line that runs down, above one that runs across.
  const isSteep = Math.abs(dy) > Math.abs(dx);
  const along = ALONG + (isSteep ? 0 : label.width / 2);
  const x = first.x + dx * along + (isSteep ? BESIDE + label.width / 2 : 0);
  const y = first.y + dy * along - (isSteep ? 0 : BESIDE + 3);
  return drawLabel(label, { x, y, kind: 'dg-note' });
}
