/** Goes through what happens from top to bottom and draws it. */
import { isHarmless } from '../style/author-style.ts';
import { backOf, drawArrowhead } from '../svg/arrowhead.ts';
import { drawLabel } from '../svg/draw-label.ts';
import { type Bounds, boundsOf } from '../svg/geometry.ts';
import { element } from '../svg/markup.ts';
import { readLabel } from '../text/label.ts';
import { type Column, LOOP_WIDTH, messageLabel, NOTE_PADDING, noteLabel } from './place-columns.ts';
import type { FrameName, Happening, Message, Note } from './sequence-model.ts';

export interface Played {
  /** Tints of stretches, behind everything. */
  readonly backgrounds: readonly string[];
  readonly bars: readonly string[];
  readonly content: readonly string[];
  readonly bounds: readonly Bounds[];
  /** Where the life of participants begins or ends early: the middle of the head, the cross. */
  readonly lives: ReadonlyMap<string, { readonly top?: number; readonly bottom?: number }>;
  readonly end: number;
}

export function playSequence(happenings: readonly Happening[], columns: readonly Column[], headHeight: number): Played {
  const player = new Player(columns, headHeight);
  for (const happening of happenings) player.play(happening);
  return player.finish();
}

interface OpenFrame {
  readonly name: FrameName;
  readonly text: string;
  readonly top: number;
  readonly sections: { readonly y: number; readonly text: string }[];
  left: number;
  right: number;
}

const BAR_WIDTH = 10;
const FRAME_PADDING = 14;
const ROW_GAP = 16;

class Player {
  readonly #columns: ReadonlyMap<string, Column>;
  readonly #backgrounds: string[] = [];
  readonly #bars: string[] = [];
  readonly #content: string[] = [];
  readonly #bounds: Bounds[] = [];
  readonly #lives = new Map<string, { top?: number; bottom?: number }>();
  readonly #active = new Map<string, number[]>();
  readonly #frames: OpenFrame[] = [];
  readonly #headHeight: number;
  #y: number;
  /** Where the last message stands: bars begin and end there. */
  #lastLine: number;

  constructor(columns: readonly Column[], headHeight: number) {
    this.#columns = new Map(columns.map((column) => [column.participant.id, column]));
    this.#headHeight = headHeight;
    this.#y = headHeight + ROW_GAP;
    this.#lastLine = this.#y;
  }

  play(happening: Happening): void {
    switch (happening.kind) {
      case 'message':
        if (happening.from === happening.to) this.#drawLoop(happening);
        else this.#drawMessage(happening);
        return;
      case 'note':
        this.#drawNote(happening);
        return;
      case 'activate': {
        const bars = this.#active.get(happening.id) ?? [];
        bars.push(this.#lastLine);
        this.#active.set(happening.id, bars);
        return;
      }
      case 'deactivate':
        this.#endBar(happening.id, this.#lastLine);
        return;
      case 'open':
        this.#openFrame(happening.frame, happening.text);
        return;
      case 'section':
        this.#frames.at(-1)?.sections.push({ y: this.#y + 4, text: happening.text });
        this.#y += happening.text === '' ? 16 : 34;
        return;
      case 'close':
        this.#closeFrame();
    }
  }

  finish(): Played {
    const end = this.#y + 4;
    for (const id of this.#active.keys()) while (this.#active.get(id)?.length) this.#endBar(id, end);
    return {
      backgrounds: this.#backgrounds,
      bars: this.#bars,
      content: this.#content,
      bounds: this.#bounds,
      lives: this.#lives,
      end,
    };
  }

  #x(id: string): number {
    return this.#columns.get(id)?.x ?? 0;
  }

  /** Where a line ends at a participant: at the border of its bars on that side. */
  #edge(id: string, side: -1 | 1): number {
    const count = this.#active.get(id)?.length ?? 0;
    if (count === 0) return this.#x(id);
    return this.#x(id) + (side * BAR_WIDTH) / 2 + (side > 0 ? (count - 1) * 5 : 0);
  }

