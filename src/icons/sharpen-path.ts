/** Corners without their rounding: what tells a sharp drawing from a soft one. */
import type { CurvePiece, PathPiece, Subpath } from '../shared/svg-path.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}

const DEGREE = Math.PI / 180;
/** What turns less is a bow. */
const LEAST_TURN = 40 * DEGREE;
/** Sides that make a sharper tip than this would meet far away. */
const MOST_TURN = 150 * DEGREE;
/** What turns more is round: an eye, a wheel. Up to here it is the end of a bar. */
const MOST_CAP_TURN = 200 * DEGREE;
/** Curves that follow each other without a kink make one rounding. */
const KINK = 12 * DEGREE;
/** Both ends of a rounding are about as far from its corner. */
const UNEVEN = 3;

/**
 * Replaces every small rounded corner by the corner that its two sides make, and round ends of bars by square ones.
 * @param size Longest way across a rounding, in units of the path.
 */
export function sharpenPath(subpaths: readonly Subpath[], size: number): readonly Subpath[] {
  return subpaths.map((subpath) => sharpenSubpath(beginAtSide(subpath, size), size));
}

function sharpenSubpath(subpath: Subpath, size: number): Subpath {
  const pieces: PathPiece[] = [];
  let from: Point = subpath;
  for (let at = 0; at < subpath.pieces.length; ) {
    const run = roundingAt(subpath.pieces, at, from, size);
    const corners = run.length === 0 ? undefined : cornersOf(from, run, size);
    const taken = subpath.pieces.slice(at, at + Math.max(1, run.length));
    const last = taken.at(-1) as PathPiece;
    if (corners === undefined) pieces.push(...taken);
    else
      pieces.push(...corners.map(({ x, y }): PathPiece => ({ kind: 'line', x, y })), {
        kind: 'line',
        x: last.x,
        y: last.y,
      });
    from = last;
    at += taken.length;
  }
  return { ...subpath, pieces };
}

/** A closed outline may begin amid a rounding: it is walked from the end of a side instead. */
function beginAtSide(subpath: Subpath, size: number): Subpath {
  const { pieces, isClosed } = subpath;
  const last = pieces.at(-1);
  if (!isClosed || last === undefined || last.x !== subpath.x || last.y !== subpath.y) return subpath;
  const side = pieces.findIndex((piece, index) => !isSmallCurve(piece, pieces[index - 1] ?? subpath, size));
  const start = pieces[side];
  if (start === undefined) return subpath;
  return { ...subpath, x: start.x, y: start.y, pieces: [...pieces.slice(side + 1), ...pieces.slice(0, side + 1)] };
}

function isSmallCurve(piece: PathPiece, from: Point, size: number): piece is CurvePiece {
  return piece.kind === 'curve' && Math.hypot(piece.x - from.x, piece.y - from.y) <= size;
}

/** Small curves from here on that turn the same way and go on from each other. */
function roundingAt(pieces: readonly PathPiece[], at: number, start: Point, size: number): readonly CurvePiece[] {
  const run: CurvePiece[] = [];
  let from = start;
  for (const piece of pieces.slice(at)) {
    if (!isSmallCurve(piece, from, size)) break;
    const before = run.at(-1);
    const [first] = tangentsOf(from, piece);
    if (before !== undefined) {
      const [, ended] = tangentsOf(run.length === 1 ? start : (run.at(-2) as Point), before);
      const isOneWay = Math.sign(turnOf(start, run)) === Math.sign(turnOf(from, [piece]));
      if (Math.abs(angleBetween(ended, first)) > KINK || !isOneWay) break;
    }
    run.push(piece);
    from = piece;
  }
  return run;
}

function cornersOf(from: Point, run: readonly CurvePiece[], size: number): readonly Point[] | undefined {
  const last = run.at(-1) as CurvePiece;
  const chord = Math.hypot(last.x - from.x, last.y - from.y);
  const turn = Math.abs(turnOf(from, run));
  if (chord === 0 || chord > size || turn < LEAST_TURN || turn > MOST_CAP_TURN) return undefined;
  const [start] = tangentsOf(from, run[0] as CurvePiece);
  const [, end] = tangentsOf(run.length === 1 ? from : (run.at(-2) as Point), last);
  if (turn > MOST_TURN) return capOf(from, last, start, chord / 2);
  const cross = start.x * end.y - start.y * end.x;
  const along = ((last.x - from.x) * end.y - (last.y - from.y) * end.x) / cross;
  const back = ((last.x - from.x) * start.y - (last.y - from.y) * start.x) / cross;
  // Both ends look at the corner, and none from much farther than the other.
  if (!(along > 0 && back < 0)) return undefined;
  const corner = { x: from.x + start.x * along, y: from.y + start.y * along };
  const [near, far] = [
    Math.hypot(corner.x - from.x, corner.y - from.y),
    Math.hypot(corner.x - last.x, corner.y - last.y),
  ].sort((a, b) => a - b) as [number, number];
  return far > near * UNEVEN || far > size ? undefined : [corner];
}

/** The two corners of a square end as long as the round one. */
function capOf(from: Point, to: Point, direction: Point, reach: number): readonly Point[] | undefined {
  const length = Math.hypot(direction.x, direction.y);
  const across = { x: to.x - from.x, y: to.y - from.y };
  // Where the round end does not stand straight on its bar, a square one would not either.
  const lean = Math.abs(across.x * direction.x + across.y * direction.y) / (length * Math.hypot(across.x, across.y));
  if (!(lean < 0.26)) return undefined;
  const by = { x: (direction.x / length) * reach, y: (direction.y / length) * reach };
  return [
    { x: from.x + by.x, y: from.y + by.y },
    { x: to.x + by.x, y: to.y + by.y },
  ];
}

/** Directions at both ends; controls that lie on an end say nothing. */
function tangentsOf(from: Point, { x1, y1, x2, y2, x, y }: CurvePiece): readonly [Point, Point] {
  const isSame = (a: Point, b: Point): boolean => Math.hypot(a.x - b.x, a.y - b.y) < 1e-6;
  const [one, other, to] = [
    { x: x1, y: y1 },
    { x: x2, y: y2 },
    { x, y },
  ];
  const ahead = [one, other, to].find((point) => !isSame(point, from)) ?? to;
  const behind = [other, one, from].find((point) => !isSame(point, to)) ?? from;
  return [
    { x: ahead.x - from.x, y: ahead.y - from.y },
    { x: to.x - behind.x, y: to.y - behind.y },
  ];
}

/** By how much a line along the curves turns, kinks included. */
function turnOf(start: Point, run: readonly CurvePiece[]): number {
  let from = start;
  let before: Point | undefined;
  let turn = 0;
  for (const curve of run) {
    const [first, last] = tangentsOf(from, curve);
    if (before !== undefined) turn += angleBetween(before, first);
    const middle = { x: curve.x2 - curve.x1, y: curve.y2 - curve.y1 };
    const hasMiddle = Math.hypot(middle.x, middle.y) > 1e-6;
    turn += hasMiddle ? angleBetween(first, middle) + angleBetween(middle, last) : angleBetween(first, last);
    before = last;
    from = curve;
  }
  return turn;
}

function angleBetween(one: Point, other: Point): number {
  return Math.atan2(one.x * other.y - one.y * other.x, one.x * other.x + one.y * other.y);
}
