/** Sequence diagrams. */
import type { Drawing, DrawKind } from '../drawing.ts';
import { frameGraph } from '../graph/frame-graph.ts';
import { isHarmless } from '../style/author-style.ts';
import { drawLabel } from '../svg/draw-label.ts';
import { type Bounds, boundsOf, unite } from '../svg/geometry.ts';
import { element, group } from '../svg/markup.ts';
import { readLabel } from '../text/label.ts';
import { drawPerson } from './draw-person.ts';
import { parseSequence } from './parse-sequence.ts';
import { type Column, placeColumns } from './place-columns.ts';
import { playSequence } from './play-sequence.ts';
import type { Sequence } from './sequence-model.ts';

/** A sequence higher than this names its participants again at the end. */
const TALL = 520;
const HEAD_GAP = 10;

export const drawSequence: DrawKind = (source) => layAndDraw(parseSequence(source));

export function layAndDraw(sequence: Sequence): Drawing {
  const columns = placeColumns(sequence.participants, sequence.happenings);
  const headHeight = Math.max(38, ...columns.map((column) => heightOf(column)));
  const played = playSequence(sequence.happenings, columns, headHeight);
  const end = played.end + HEAD_GAP;
  const isRepeated = end > TALL;
  const bottom = isRepeated ? end + headHeight : end;

  const heads: string[] = [];
  const lives: string[] = [];
  const bounds: Bounds[] = [...played.bounds];
  for (const column of columns) {
    const { x, participant } = column;
    const life = played.lives.get(participant.id);
    const top = life?.top ?? headHeight / 2;
    const last = life?.bottom ?? end;
    heads.push(drawHead(column, top, headHeight));
    if (isRepeated && life?.bottom === undefined) heads.push(drawHead(column, end + headHeight / 2, headHeight));
    lives.push(element('path', { class: 'dg-rule dg-life', d: `M${x} ${top}V${last}` }));
    bounds.push(boundsOf({ x, y: headHeight / 2, width: column.width, height: headHeight }));
  }
  bounds.push({ left: 0, right: 0, top: 0, bottom });
  const boxes = drawBoxes(sequence, columns, bottom, bounds);
  const all = unite(bounds) as Bounds;
  const title =
    sequence.title === undefined
      ? ''
      : drawLabel(readLabel(sequence.title, { isBold: true, size: 15 }), {
          x: (all.left + all.right) / 2,
          y: all.top - 18,
        });
  return frameGraph(
    title === '' ? all : { ...all, top: all.top - 32 },
    title,
    boxes,
    group({}, ...played.backgrounds),
    group({}, ...lives),
    group({}, ...heads),
    group({}, ...played.bars),
    group({}, ...played.content),
  );
}

function heightOf({ label, participant }: Column): number {
  return participant.isPerson ? label.height + 46 : label.height + 18;
}

function drawHead({ x, width, label, participant }: Column, y: number, height: number): string {
  if (participant.isPerson) return drawPerson(x, y, height, label);
  return (
    element('rect', { class: 'dg-box', x: x - width / 2, y: y - height / 2, width, height, rx: 8 }) +
    drawLabel(label, { x, y })
  );
}

const BOX_PADDING = 12;
const BOX_TITLE = 26;

function drawBoxes({ boxes }: Sequence, columns: readonly Column[], bottom: number, bounds: Bounds[]): string {
  const drawn = boxes.map(({ title, color }, index) => {
    const inside = columns.filter(({ participant }) => participant.box === index);
    const first = inside[0];
    const last = inside.at(-1);
    if (first === undefined || last === undefined) return '';
    const left = first.x - first.width / 2 - BOX_PADDING;
    const right = last.x + last.width / 2 + BOX_PADDING;
    const top = title === '' ? -BOX_PADDING : -BOX_TITLE - 4;
    bounds.push({ left, right, top, bottom: bottom + BOX_PADDING });
    const style = color === undefined || !isHarmless(color) ? undefined : `fill:${color};fill-opacity:.14`;
    const height = bottom + BOX_PADDING - top;
    return (
      element('rect', { class: 'dg-group', x: left, y: top, width: right - left, height, rx: 10, style }) +
      drawLabel(readLabel(title, { size: 13, isBold: true }), {
        x: (left + right) / 2,
        y: -BOX_TITLE / 2 - 1,
        kind: 'dg-muted',
      })
    );
  });
  return group({}, ...drawn);
}
