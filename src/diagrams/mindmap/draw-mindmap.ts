/** Mind maps: branches to both sides of the middle. */
import type { DrawKind } from '../drawing.ts';
import { shapeOf } from '../flowchart/shapes.ts';
import { frameGraph } from '../graph/frame-graph.ts';
import { drawLabel } from '../svg/draw-label.ts';
import { type Bounds, boundsOf, type Size, unite } from '../svg/geometry.ts';
import { element, group, short } from '../svg/markup.ts';
import { colorClass } from '../svg/palette.ts';
import { type Label, readLabel } from '../text/label.ts';
import { type Idea, type IdeaShape, parseMindmap } from './parse-mindmap.ts';

interface Branch {
  readonly idea: Idea;
  readonly label: Label;
  readonly size: Size;
  readonly children: readonly Branch[];
  /** Height of it with all that hangs on it. */
  readonly span: number;
}

const SHAPES: Readonly<Record<IdeaShape, string>> = {
  plain: 'rounded',
  square: 'rectangle',
  rounded: 'rounded',
  circle: 'circle',
  bang: 'hexagon',
  cloud: 'cloud',
  hexagon: 'hexagon',
};
const ROW_GAP = 12;
const COLUMN_GAP = 44;

export const drawMindmap: DrawKind = (source) => {
  const root = measure(parseMindmap(source), 0);
  const bounds: Bounds[] = [boundsOf({ x: 0, y: 0, ...root.size })];
  const [right, left] = splitEvenly(root.children);
  const lines: string[] = [];
  const nodes: string[] = [];

  const place = (
    branches: readonly Branch[],
    side: 1 | -1,
    from: { x: number; y: number },
    color: (index: number) => number,
  ): void => {
    const total = branches.reduce((sum, { span }) => sum + span + ROW_GAP, -ROW_GAP);
    let top = from.y - total / 2;
    branches.forEach((branch, index) => {
      const y = top + branch.span / 2;
      const x = from.x + side * (COLUMN_GAP + branch.size.width / 2);
      const start = from.x;
      const end = x - (side * branch.size.width) / 2;
      const middle = (start + end) / 2;
      const own = colorClass(color(index));
      lines.push(
        element('path', {
          class: `dg-branch ${own}`,
          d: `M${short(start)} ${short(from.y)}C${short(middle)} ${short(from.y)} ${short(middle)} ${short(y)} ${short(end)} ${short(y)}`,
        }),
      );
      nodes.push(drawIdea(branch, x, y, own));
      bounds.push(boundsOf({ x, y, ...branch.size }));
      place(branch.children, side, { x: x + (side * branch.size.width) / 2, y }, () => color(index));
      top += branch.span + ROW_GAP;
    });
  };
  place(right, 1, { x: root.size.width / 2, y: 0 }, (index) => index);
  place(left, -1, { x: -root.size.width / 2, y: 0 }, (index) => index + right.length);
  nodes.push(drawRoot(root));
  return frameGraph(unite(bounds) as Bounds, group({}, ...lines), group({}, ...nodes));
};

function measure(idea: Idea, depth: number): Branch {
  const label = readLabel(idea.text, {
    size: depth === 0 ? 15 : depth === 1 ? 14 : 13,
    isBold: depth < 2,
    maxWidth: 190,
  });
  const size = shapeOf(SHAPES[idea.shape]).around(label);
  const children = idea.children.map((child) => measure(child, depth + 1));
  const below = children.reduce((sum, { span }) => sum + span + ROW_GAP, -ROW_GAP);
  return { idea, label, size, children, span: Math.max(size.height, below) };
}

/** The first branches to the right, the others to the left, so that both are about as high. */
function splitEvenly(branches: readonly Branch[]): readonly [readonly Branch[], readonly Branch[]] {
  const total = branches.reduce((sum, { span }) => sum + span, 0);
  let sum = 0;
  const count = branches.findIndex(({ span }) => {
    sum += span;
    return sum >= total / 2;
  });
  return [branches.slice(0, count + 1), branches.slice(count + 1)];
}

function drawIdea({ idea, label, size }: Branch, x: number, y: number, color: string): string {
  const shape = shapeOf(SHAPES[idea.shape]);
  const drawn = shape.draw(size, undefined);
  return group(
    { class: color, transform: `translate(${short(x)} ${short(y)})` },
    drawn,
    drawLabel(label, { x: 0, y: 0 }),
  );
}

function drawRoot({ idea, label, size }: Branch): string {
  const shape = shapeOf(SHAPES[idea.shape]);
  const drawn = shape.draw(size, undefined).replaceAll('class="dg-box"', 'class="dg-full"');
  return group({ class: colorClass(0) }, drawn, drawLabel(label, { x: 0, y: 0, kind: 'dg-ground' }));
}
