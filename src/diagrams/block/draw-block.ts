/** Block diagrams: blocks where their author puts them. */
import type { Drawing, DrawKind } from '../drawing.ts';
import type { FlowEdge } from '../flowchart/flow-model.ts';
import { shapeNamed } from '../flowchart/shape-names.ts';
import { shapeOf } from '../flowchart/shapes.ts';
import { drawEdge, drawEdgeLabel, EDGE_FONT_SIZE } from '../graph/draw-edge.ts';
import { frameGraph } from '../graph/frame-graph.ts';
import type { PlacedEdge } from '../graph/graph.ts';
import { MOST_PARTS, TooLargeError } from '../graph/too-large.ts';
import { type AuthorStyle, mergeStyles, shapeStyle, textStyle } from '../style/author-style.ts';
import { drawLabel } from '../svg/draw-label.ts';
import { type Bounds, type Box, boundsOf, type Size, unite } from '../svg/geometry.ts';
import { element, group, short } from '../svg/markup.ts';
import { type Label, readLabel } from '../text/label.ts';
import { drawArrow, middleOfArrow, sizeOfArrow } from './block-arrow.ts';
import type { Block, BlockDiagram } from './block-model.ts';
import { layoutBlocks, titleOf } from './layout-block.ts';
import { lineBetween } from './line-between.ts';
import { parseBlock } from './parse-block.ts';

/** Shapes that become no other thing when they are stretched. */
const STRETCHED: ReadonlySet<string> = new Set(['rectangle', 'rounded', 'subroutine', 'stadium']);
const SPACE: Size = { width: 32, height: 30 };

interface Measured {
  readonly label: Label;
  readonly size: Size;
}

export const drawBlock: DrawKind = (source) => {
  const diagram = parseBlock(source);
  const blocks = [...allIn(diagram.root)];
  if (blocks.length + diagram.edges.length > MOST_PARTS) throw new TooLargeError(blocks.length + diagram.edges.length);
  const measured = new Map(blocks.map((block) => [block.id, measureBlock(block)]));
  const labels = diagram.edges.map(({ text }) => readLabel(text ?? '', { size: EDGE_FONT_SIZE, maxWidth: 160 }));
  const cells = layoutBlocks(
    diagram.root,
    diagram.edges,
    (block) => measured.get(block.id)?.size ?? SPACE,
    (edge) => labels[diagram.edges.indexOf(edge)] ?? SPACE,
  );
  const boxes = new Map(
    blocks.flatMap((block): [string, Box][] => {
      const cell = cells.get(block.id);
      return cell === undefined ? [] : [[block.id, boxIn(block, cell, measured.get(block.id)?.size ?? SPACE)]];
    }),
  );
  const bounds = unite([...cells.values()].map(boundsOf)) ?? { left: 0, top: 0, right: 0, bottom: 0 };
  return draw(diagram, blocks, boxes, measured, labels, bounds);
};

function draw(
  diagram: BlockDiagram,
  blocks: readonly Block[],
  boxes: ReadonlyMap<string, Box>,
  measured: ReadonlyMap<string, Measured>,
  labels: readonly Label[],
  bounds: Bounds,
): Drawing {
  const lines: PlacedEdge[] = [];
  for (const edge of diagram.edges) lines.push(lineOf(edge, blocks, boxes, lines));
  const content = blocks.map((block) => {
    const box = boxes.get(block.id);
    const label = measured.get(block.id)?.label;
    return box === undefined || label === undefined ? '' : drawOne(diagram, block, box, label);
  });
  return frameGraph(
    bounds,
    group({}, ...content),
    group(
      {},
      ...lines.map((line, index) => {
        const { line: kind, start, end } = diagram.edges[index] as FlowEdge;
        return kind === 'invisible' ? '' : drawEdge(line, { line: kind, start, end, isStraight: true });
      }),
    ),
    group({}, ...blocks.map((block) => drawTitle(diagram, block, boxes.get(block.id), measured.get(block.id)?.label))),
    group({}, ...lines.map((line, index) => drawEdgeLabel(line, labels[index]))),
  );
}

