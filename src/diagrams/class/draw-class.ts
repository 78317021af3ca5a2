/** Class diagrams. */
import type { DrawKind } from '../drawing.ts';
import { drawEdge, drawEdgeLabel, EDGE_FONT_SIZE } from '../graph/draw-edge.ts';
import { drawEndLabel } from '../graph/draw-end-label.ts';
import { drawGroups, drawGroupTitles } from '../graph/draw-groups.ts';
import { frameGraph } from '../graph/frame-graph.ts';
import { layoutGraph } from '../graph/layout-graph.ts';
import { mergeStyles } from '../style/author-style.ts';
import { drawLabel } from '../svg/draw-label.ts';
import { element, group } from '../svg/markup.ts';
import { readLabel } from '../text/label.ts';
import { drawClassBox, measureClass } from './class-box.ts';
import { parseClass } from './parse-class.ts';

export const drawClass: DrawKind = (source, options) => {
  const { direction, boxes, namespaces, relations, notes, classes } = parseClass(source);
  const measured = new Map([...boxes.values()].map((box) => [box.id, measureClass(box)]));
  const titles = new Map(
    [...namespaces.values()].map(({ id, name }) => [id, readLabel(name, { size: 13, maxWidth: 320, isBold: true })]),
  );
  const papers = notes.map(({ text, about }, index) => ({
    id: `note ${index}`,
    about,
    label: readLabel(text, { size: 12.5, maxWidth: 200 }),
  }));
  const labels = relations.map(({ text }) =>
    text === undefined ? undefined : readLabel(text, { size: EDGE_FONT_SIZE, maxWidth: 180 }),
  );
  const hasCounts = relations.some(({ fromCount, toCount }) => fromCount !== undefined || toCount !== undefined);
  const placed = layoutGraph({
    direction,
    // Numbers at both ends of a line need their own room.
    rankGap: hasCounts ? 84 : 62,
    edgeGap: hasCounts ? 34 : 20,
    lineEnd: hasCounts ? 30 : 20,
    nodes: [
      ...[...measured.values()].map(({ box, size }) => ({ id: box.id, parent: box.parent, ...size })),
      ...papers.map(({ id, label, about }) => ({
        id,
        parent: about === undefined ? undefined : boxes.get(about)?.parent,
        width: label.width + 24,
        height: label.height + 16,
      })),
    ],
    groups: [...namespaces.values()].map(({ id, parent }) => ({
      id,
      parent,
      direction,
      title: titles.get(id) ?? { width: 0, height: 0 },
    })),
    edges: [
      ...relations.map(({ from, to }, index) => {
        const label = labels[index];
        return {
          from,
          to,
          ...(label === undefined ? {} : { label: { width: label.width + 10, height: label.height + 4 } }),
        };
      }),
      ...papers.flatMap(({ id, about }) => (about === undefined ? [] : [{ from: id, to: about }])),
    ],
  });
  const lines = placed.edges.map((edge, index) => {
    const relation = relations[index];
    if (relation === undefined) return drawEdge(edge, { line: 'dashed', start: 'none', end: 'none' });
    const { start, end, isDashed } = relation;
    return drawEdge(edge, { line: isDashed ? 'dashed' : 'solid', start, end });
  });
  const counts = relations.flatMap(({ fromCount, toCount }, index) => {
    const points = placed.edges[index]?.points ?? [];
    return [drawEndLabel([...points].reverse(), toCount), drawEndLabel(points, fromCount)];
  });
  const drawn = [...placed.nodes].map(([id, place]) => {
    const measuredBox = measured.get(id);
    if (measuredBox !== undefined) {
      const { box } = measuredBox;
      const style = mergeStyles([...box.classes.map((name) => classes.get(name)), ...box.styles]);
      const picture = drawClassBox(measuredBox, place, style);
      return box.href === undefined ? picture : element('a', { href: options.link(box.href) }, picture);
    }
    const paper = papers.find((candidate) => candidate.id === id);
    if (paper === undefined) return '';
    const { x, y, width, height } = place;
    return (
      element('rect', { class: 'dg-box dg-c5', x: x - width / 2, y: y - height / 2, width, height, rx: 4 }) +
      drawLabel(paper.label, { x, y })
    );
  });
  return frameGraph(
    placed.bounds,
    drawGroups(placed.groups),
    group({}, ...lines),
    drawGroupTitles(placed.groups, titles),
    group({}, ...drawn),
    group({}, ...placed.edges.map((edge, index) => drawEdgeLabel(edge, labels[index]))),
    group({}, ...counts),
  );
};
