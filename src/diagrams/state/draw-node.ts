/** A state with the notes beside it. */
import { type AuthorStyle, shapeStyle, textStyle } from '../style/author-style.ts';
import { drawLabel } from '../svg/draw-label.ts';
import { type Box, meetEllipse, meetPolygon, meetRectangle, type Point, type Size } from '../svg/geometry.ts';
import { element } from '../svg/markup.ts';
import { type Label, readLabel } from '../text/label.ts';
import type { State, StateNote } from './state-model.ts';

export interface MeasuredState {
  readonly size: Size;
  readonly draw: (box: Box) => string;
  readonly meet: (box: Box, outside: Point) => Point;
}

const NOTE_GAP = 22;
const CHOICE = [
  { x: 0, y: -16 },
  { x: 16, y: 0 },
  { x: 0, y: 16 },
  { x: -16, y: 0 },
];

/** `isTall`: ranks run down, so that a bar lies. */
export function measureState(
  state: State,
  notes: readonly StateNote[],
  style: AuthorStyle,
  isTall: boolean,
): MeasuredState {
  const own = measureAlone(state, style, isTall);
  if (notes.length === 0) return own;
  const labels = notes.map((note) => ({ note, label: readLabel(note.text, { size: 12.5, maxWidth: 200 }) }));
  // Room on both sides, so that the state stays in the middle, where its lines lead.
  const wide = Math.max(...labels.map(({ label }) => label.width)) + 20;
  const high = Math.max(...labels.map(({ label }) => label.height)) + 14;
  const size = isTall
    ? { width: own.size.width + 2 * (wide + NOTE_GAP), height: Math.max(own.size.height, high) }
    : { width: Math.max(own.size.width, wide), height: own.size.height + 2 * (high + NOTE_GAP) };
  const inner = (box: Box): Box => ({ ...box, ...own.size });
  return {
    size,
    meet: (box, outside) => own.meet(inner(box), outside),
    draw: (box) =>
      own.draw(inner(box)) + labels.map(({ note, label }) => drawNote(inner(box), note, label, isTall)).join(''),
  };
}

/** Beside the state where ranks run down, else above or below it, out of the way of the lines. */
function drawNote(state: Box, { side }: StateNote, label: Label, isTall: boolean): string {
  const direction = side === 'left' ? -1 : 1;
  const width = label.width + 20;
  const height = label.height + 14;
  const x = isTall ? state.x + direction * ((state.width + width) / 2 + NOTE_GAP) : state.x;
  const y = isTall ? state.y : state.y + direction * ((state.height + height) / 2 + NOTE_GAP);
  const line = isTall
    ? `M${state.x + (direction * state.width) / 2} ${y}h${direction * NOTE_GAP}`
    : `M${x} ${state.y + (direction * state.height) / 2}v${direction * NOTE_GAP}`;
  return (
    element('path', { class: 'dg-line dg-dashed', d: line }) +
    element('rect', { class: 'dg-box dg-c5', x: x - width / 2, y: y - height / 2, width, height, rx: 4 }) +
    drawLabel(label, { x, y })
  );
}

function measureAlone(state: State, style: AuthorStyle, isTall: boolean): MeasuredState {
  switch (state.kind) {
    case 'start':
      return disc(9, ({ x, y }) => element('circle', { class: 'dg-solid', cx: x, cy: y, r: 8 }));
    case 'end':
      return disc(
        11,
        ({ x, y }) =>
          element('circle', { class: 'dg-line dg-ground', cx: x, cy: y, r: 10 }) +
          element('circle', { class: 'dg-solid', cx: x, cy: y, r: 5.5 }),
      );
    case 'history':
      return disc(
        14,
        ({ x, y }) => element('circle', { class: 'dg-box', cx: x, cy: y, r: 13 }) + drawLabel(readLabel('H'), { x, y }),
      );
    case 'choice':
      return {
        size: { width: 32, height: 32 },
        meet: (box, outside) => meetPolygon(box, CHOICE, outside),
        draw: ({ x, y }) =>
          element('path', { class: 'dg-box', d: `M${x} ${y - 16}l16 16-16 16-16-16z`, style: shapeStyle(style) }),
      };
    case 'fork': {
      const size = isTall ? { width: 84, height: 7 } : { width: 7, height: 84 };
      return {
        size,
        meet: meetRectangle,
        draw: ({ x, y }) =>
          element('rect', { class: 'dg-solid', x: x - size.width / 2, y: y - size.height / 2, ...size, rx: 3 }),
      };
    }
    default:
      return plain(state, style);
  }
}

function disc(radius: number, draw: (box: Box) => string): MeasuredState {
  return { size: { width: 2 * radius, height: 2 * radius }, meet: meetEllipse, draw };
}

/** One description takes the place of the name; of several, the first stands above a line. */
function plain({ id, descriptions }: State, style: AuthorStyle): MeasuredState {
  const [first = id, ...others] = descriptions;
  const title = readLabel(first);
  const details = others.length === 0 ? undefined : readLabel(others.join('<br>'), { size: 12.5 });
  const size = {
    width: Math.max(64, title.width + 32, (details?.width ?? 0) + 32),
    height: title.height + 18 + (details === undefined ? 0 : details.height + 12),
  };
  return {
    size,
    meet: meetRectangle,
    draw: ({ x, y }) => {
      const left = x - size.width / 2;
      const top = y - size.height / 2;
      const line = top + title.height + 16;
      const box = element('rect', { class: 'dg-box', x: left, y: top, ...size, rx: 10, style: shapeStyle(style) });
      const name = drawLabel(title, { x, y: top + 9 + title.height / 2, style: textStyle(style) });
      if (details === undefined) return box + name;
      return (
        box +
        name +
        element('path', { class: 'dg-rule', d: `M${left} ${line}h${size.width}` }) +
        drawLabel(details, { x, y: line + 7 + details.height / 2, style: textStyle(style) })
      );
    },
  };
}