function* allIn(group: Block): Generator<Block> {
  for (const child of group.children) {
    yield child;
    yield* allIn(child);
  }
}

function measureBlock(block: Block): Measured {
  const isGroup = block.kind === 'group';
  const shape = shapeOf(shapeNamed(block.shape) ?? 'rectangle');
  const label = readLabel(block.text, isGroup ? { size: 13, isBold: true, maxWidth: 320 } : { maxWidth: 200 });
  if (block.kind === 'space') return { label, size: SPACE };
  if (block.kind === 'arrow') return { label, size: sizeOfArrow(block.sides, label) };
  return { label, size: isGroup ? label : shape.around(label) };
}

/** Boxes fill their cell; what has a form of its own keeps it, in the middle. */
function boxIn({ kind, shape }: Block, cell: Box, size: Size): Box {
  const isStretched = kind === 'group' || (kind === 'block' && STRETCHED.has(shapeNamed(shape) ?? 'rectangle'));
  return isStretched ? cell : { ...cell, width: size.width, height: size.height };
}

function lineOf(
  edge: FlowEdge,
  blocks: readonly Block[],
  boxes: ReadonlyMap<string, Box>,
  ways: readonly PlacedEdge[],
): PlacedEdge {
  const blockOf = (id: string): Block | undefined => blocks.find((block) => block.id === id);
  const [from, to] = [blockOf(edge.from), blockOf(edge.to)];
  const [fromBox, toBox] = [boxes.get(edge.from), boxes.get(edge.to)];
  if (from === undefined || to === undefined || fromBox === undefined || toBox === undefined) return { points: [] };
  const others = blocks
    .filter((block) => block.kind === 'block' || block.kind === 'arrow')
    .filter((block) => block !== from && block !== to && !isWithin(from, block) && !isWithin(to, block))
    .flatMap((block) => boxes.get(block.id) ?? []);
  return lineBetween(
    { box: fromBox, meet: from.kind === 'block' ? shapeOf(shapeNamed(from.shape) ?? 'rectangle').meet : undefined },
    { box: toBox, meet: to.kind === 'block' ? shapeOf(shapeNamed(to.shape) ?? 'rectangle').meet : undefined },
    others,
    ways,
  );
}

function isWithin(holder: Block, block: Block): boolean {
  return holder.children.some((child) => child === block || isWithin(child, block));
}

function styleOf({ classes }: BlockDiagram, block: Block): AuthorStyle {
  return mergeStyles([classes.get('default'), ...block.classes.map((name) => classes.get(name)), ...block.styles]);
}

/** Over the lines, which may come in from above. */
function drawTitle(diagram: BlockDiagram, block: Block, box: Box | undefined, label: Label | undefined): string {
  if (block.kind !== 'group' || box === undefined || label === undefined) return '';
  const { left, top } = boundsOf(box);
  const words = textStyle(styleOf(diagram, block));
  const look = words === undefined ? { kind: 'dg-muted dg-note' } : { style: words };
  return drawLabel(label, { x: left + 14, y: top + 8 + titleOf(block) / 2, align: 'start', ...look });
}

function drawOne(diagram: BlockDiagram, block: Block, box: Box, label: Label): string {
  const style = styleOf(diagram, block);
  const [shapeLook, words] = [shapeStyle(style), textStyle(style)];
  const { left, top } = boundsOf(box);
  if (block.kind === 'space') return '';
  if (block.kind === 'group') {
    const place = { x: left, y: top, width: box.width, height: box.height, rx: 10 };
    return element('rect', { class: 'dg-group', ...place, style: shapeLook });
  }
  const transform = `translate(${short(box.x)} ${short(box.y)})`;
  if (block.kind === 'arrow') {
    const middle = middleOfArrow(block.sides, box);
    return group({ transform }, drawArrow(block.sides, box, shapeLook), drawLabel(label, { ...middle, style: words }));
  }
  const shape = shapeOf(shapeNamed(block.shape) ?? 'rectangle');
  return group({ transform }, shape.draw(box, shapeLook), drawLabel(label, { x: 0, y: shape.drop ?? 0, style: words }));
}
