/** Corners without their rounding: what tells a sharp drawing from a soft one. */
import type { CurvePiece, LinePiece, PathPiece, Subpath } from '../shared/svg-path.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** A rounding turns by about a quarter; what turns less is a bow, what turns more a tip. */
const LEAST_TURN = (40 * Math.PI) / 180;
const MOST_TURN = (125 * Math.PI) / 180;

/**
 * Replaces every small rounded corner by the corner that its two sides make.
 * @param size Longest way across a rounding, in units of the path.
 */
export function sharpenPath(subpaths: readonly Subpath[], size: number): readonly Subpath[] {
  return subpaths.map((subpath) => {
    const pieces: PathPiece[] = [];
    let from: Point = subpath;
    for (const piece of subpath.pieces) {
      const corner = piece.kind === 'curve' ? cornerOf(from, piece, size) : undefined;
      if (corner === undefined) pieces.push(piece);
      else pieces.push(lineTo(corner), lineTo(piece));
      from = piece;
    }
    return { ...subpath, pieces };
  });
}

function lineTo({ x, y }: Point): LinePiece {
  return { kind: 'line', x, y };
}

/** Where the lines along both ends of a curve meet; `undefined` when it is no rounding. */
function cornerOf(from: Point, curve: CurvePiece, size: number): Point | undefined {
  const chord = Math.hypot(curve.x - from.x, curve.y - from.y);
  if (chord === 0 || chord > size) return undefined;
  const start = { x: curve.x1 - from.x, y: curve.y1 - from.y };
  const end = { x: curve.x - curve.x2, y: curve.y - curve.y2 };
  const cross = start.x * end.y - start.y * end.x;
  const turn = Math.abs(Math.atan2(cross, start.x * end.x + start.y * end.y));
  if (!(turn > LEAST_TURN && turn < MOST_TURN)) return undefined;
  const along = ((curve.x - from.x) * end.y - (curve.y - from.y) * end.x) / cross;
  const back = ((curve.x - from.x) * start.y - (curve.y - from.y) * start.x) / cross;
  // Both ends look at the corner, and none from much farther than the other.
  if (along <= 0 || back >= 0) return undefined;
  const corner = { x: from.x + start.x * along, y: from.y + start.y * along };
  const [near, far] = [
    Math.hypot(corner.x - from.x, corner.y - from.y),
    Math.hypot(corner.x - curve.x, corner.y - curve.y),
  ].sort((a, b) => a - b) as [number, number];
  return far > near * 3 || far > size ? undefined : corner;
}
