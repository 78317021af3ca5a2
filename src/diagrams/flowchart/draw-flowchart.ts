/** Flowcharts: `graph` and `flowchart`. */

import { escapeHtml } from '../../shared/html-escape.ts';
import type { Drawing, DrawingOptions, DrawKind } from '../drawing.ts';
import { drawEdge, drawEdgeLabel, EDGE_FONT_SIZE } from '../graph/draw-edge.ts';
import { drawGroups, drawGroupTitles } from '../graph/draw-groups.ts';
import { frameGraph } from '../graph/frame-graph.ts';
import type { PlacedGraph } from '../graph/graph.ts';
import { layoutGraph } from '../graph/layout-graph.ts';
import { type AuthorStyle, lineStyle, mergeStyles, shapeStyle, textStyle } from '../style/author-style.ts';
import { drawLabel } from '../svg/draw-label.ts';
import type { Box } from '../svg/geometry.ts';
import { element, group, short } from '../svg/markup.ts';
import { type Label, readLabel, textOfLabel } from '../text/label.ts';
import type { Flowchart, FlowNode } from './flow-model.ts';
import { parseFlowchart } from './parse-flowchart.ts';
import { shapeNamed } from './shape-names.ts';
import { type Shape, shapeOf } from './shapes.ts';

export const drawFlowchart: DrawKind = (source, options) => {
  const flowchart = parseFlowchart(source);
  return layAndDraw(flowchart, options);
};

interface Measured {
  readonly node: FlowNode;
  readonly label: Label;
  readonly shape: Shape;
}

function layAndDraw(flowchart: Flowchart, options: DrawingOptions): Drawing {
  const measured = new Map<string, Measured>();
  for (const node of flowchart.nodes.values()) {
    const shape = shapeOf(shapeNamed(node.shape) ?? 'rectangle');
    measured.set(node.id, { node, shape, label: readLabel(shape.isBare ? '' : node.text) });
  }
  const titles = new Map(
    [...flowchart.groups.values()].map(({ id, title }) => [
      id,
      readLabel(title, { size: 13, maxWidth: 320, isBold: true }),
    ]),
  );
  const labels = flowchart.edges.map(({ text }) =>
    text === undefined ? undefined : readLabel(text, { size: EDGE_FONT_SIZE, maxWidth: 180 }),
  );
  const placed = layoutGraph({
    direction: flowchart.direction,
    nodes: [...measured.values()].map(({ node, label, shape }) => ({
      id: node.id,
      parent: node.parent,
      ...shape.around(label),
      ...(shape.meet === undefined ? {} : { meet: shape.meet }),
    })),
    groups: [...flowchart.groups.values()].map(({ id, parent, direction }) => ({
      id,
      parent,
      direction,
      title: titles.get(id) ?? { width: 0, height: 0 },
    })),
    edges: flowchart.edges.map(({ from, to, minLength }, index) => {
      const label = labels[index];
      return {
        from,
        to,
        minLength,
        ...(label === undefined ? {} : { label: { width: label.width + 8, height: label.height + 4 } }),
      };
    }),
  });
  return frameGraph(
    placed.bounds,
    drawGroups(placed.groups, (id) => shapeStyle(groupStyle(flowchart, id))),
    group({}, ...drawLines(flowchart, placed)),
    drawGroupTitles(placed.groups, titles, (id) => textStyle(groupStyle(flowchart, id))),
    group({}, ...[...placed.nodes].map(([id, box]) => drawNode(flowchart, measured.get(id), box, options))),
    group({}, ...placed.edges.map((edge, index) => drawEdgeLabel(edge, labels[index]))),
  );
}

function groupStyle(flowchart: Flowchart, id: string): AuthorStyle {
  const given = flowchart.groupStyles.get(id);
  return given === undefined ? new Map() : stylesOf(flowchart, given);
}

function drawLines({ edges, edgeStyles }: Flowchart, placed: PlacedGraph): string[] {
  return edges.map((edge, index) => {
    const line = placed.edges[index];
    if (line === undefined || edge.line === 'invisible') return '';
    const own = [
      edgeStyles.get('default'),
      edgeStyles.get(String(index)),
      edge.id === undefined ? undefined : edgeStyles.get(edge.id),
    ];
    const style = lineStyle(mergeStyles(own));
    return drawEdge(line, { line: edge.line, start: edge.start, end: edge.end, style });
  });
}

function stylesOf({ classes }: Flowchart, node: Pick<FlowNode, 'classes' | 'styles'>): AuthorStyle {
  return mergeStyles([classes.get('default'), ...node.classes.map((name) => classes.get(name)), ...node.styles]);
}

function drawNode(flowchart: Flowchart, measured: Measured | undefined, box: Box, options: DrawingOptions): string {
  if (measured === undefined) return '';
  const { node, label, shape } = measured;
  const style = stylesOf(flowchart, node);
  const { picture } = label;
  const shown =
    picture === undefined ? label : { ...label, picture: { ...picture, source: options.asset(picture.source) } };
  const drawn =
    shape.draw(box, shapeStyle(style)) + drawLabel(shown, { x: 0, y: shape.drop ?? 0, style: textStyle(style) });
  const { link } = node;
  const transform = `translate(${short(box.x)} ${short(box.y)})`;
  if (link === undefined) return element('g', { transform }, drawn);
  // It is the link's name, too, which has to begin with the words that are seen.
  const tip = link.tip === undefined ? '' : element('title', {}, escapeHtml(`${textOfLabel(label)}: ${link.tip}`));
  return element('a', { href: options.link(link.href), target: link.target, transform }, tip + drawn);
}
