/** State diagrams. */
import type { DrawKind } from '../drawing.ts';
import { drawEdge, drawEdgeLabel, EDGE_FONT_SIZE } from '../graph/draw-edge.ts';
import { drawGroups, drawGroupTitles } from '../graph/draw-groups.ts';
import { frameGraph } from '../graph/frame-graph.ts';
import { layoutGraph } from '../graph/layout-graph.ts';
import { type AuthorStyle, mergeStyles, shapeStyle, textStyle } from '../style/author-style.ts';
import { group } from '../svg/markup.ts';
import { readLabel } from '../text/label.ts';
import { measureState } from './draw-node.ts';
import { parseState } from './parse-state.ts';

export const drawState: DrawKind = (source) => {
  const diagram = parseState(source);
  const { states, composites, transitions, notes, classes } = diagram;
  const isTall = diagram.direction === 'TB' || diagram.direction === 'BT';
  const measured = new Map(
    [...states.values()].map((state) => {
      const style = mergeStyles([...state.classes.map((name) => classes.get(name)), ...state.styles]);
      const own = notes.filter((note) => note.state === state.id);
      return [state.id, measureState(state, own, style, isTall)] as const;
    }),
  );
  const titles = new Map(
    [...composites.values()].map(({ id, title }) => [id, readLabel(title, { size: 13, maxWidth: 320, isBold: true })]),
  );
  const labels = transitions.map(({ text }) =>
    text === undefined ? undefined : readLabel(text, { size: EDGE_FONT_SIZE, maxWidth: 180 }),
  );
  const placed = layoutGraph({
    direction: diagram.direction,
    nodes: [...measured].map(([id, { size, meet }]) => ({ id, ...size, parent: states.get(id)?.parent, meet })),
    groups: [...composites.values()].map(({ id, parent, direction, isRegion }) => ({
      id,
      parent,
      // Regions stand side by side.
      direction: direction ?? (isRegion || !hasRegions(id, composites) ? diagram.direction : isTall ? 'TB' : 'LR'),
      title: titles.get(id) ?? { width: 0, height: 0 },
    })),
    edges: transitions.map(({ from, to }, index) => {
      const label = labels[index];
      return {
        from,
        to,
        ...(label === undefined ? {} : { label: { width: label.width + 10, height: label.height + 4 } }),
      };
    }),
  });
  const compositeStyle = (id: string): AuthorStyle => {
    const { classes: names = [], styles = [] } = composites.get(id) ?? {};
    return mergeStyles([...names.map((name) => classes.get(name)), ...styles]);
  };
  return frameGraph(
    placed.bounds,
    drawGroups(placed.groups, (id) => shapeStyle(compositeStyle(id))),
    group({}, ...placed.edges.map((edge) => drawEdge(edge, { line: 'solid', start: 'none', end: 'arrow' }))),
    drawGroupTitles(placed.groups, titles, (id) => textStyle(compositeStyle(id))),
    group({}, ...[...placed.nodes].map(([id, box]) => measured.get(id)?.draw(box) ?? '')),
    group({}, ...placed.edges.map((edge, index) => drawEdgeLabel(edge, labels[index]))),
  );
};

function hasRegions(id: string, composites: ReadonlyMap<string, { parent?: string; isRegion: boolean }>): boolean {
  return [...composites.values()].some(({ parent, isRegion }) => isRegion && parent === id);
}
