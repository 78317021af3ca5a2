/** Points, boxes and where a line meets the border of a shape. */

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** `x` and `y` are its middle. */
export interface Box extends Point, Size {}

export interface Bounds {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export function boundsOf({ x, y, width, height }: Box): Bounds {
  return { left: x - width / 2, top: y - height / 2, right: x + width / 2, bottom: y + height / 2 };
}

export function boxOf({ left, top, right, bottom }: Bounds): Box {
  return { x: (left + right) / 2, y: (top + bottom) / 2, width: right - left, height: bottom - top };
}

export function unite(all: readonly Bounds[]): Bounds | undefined {
  if (all.length === 0) return undefined;
  return {
    left: Math.min(...all.map(({ left }) => left)),
    top: Math.min(...all.map(({ top }) => top)),
    right: Math.max(...all.map(({ right }) => right)),
    bottom: Math.max(...all.map(({ bottom }) => bottom)),
  };
}

/** Where the line from the middle of a rectangle to a point outside leaves it. */
export function meetRectangle(box: Box, outside: Point): Point {
  const dx = outside.x - box.x;
  const dy = outside.y - box.y;
  if (dx === 0 && dy === 0) return { x: box.x, y: box.y + box.height / 2 };
  const scale = Math.min(
    dx === 0 ? Number.POSITIVE_INFINITY : box.width / 2 / Math.abs(dx),
    dy === 0 ? Number.POSITIVE_INFINITY : box.height / 2 / Math.abs(dy),
  );
  return { x: box.x + dx * scale, y: box.y + dy * scale };
}

export function meetEllipse(box: Box, outside: Point): Point {
  const dx = outside.x - box.x;
  const dy = outside.y - box.y;
  const length = Math.hypot(dx / (box.width / 2), dy / (box.height / 2));
  if (length === 0) return { x: box.x, y: box.y + box.height / 2 };
  return { x: box.x + dx / length, y: box.y + dy / length };
}

/** `corners` are relative to the middle of the box. Falls back to its rectangle. */
export function meetPolygon(box: Box, corners: readonly Point[], outside: Point): Point {
  const dx = outside.x - box.x;
  const dy = outside.y - box.y;
  let best: number | undefined;
  corners.forEach((from, index) => {
    const to = corners[(index + 1) % corners.length] ?? from;
    const ex = to.x - from.x;
    const ey = to.y - from.y;
    const determinant = dx * ey - dy * ex;
    if (Math.abs(determinant) < 1e-9) return;
    const along = (from.x * ey - from.y * ex) / determinant;
    const onEdge = (from.x * dy - from.y * dx) / determinant;
    if (along > 0 && onEdge >= -1e-9 && onEdge <= 1 + 1e-9 && (best === undefined || along > best)) best = along;
  });
  return best === undefined ? meetRectangle(box, outside) : { x: box.x + dx * best, y: box.y + dy * best };
}

export function distance(from: Point, to: Point): number {
  return Math.hypot(to.x - from.x, to.y - from.y);
}

/** The point at `length` from `from` towards `to`. */
export function towards(from: Point, to: Point, length: number): Point {
  const whole = distance(from, to);
  if (whole === 0) return from;
  return { x: from.x + ((to.x - from.x) * length) / whole, y: from.y + ((to.y - from.y) * length) / whole };
}
