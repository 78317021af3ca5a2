/** C4 diagrams: software systems, what they are made of, and who uses them. */
import type { DrawingOptions, DrawKind } from '../drawing.ts';
import { drawEdge, EDGE_FONT_SIZE } from '../graph/draw-edge.ts';
import { drawGroups, drawGroupTitles } from '../graph/draw-groups.ts';
import { frameTitled } from '../graph/frame-graph.ts';
import type { GraphEdge, PlacedEdge } from '../graph/graph.ts';
import { layoutGraph } from '../graph/layout-graph.ts';
import { type AuthorStyle, lineStyle, shapeStyle, textStyle } from '../style/author-style.ts';
import { drawLabel } from '../svg/draw-label.ts';
import { element, group } from '../svg/markup.ts';
import { type Label, readLabel } from '../text/label.ts';
import type { C4Boundary, C4Diagram, C4Relation } from './c4-model.ts';
import { drawElement, type MeasuredElement, measureElement } from './element-box.ts';
import { parseC4 } from './parse-c4.ts';
import { rowsOf } from './rows.ts';

const NO_STYLE: AuthorStyle = new Map();

export const drawC4: DrawKind = (source, options) => {
  const diagram = parseC4(source);
  const { elements, boundaries, relations, styles, title } = diagram;
  const measured = new Map([...elements.values()].map((one) => [one.id, measureElement(one)]));
  const titles = new Map([...boundaries.values()].map((boundary) => [boundary.id, titleOf(boundary)]));
  const labels = relations.map(labelOf);
  const edges: GraphEdge[] = relations.map(({ from, to, isTurned }, index) => {
    const label = labels[index];
    const ends = isTurned ? { from: to, to: from } : { from, to };
    return {
      ...ends,
      ...(label === undefined ? {} : { label: { width: label.width + 12, height: label.height + 6 } }),
    };
  });
  const placed = layoutGraph({
    direction: 'TB',
    nodeGap: 44,
    rankGap: 44,
    nodes: [...measured.values()].map(({ element: { id, parent }, size }) => ({ id, parent, ...size })),
    groups: [...boundaries.values()].map(({ id, parent }) => ({
      id,
      parent,
      direction: 'TB',
      title: titles.get(id) ?? { width: 0, height: 0 },
    })),
    edges: [...edges, ...rowsOf(diagram)],
  });
  const lines = relations.map((relation, index) => turned(placed.edges[index] ?? { points: [] }, relation));
  return frameTitled(
    placed.bounds,
    title,
    drawGroups(placed.groups, (id) => boundaryStyle(diagram, id)),
    group({}, ...lines.map((line, index) => drawRelation(line, relations[index] as C4Relation, styles))),
    drawGroupTitles(placed.groups, titles),
    group(
      {},
      ...[...placed.nodes].map(([id, box]) => {
        const one = measured.get(id);
        return one === undefined ? '' : linked(one, drawElement(one, box, styles.get(id) ?? NO_STYLE), options);
      }),
    ),
    group({}, ...lines.map((line, index) => drawWords(line, labels[index], relations[index] as C4Relation, styles))),
  );
};

function titleOf({ name, type, description }: C4Boundary): Label {
  const kind = type === '' ? '' : ` [${type}]`;
  const more = description === '' ? '' : `<br>${description}`;
  return readLabel(`<b>${name}</b>${kind}${more}`, { size: 12.5, maxWidth: 320 });
}

function labelOf({ text, technology, description }: C4Relation): Label | undefined {
  const lines = [text, technology === '' ? '' : `<i>[${technology}]</i>`, description];
  const written = lines.filter((line) => line !== '').join('<br>');
  return written === '' ? undefined : readLabel(written, { size: EDGE_FONT_SIZE, maxWidth: 170 });
}

function turned(line: PlacedEdge, { isTurned }: C4Relation): PlacedEdge {
  return isTurned ? { ...line, points: [...line.points].reverse() } : line;
}

function boundaryStyle({ boundaries, styles }: C4Diagram, id: string): string | undefined {
  const dashes = boundaries.get(id)?.isNode ? [] : ['stroke-dasharray:6 4'];
  const own = shapeStyle(styles.get(id) ?? NO_STYLE);
  return [...dashes, ...(own === undefined ? [] : [own])].join(';') || undefined;
}

function styleOf(styles: ReadonlyMap<string, AuthorStyle>, { from, to }: C4Relation): AuthorStyle {
  return styles.get(`${from} ${to}`) ?? NO_STYLE;
}

function drawRelation(line: PlacedEdge, relation: C4Relation, styles: ReadonlyMap<string, AuthorStyle>): string {
  const { heads } = relation;
  return drawEdge(line, {
    line: 'solid',
    start: heads === 'to' ? 'none' : 'arrow',
    end: heads === 'from' ? 'none' : 'arrow',
    style: lineStyle(styleOf(styles, relation)),
  });
}

function drawWords(
  { label: place, points }: PlacedEdge,
  label: Label | undefined,
  relation: C4Relation,
  styles: ReadonlyMap<string, AuthorStyle>,
): string {
  const at = place ?? points[Math.floor(points.length / 2)];
  if (label === undefined || at === undefined) return '';
  return drawLabel(label, { ...at, kind: 'dg-note', style: textStyle(styleOf(styles, relation)) });
}

function linked({ element: { href } }: MeasuredElement, drawn: string, options: DrawingOptions): string {
  return href === undefined ? drawn : element('a', { href: options.link(href) }, drawn);
}
