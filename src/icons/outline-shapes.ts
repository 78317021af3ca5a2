/** The parts of a drawing of Lucide, to be drawn in other styles. */
import { formatPath, parsePath, type Subpath } from '../shared/svg-path.ts';

/** One element of the drawing. */
export interface OutlineShape {
  readonly markup: string;
  /** What of it encloses an area, as markup; absent for mere lines. */
  readonly area?: string;
  /** Size of that area, roughly, in square units of the grid of 24. */
  readonly areaSize: number;
  /** Its strokes, each as markup. */
  readonly strokes: readonly string[];
}

export function readOutlineShapes(markup: string): readonly OutlineShape[] {
  return [...markup.matchAll(/<(\w+)([^>]*?)\/?>/g)].map(([element, name = '', attributes = '']) => {
    const value = (key: string) => Number(new RegExp(`\\s${key}="([^"]*)"`).exec(attributes)?.[1] ?? 0);
    if (name === 'path') return readPath(element, /\sd="([^"]*)"/.exec(attributes)?.[1] ?? '');
    const areaSize =
      name === 'circle'
        ? Math.PI * value('r') ** 2
        : name === 'ellipse'
          ? Math.PI * value('rx') * value('ry')
          : name === 'rect'
            ? value('width') * value('height')
            : name === 'polygon'
              ? 100
              : 0;
    return { markup: element, ...(areaSize > 0 && { area: element }), areaSize, strokes: [element] };
  });
}

function readPath(element: string, d: string): OutlineShape {
  const subpaths = parsePath(d);
  const enclosing = subpaths.filter(isEnclosing);
  const areaSize = enclosing.reduce((sum, subpath) => sum + areaOf(subpath), 0);
  return {
    markup: element,
    ...(areaSize > 0 && { area: pathMarkup(enclosing) }),
    areaSize,
    strokes: subpaths.length < 2 ? [element] : subpaths.map((subpath) => pathMarkup([subpath])),
  };
}

/** Closed, or nearly so, or open only at a straight foot, as the shoulders of a person are. */
function isEnclosing(subpath: Subpath): boolean {
  const last = subpath.pieces.at(-1);
  if (last === undefined || subpath.pieces.length < 2) return false;
  const gapX = Math.abs(last.x - subpath.x);
  const gapY = Math.abs(last.y - subpath.y);
  if (subpath.isClosed || Math.hypot(gapX, gapY) < 2) return areaOf(subpath) > 1;
  return gapY < 0.6 && gapX > 3 && areaOf(subpath) > 0.5 * gapX ** 2 && areaOf(subpath) > 12;
}

/** Area of the polygon through the ends and control points: near enough to tell a surface from a line. */
function areaOf({ x, y, pieces }: Subpath): number {
  const points = [{ x, y }];
  for (const piece of pieces) {
    if (piece.kind === 'curve') points.push({ x: piece.x1, y: piece.y1 }, { x: piece.x2, y: piece.y2 });
    points.push(piece);
  }
  const twice = points.reduce((sum, point, index) => {
    const next = points[(index + 1) % points.length] as { x: number; y: number };
    return sum + point.x * next.y - next.x * point.y;
  }, 0);
  return Math.abs(twice) / 2;
}

function pathMarkup(subpaths: readonly Subpath[]): string {
  return `<path d="${formatPath(subpaths)}"/>`;
}