  #touch(left: number, right: number, top: number, bottom: number): void {
    this.#bounds.push({ left, right, top, bottom });
    for (const frame of this.#frames) {
      frame.left = Math.min(frame.left, left);
      frame.right = Math.max(frame.right, right);
    }
  }

  #drawMessage(message: Message): void {
    const label = messageLabel(message.text);
    this.#y += label.height + 4;
    const side = this.#x(message.to) > this.#x(message.from) ? 1 : -1;
    const y = this.#y;
    const receiver = this.#columns.get(message.to);
    const isBorn = message.creates !== undefined && receiver !== undefined;
    const x1 = this.#edge(message.from, side);
    const x2 = isBorn ? receiver.x - (side * receiver.width) / 2 : this.#edge(message.to, -side as -1 | 1);
    const start = { x: x1 + side * backOf(message.start), y };
    const end = { x: x2 - side * backOf(message.end), y };
    this.#content.push(
      element('path', { class: message.isDashed ? 'dg-line dg-dashed' : 'dg-line', d: `M${start.x} ${y}H${end.x}` }),
      drawArrowhead(message.start, { x: x1, y }, { x: x2, y }),
      drawArrowhead(message.end, { x: x2, y }, { x: x1, y }),
      drawLabel(label, { x: (x1 + x2) / 2, y: y - 5 - label.height / 2, kind: 'dg-note' }),
      this.#number(message, x1, y),
    );
    this.#touch(Math.min(x1, x2) - 10, Math.max(x1, x2) + 10, y - label.height - 8, y + 8);
    this.#lastLine = y;
    this.#y = y + ROW_GAP;
    if (isBorn) {
      this.#lives.set(message.to, { top: y });
      this.#y = y + this.#headHeight / 2 + ROW_GAP;
    }
    this.#endLife(message);
  }

  #drawLoop(message: Message): void {
    const label = messageLabel(message.text);
    const x = this.#edge(message.from, 1);
    const height = Math.max(22, label.height - 8);
    const top = this.#y + 8;
    const bottom = top + height;
    const tip = { x: x + backOf(message.end), y: bottom };
    this.#content.push(
      element('path', {
        class: message.isDashed ? 'dg-line dg-dashed' : 'dg-line',
        d: `M${x} ${top}h${LOOP_WIDTH - 12}q8 0 8 8V${bottom - 8}q0 8-8 8H${tip.x}`,
      }),
      drawArrowhead(message.end, { x, y: bottom }, { x: x + 20, y: bottom }),
      drawLabel(label, { x: x + LOOP_WIDTH + 6, y: (top + bottom) / 2, align: 'start', kind: 'dg-note' }),
      this.#number(message, x, top),
    );
    this.#touch(x - 12, x + LOOP_WIDTH + label.width + 14, top - 8, bottom + 6);
    this.#lastLine = bottom;
    this.#y = bottom + ROW_GAP;
    this.#endLife(message);
  }

  #number({ number }: Message, x: number, y: number): string {
    if (number === undefined) return '';
    const label = readLabel(String(number), { size: 11, isBold: true });
    const width = Math.max(18, label.width + 8);
    return (
      element('rect', { class: 'dg-solid', x: x - width / 2, y: y - 9, width, height: 18, rx: 9 }) +
      drawLabel(label, { x, y, kind: 'dg-ground' })
    );
  }

  #endLife({ destroys }: Message): void {
    if (destroys === undefined) return;
    while (this.#active.get(destroys)?.length) this.#endBar(destroys, this.#lastLine);
    const x = this.#x(destroys);
    const y = this.#lastLine + 14;
    this.#content.push(element('path', { class: 'dg-line dg-thick', d: `M${x - 7} ${y - 7}l14 14m0-14-14 14` }));
    this.#lives.set(destroys, { ...this.#lives.get(destroys), bottom: y });
    this.#y = Math.max(this.#y, y + ROW_GAP);
  }

  #drawNote({ place, ids, text }: Note): void {
    const label = noteLabel(text);
    const xs = ids.map((id) => this.#x(id));
    const [first, last] = [Math.min(...xs), Math.max(...xs)];
    const own = label.width + 2 * NOTE_PADDING;
    const width = place === 'over' && first !== last ? Math.max(own, last - first + 48) : Math.max(own, 72);
    const height = label.height + 14;
    const x =
      place === 'left' ? first - 16 - width / 2 : place === 'right' ? last + 16 + width / 2 : (first + last) / 2;
    const y = this.#y + height / 2 - 2;
    const box = { x, y, width, height };
    this.#content.push(
      element('rect', { class: 'dg-box dg-c5', x: x - width / 2, y: y - height / 2, width, height, rx: 4 }),
      drawLabel(label, { x, y }),
    );
    const { left, right, top, bottom } = boundsOf(box);
    this.#touch(left, right, top, bottom);
    this.#lastLine = bottom;
    this.#y = bottom + ROW_GAP - 2;
  }

  #endBar(id: string, y: number): void {
    const bars = this.#active.get(id);
    const top = bars?.pop();
    if (bars === undefined || top === undefined) return;
    const x = this.#x(id) - BAR_WIDTH / 2 + bars.length * 5;
    // The outer bar was pushed first and is drawn first only if the order is turned.
    this.#bars.unshift(
      element('rect', { class: 'dg-box', x, y: top, width: BAR_WIDTH, height: Math.max(10, y - top), rx: 2 }),
    );
  }

  #openFrame(name: FrameName, text: string): void {
    this.#frames.push({
      name,
      text,
      top: this.#y,
      sections: [],
      left: Number.POSITIVE_INFINITY,
      right: Number.NEGATIVE_INFINITY,
    });
    this.#y += name === 'rect' ? 10 : 38;
  }

  #closeFrame(): void {
    const frame = this.#frames.pop();
    if (frame === undefined) return;
    const xs = [...this.#columns.values()].map(({ x }) => x);
    const isEmpty = frame.left > frame.right;
    const tab = frame.name === 'rect' ? undefined : readLabel(frame.name, { size: 12, isBold: true });
    const text = readLabel(frame.text === '' ? '' : `[${frame.text}]`, { size: 12.5, maxWidth: 280 });
    const left = (isEmpty ? Math.min(...xs) : frame.left) - FRAME_PADDING;
    const need = tab === undefined ? 0 : tab.width + text.width + 48;
    const right = Math.max((isEmpty ? Math.max(...xs) : frame.right) + FRAME_PADDING, left + need);
    const bottom = this.#y - 2;
    const box = { x: left, y: frame.top, width: right - left, height: bottom - frame.top, rx: 8 };
    if (tab === undefined) {
      const style = isHarmless(frame.text) ? `fill:${frame.text};fill-opacity:.22` : undefined;
      this.#backgrounds.unshift(element('rect', { class: 'dg-group', ...box, style }));
    } else {
      this.#content.unshift(
        element('rect', { class: 'dg-rule dg-life', ...box }),
        element('path', {
          class: 'dg-tab',
          d: `M${left} ${frame.top + 8}q0-8 8-8H${left + tab.width + 24}v14l-8 8H${left}z`,
        }),
        drawLabel(tab, { x: left + 10, y: frame.top + 11, align: 'start' }),
        drawLabel(text, { x: left + tab.width + 32, y: frame.top + 12, align: 'start', kind: 'dg-note' }),
        ...frame.sections.flatMap((section) => {
          const label = readLabel(section.text === '' ? '' : `[${section.text}]`, {
            size: 12.5,
            maxWidth: right - left - 30,
          });
          return [
            element('path', { class: 'dg-rule dg-dashed', d: `M${left} ${section.y}H${right}` }),
            drawLabel(label, { x: (left + right) / 2, y: section.y + 14, kind: 'dg-note' }),
          ];
        }),
      );
    }
    this.#y = bottom + ROW_GAP;
    this.#lastLine = bottom;
    this.#touch(left, right, frame.top, bottom);
  }
}
