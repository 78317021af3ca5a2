/** Fishbones: a problem, kinds of causes, and the causes themselves. */
import type { DrawKind } from '../drawing.ts';
import { frameGraph } from '../graph/frame-graph.ts';
import { MOST_PARTS, TooLargeError } from '../graph/too-large.ts';
import { type Indented, readIndented } from '../source/indented.ts';
import { NotUnderstoodError } from '../source/not-understood.ts';
import type { DiagramSource } from '../source/read-source.ts';
import { drawArrowhead } from '../svg/arrowhead.ts';
import { drawLabel } from '../svg/draw-label.ts';
import { type Bounds, unite } from '../svg/geometry.ts';
import { element, group, short } from '../svg/markup.ts';
import { colorClass } from '../svg/palette.ts';
import { type Label, readLabel } from '../text/label.ts';

export interface Cause {
  readonly text: string;
  readonly children: readonly Cause[];
}

export interface Fishbone {
  readonly problem: string;
  /** An empty text keeps a place free. */
  readonly causes: readonly Cause[];
}

const ROW_GAP = 8;
const BONE_GAP = 22;
/** How far a bone leans for each pixel of its height. */
const LEAN = 0.34;
const HEAD_PADDING = 16;
const INDENT = 14;

/** @throws {NotUnderstoodError} */
export function parseIshikawa({ lines, header }: DiagramSource): Fishbone {
  const [problem, ...rest] = lines;
  if (problem === undefined) throw new NotUnderstoodError(header.text, header.number);
  const causeOf = ({ line, children }: Indented): Cause => {
    const text = line.text.replace(/^"(.*)"$/, '$1');
    return { text: text === '[]' ? '' : text, children: children.map(causeOf) };
  };
  return { problem: problem.text.replace(/^"(.*)"$/, '$1'), causes: readIndented(rest).map(causeOf) };
}

interface Row {
  readonly label: Label;
  readonly depth: number;
}

interface Bone {
  readonly cause: Cause;
  readonly color: number;
  readonly name: Label;
  readonly rows: readonly Row[];
  readonly height: number;
  /** To the left of where it meets the spine. */
  readonly reach: number;
}

export const drawIshikawa: DrawKind = (source) => {
  const { problem, causes } = parseIshikawa(source);
  const bones = causes.map(measureBone);
  const count = bones.reduce((sum, { rows }) => sum + rows.length + 1, 1);
  if (count > MOST_PARTS) throw new TooLargeError(count);
  const head = readLabel(problem, { size: 15, isBold: true, maxWidth: 200 });
  const bounds: Bounds[] = [];
  const drawn: string[] = [];
  let x = 0;
  // One above the spine and one below it, as they come.
  for (let index = 0; index < bones.length; index += 2) {
    const pair = bones.slice(index, index + 2);
    x += Math.max(...pair.map(({ reach }) => reach)) + BONE_GAP;
    pair.forEach((bone, place) => {
      const side = place === 0 ? -1 : 1;
      drawn.push(drawBone(bone, x, side));
      bounds.push(boundsOfBone(bone, x, side));
    });
  }
  const left = x + 40;
  const [width, height] = [head.width + 2 * HEAD_PADDING, head.height + 2 * HEAD_PADDING];
  bounds.push({ left: 0, right: left + width, top: -height / 2, bottom: height / 2 });
  return frameGraph(
    unite(bounds) as Bounds,
    element('path', { class: 'dg-line dg-thick', d: `M0 0H${short(left - 8)}` }),
    drawArrowhead('arrow', { x: left, y: 0 }, { x: 0, y: 0 }),
    ...drawn,
    element('rect', { class: 'dg-box', x: left, y: -height / 2, width, height, rx: 10 }),
    drawLabel(head, { x: left + width / 2, y: 0 }),
  );
};

function measureBone(cause: Cause, color: number): Bone {
  const rows: Row[] = [];
  const add = (child: Cause, depth: number): void => {
    if (child.text !== '')
      rows.push({ depth, label: readLabel(child.text, { size: depth === 0 ? 13 : 12, maxWidth: 190 }) });
    for (const inner of child.children) add(inner, depth + 1);
  };
  for (const child of cause.children) add(child, 0);
  const name = readLabel(cause.text, { size: 13.5, isBold: true, maxWidth: 180 });
  const height = Math.max(
    50,
    rows.reduce((sum, { label }) => sum + label.height + ROW_GAP, 30),
  );
  const widest = Math.max(0, ...rows.map(({ label, depth }) => label.width + depth * INDENT));
  const own = widest + 18 + LEAN * height;
  return { cause, color, name, rows, height, reach: Math.max(own, LEAN * height + name.width / 2 + 14) };
}

function boundsOfBone({ name, height, reach }: Bone, x: number, side: 1 | -1): Bounds {
  const end = height + name.height + 16;
  const right = Math.max(x, x - LEAN * height + name.width / 2 + 12);
  return { left: x - reach, right, top: side < 0 ? -end : 0, bottom: side < 0 ? 0 : end };
}

function drawBone({ cause, color, name, rows, height }: Bone, x: number, side: 1 | -1): string {
  if (cause.text === '' && rows.length === 0) return '';
  const tip = { x: x - LEAN * height, y: side * height };
  const box = { width: name.width + 24, height: name.height + 12 };
  const center = { x: tip.x, y: tip.y + (side * box.height) / 2 };
  // Rows run from the outside to the spine above it, and from the spine outwards below it.
  let at = side < 0 ? -height + 14 : 16;
  const drawn = rows.map(({ label, depth }) => {
    const y = at + label.height / 2;
    at += label.height + ROW_GAP;
    const base = y + label.height / 2 + 2;
    const boneX = x - LEAN * Math.abs(base);
    const right = boneX - 8 - depth * INDENT;
    const line =
      depth > 0
        ? ''
        : element('path', { class: 'dg-rule', d: `M${short(right - label.width)} ${short(base)}H${short(boneX)}` });
    return line + drawLabel(label, { x: right, y, align: 'end', ...(depth > 0 ? { kind: 'dg-muted' } : {}) });
  });
  return group(
    { class: colorClass(color) },
    element('path', { class: 'dg-branch', d: `M${short(tip.x)} ${short(tip.y)}L${short(x)} 0` }),
    element('rect', { class: 'dg-box', x: center.x - box.width / 2, y: center.y - box.height / 2, ...box, rx: 7 }),
    drawLabel(name, center),
    ...drawn,
  );
}
