/** Requirement diagrams. */
import type { DrawKind } from '../drawing.ts';
import { drawEdge, drawEdgeLabel, EDGE_FONT_SIZE } from '../graph/draw-edge.ts';
import { frameGraph } from '../graph/frame-graph.ts';
import { layoutGraph } from '../graph/layout-graph.ts';
import { mergeStyles } from '../style/author-style.ts';
import { group } from '../svg/markup.ts';
import { readLabel } from '../text/label.ts';
import { parseRequirement } from './parse-requirement.ts';
import { drawRequirementBox, measureRequirement } from './requirement-box.ts';

export const drawRequirement: DrawKind = (source) => {
  const { direction, boxes, dependencies, classes } = parseRequirement(source);
  const measured = new Map([...boxes.values()].map((box) => [box.id, measureRequirement(box)]));
  const labels = dependencies.map(({ word }) => readLabel(`«${word}»`, { size: EDGE_FONT_SIZE }));
  const placed = layoutGraph({
    direction,
    rankGap: 40,
    nodes: [...measured.values()].map(({ box, size }) => ({ id: box.id, ...size })),
    groups: [],
    edges: dependencies.map(({ from, to }, index) => {
      const { width = 0, height = 0 } = labels[index] ?? {};
      return { from, to, label: { width: width + 10, height: height + 6 } };
    }),
  });
  return frameGraph(
    placed.bounds,
    group(
      {},
      ...placed.edges.map((edge, index) => {
        // What contains has a sign at its own end.
        const isContained = dependencies[index]?.word === 'contains';
        return drawEdge(edge, {
          line: isContained ? 'solid' : 'dashed',
          start: isContained ? 'circle-plus' : 'none',
          end: isContained ? 'none' : 'open',
        });
      }),
    ),
    group(
      {},
      ...[...placed.nodes].map(([id, place]) => {
        const one = measured.get(id);
        if (one === undefined) return '';
        const own = [classes.get('default'), ...one.box.classes.map((name) => classes.get(name)), ...one.box.styles];
        return drawRequirementBox(one, place, mergeStyles(own));
      }),
    ),
    group({}, ...placed.edges.map((edge, index) => drawEdgeLabel(edge, labels[index]))),
  );
};
