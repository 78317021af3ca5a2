/** Sankey diagrams: how much flows from where to where. */

import { escapeHtml } from '../../shared/html-escape.ts';
import type { DrawKind } from '../drawing.ts';
import { MOST_PARTS, TooLargeError } from '../graph/too-large.ts';
import { numberSetting, type Settings } from '../source/settings.ts';
import { isHarmless } from '../style/author-style.ts';
import { drawLabel } from '../svg/draw-label.ts';
import { element, group, short } from '../svg/markup.ts';
import { colorClass } from '../svg/palette.ts';
import { type Label, readLabel } from '../text/label.ts';
import { type Alignment, amountOf, layoutSankey, type PlacedFlow, type PlacedNode } from './layout-sankey.ts';
import { parseSankey } from './parse-sankey.ts';

const MARGIN = 12;
const NODE_WIDTH = 12;
const HEIGHT = 340;
const LEAST_COLUMN = 150;
const GAP = 20;
const LABEL_GAP = 8;
const LABEL_WIDTH = 190;

export const drawSankey: DrawKind = (source) => {
  const read = parseSankey(source);
  if (read.nodes.length + read.flows.length > MOST_PARTS)
    throw new TooLargeError(read.nodes.length + read.flows.length);
  const { settings } = source;
  const height = numberSetting(settings, 'sankey.height', 120, 1200) ?? HEIGHT;
  const labels = read.nodes.map((name, node) => labelOf(name, amountOf(node, read.flows), settings));
  const gap = Math.max(GAP, ...labels.map((label) => label.height + 4));
  const {
    nodes,
    flows,
    columns,
    height: whole,
  } = layoutSankey(read, { height, gap, alignment: alignmentOf(settings) });
  const widest = Math.max(...labels.map((label) => label.width));
  const step = Math.max(LEAST_COLUMN, widest + 2 * LABEL_GAP + NODE_WIDTH + 40);
  const last = columns - 1;
  const xOf = (column: number): number => MARGIN + column * step;
  const top = MARGIN + 4;
  const bands = flows.map((flow) => drawBand(flow, nodes, xOf, top, settings));
  const bars = nodes.map((node, index) =>
    group(
      { class: colorClass(index) },
      element('rect', {
        class: 'dg-full',
        x: xOf(node.column),
        y: top + node.top,
        width: NODE_WIDTH,
        height: node.height,
        rx: Math.min(3, node.height / 2),
      }),
    ),
  );
  const names = nodes.map((node, index) =>
    drawLabel(labels[index] as Label, {
      x: xOf(node.column) + NODE_WIDTH + LABEL_GAP,
      y: top + node.top + node.height / 2,
      align: 'start',
      kind: 'dg-note',
    }),
  );
  const lastWidth = Math.max(...nodes.map(({ column }, index) => (column === last ? (labels[index]?.width ?? 0) : 0)));
  return {
    content: group({}, ...bands) + group({}, ...bars) + group({}, ...names),
    width: xOf(last) + NODE_WIDTH + LABEL_GAP + lastWidth + MARGIN,
    height: whole + 2 * top,
  };
};

function labelOf(name: string, value: number, settings: Settings): Label {
  const written = escapeHtml(name);
  const options = { size: 12.5, maxWidth: LABEL_WIDTH };
  if (settings.get('sankey.showValues') === 'false') return readLabel(written, options);
  const amount = `${settings.get('sankey.prefix') ?? ''}${Math.round(value * 100) / 100}${settings.get('sankey.suffix') ?? ''}`;
  return readLabel(`<b>${written}</b> ${escapeHtml(amount)}`, options);
}

/** In the colour of where it comes from, unless the author wants another. */
function drawBand(
  { from, to, thickness, startY, endY }: PlacedFlow,
  nodes: readonly PlacedNode[],
  xOf: (column: number) => number,
  top: number,
  settings: Settings,
): string {
  const start = xOf(nodes[from]?.column ?? 0) + NODE_WIDTH;
  const end = xOf(nodes[to]?.column ?? 0);
  const middle = short((start + end) / 2);
  const [y1, y2] = [short(top + startY), short(top + endY)];
  const color = settings.get('sankey.linkColor') ?? 'source';
  const isOwn = /^#[\da-f]{3,8}$/i.test(color) && isHarmless(color);
  return element('path', {
    class: `dg-branch ${colorClass(color === 'target' ? to : from)}`,
    style: `${isOwn ? `stroke:${color};` : ''}stroke-width:${short(thickness)};stroke-opacity:.28`,
    d: `M${short(start)} ${y1}C${middle} ${y1} ${middle} ${y2} ${short(end)} ${y2}`,
  });
}

function alignmentOf(settings: Settings): Alignment {
  const written = settings.get('sankey.nodeAlignment');
  return written === 'left' || written === 'right' || written === 'center' ? written : 'justify';
}
