/** Entity relationship diagrams. */
import type { DrawKind } from '../drawing.ts';
import { drawEdge, drawEdgeLabel, EDGE_FONT_SIZE } from '../graph/draw-edge.ts';
import { frameGraph } from '../graph/frame-graph.ts';
import { layoutGraph } from '../graph/layout-graph.ts';
import { mergeStyles } from '../style/author-style.ts';
import { group } from '../svg/markup.ts';
import { readLabel } from '../text/label.ts';
import { drawEntityBox, measureEntity } from './entity-box.ts';
import { parseEntity } from './parse-entity.ts';

export const drawEntity: DrawKind = (source) => {
  const { direction, entities, relationships, classes } = parseEntity(source);
  const measured = new Map([...entities.values()].map((entity) => [entity.id, measureEntity(entity)]));
  const labels = relationships.map(({ text }) =>
    text === '' ? undefined : readLabel(text, { size: EDGE_FONT_SIZE, maxWidth: 180 }),
  );
  const placed = layoutGraph({
    direction,
    nodeGap: 56,
    rankGap: 68,
    edgeGap: 22,
    lineEnd: 24,
    nodes: [...measured.values()].map(({ entity, size }) => ({ id: entity.id, ...size })),
    groups: [],
    edges: relationships.map(({ from, to }, index) => {
      const label = labels[index];
      return {
        from,
        to,
        ...(label === undefined ? {} : { label: { width: label.width + 10, height: label.height + 6 } }),
      };
    }),
  });
  return frameGraph(
    placed.bounds,
    group(
      {},
      ...placed.edges.map((edge, index) => {
        const { start = 'none', end = 'none', isDashed = false } = relationships[index] ?? {};
        return drawEdge(edge, { line: isDashed ? 'dashed' : 'solid', start, end });
      }),
    ),
    group(
      {},
      ...[...placed.nodes].map(([id, box]) => {
        const entity = measured.get(id);
        if (entity === undefined) return '';
        const own = [...entity.entity.classes.map((name) => classes.get(name)), ...entity.entity.styles];
        return drawEntityBox(entity, box, mergeStyles(own));
      }),
    ),
    group({}, ...placed.edges.map((edge, index) => drawEdgeLabel(edge, labels[index]))),
  );
};
