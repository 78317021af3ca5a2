/** Boards of cards in columns. */

import { escapeHtml } from '../../shared/html-escape.ts';
import type { DrawingOptions, DrawKind } from '../drawing.ts';
import { MOST_PARTS, TooLargeError } from '../graph/too-large.ts';
import { drawLabel } from '../svg/draw-label.ts';
import { element, group } from '../svg/markup.ts';
import { colorClass } from '../svg/palette.ts';
import { type Label, plainLabel, readLabel } from '../text/label.ts';
import { type BoardColumn, type Card, parseKanban } from './parse-kanban.ts';

const MARGIN = 8;
const WIDTH = 196;
const GAP = 12;
const PADDING = 10;
const HEAD_PADDING = 8;
const CARD_PADDING = 11;
const CARD_GAP = 8;
const LEAST_HEIGHT = 80;
const PRIORITIES: Readonly<Record<string, number>> = { 'very high': 6, high: 3, low: 1, 'very low': 7 };

interface MeasuredCard {
  readonly card: Card;
  readonly text: Label;
  readonly ticket: Label;
  readonly assigned: Label;
  readonly priority: Label;
  /** The ticket and who has it stand beside each other where they can. */
  readonly isBeside: boolean;
  readonly height: number;
}

export const drawKanban: DrawKind = (source, options) => {
  const columns = parseKanban(source);
  const count = columns.reduce((sum, { cards }) => sum + cards.length + 1, 0);
  if (count > MOST_PARTS) throw new TooLargeError(count);
  const heads = columns.map(({ title }) => readLabel(title, { size: 13.5, isBold: true, maxWidth: WIDTH - 60 }));
  const headHeight = Math.max(...heads.map(({ height }) => height)) + 2 * HEAD_PADDING;
  const measured = columns.map(({ cards }) => cards.map(measureCard));
  const bodies = measured.map((cards) =>
    cards.reduce((sum, { height }) => sum + height + CARD_GAP, PADDING - CARD_GAP),
  );
  const height = headHeight + Math.max(LEAST_HEIGHT, ...bodies);
  const base = source.settings.get('kanban.ticketBaseUrl');
  const drawn = columns.map((column, index) =>
    drawColumn(column, index, heads[index] as Label, measured[index] ?? [], headHeight, height, base, options),
  );
  return {
    content: drawn.join(''),
    width: 2 * MARGIN + columns.length * (WIDTH + GAP) - GAP,
    height: height + 2 * MARGIN,
  };
};

function measureCard(card: Card): MeasuredCard {
  const inner = WIDTH - 2 * PADDING - 2 * CARD_PADDING;
  const text = readLabel(card.text, { size: 13, maxWidth: inner });
  const [ticket, assigned, priority] = [card.ticket, card.assigned, card.priority].map((part) =>
    plainLabel(part, { size: 12, maxWidth: inner }),
  ) as [Label, Label, Label];
  const isBeside = ticket.width + assigned.width + 12 <= inner;
  const details = isBeside ? Math.max(ticket.height, assigned.height) : ticket.height + assigned.height;
  const rows = [text.height, priority.height, details].filter((row) => row > 0);
  return {
    card,
    text,
    ticket,
    assigned,
    priority,
    isBeside,
    height: rows.reduce((sum, row) => sum + row + 4, -4) + 2 * (CARD_PADDING - 2),
  };
}

function drawColumn(
  { cards }: BoardColumn,
  index: number,
  head: Label,
  measured: readonly MeasuredCard[],
  headHeight: number,
  height: number,
  base: string | undefined,
  options: DrawingOptions,
): string {
  const x = MARGIN + index * (WIDTH + GAP);
  let y = MARGIN + headHeight;
  const drawn = measured.map((card) => {
    const one = drawCard(card, x + PADDING, y, base, options);
    y += card.height + CARD_GAP;
    return one;
  });
  const middle = MARGIN + headHeight / 2;
  return group(
    { class: colorClass(index) },
    element('rect', { class: 'dg-group', x, y: MARGIN, width: WIDTH, height, rx: 10 }),
    element('circle', { class: 'dg-full', cx: x + PADDING + 5, cy: middle, r: 4.5 }),
    drawLabel(head, { x: x + PADDING + 17, y: middle, align: 'start' }),
    drawLabel(plainLabel(String(cards.length), { size: 12 }), {
      x: x + WIDTH - PADDING - 2,
      y: middle,
      align: 'end',
      kind: 'dg-muted',
    }),
    ...drawn,
  );
}

function drawCard(
  measured: MeasuredCard,
  x: number,
  y: number,
  base: string | undefined,
  options: DrawingOptions,
): string {
  const { card, text, ticket, assigned, priority, isBeside, height } = measured;
  const width = WIDTH - 2 * PADDING;
  const [left, right] = [x + CARD_PADDING, x + width - CARD_PADDING];
  const color = PRIORITIES[card.priority.toLowerCase()];
  let at = y + CARD_PADDING - 2;
  const row = (label: Label): number => {
    const middle = at + label.height / 2;
    at += label.height + (label.height === 0 ? 0 : 4);
    return middle;
  };
  const content = [drawLabel(text, { x: left, y: row(text), align: 'start' })];
  if (priority.height > 0) {
    const middle = row(priority);
    content.push(
      element('circle', { class: color === undefined ? 'dg-solid' : 'dg-full', cx: left + 4, cy: middle, r: 3.5 }),
      drawLabel(priority, { x: left + 13, y: middle, align: 'start', kind: 'dg-muted' }),
    );
  }
  const ticketY = at + ticket.height / 2;
  const assignedY = isBeside ? at + assigned.height / 2 : at + ticket.height + assigned.height / 2;
  content.push(drawTicket(ticket, card.ticket, left, ticketY, base, options));
  content.push(
    drawLabel(assigned, {
      x: isBeside ? right : left,
      y: assignedY,
      align: isBeside ? 'end' : 'start',
      kind: 'dg-muted',
    }),
  );
  return group(
    color === undefined ? {} : { class: colorClass(color) },
    element('rect', { class: 'dg-box', x, y, width, height, rx: 7, style: 'fill:var(--bg)' }),
    color === undefined
      ? ''
      : element('path', {
          class: 'dg-branch',
          style: 'stroke-width:3;stroke-linecap:round',
          d: `M${x + 1.5} ${y + 8}v${height - 16}`,
        }),
    ...content,
  );
}

function drawTicket(
  label: Label,
  ticket: string,
  x: number,
  y: number,
  base: string | undefined,
  options: DrawingOptions,
): string {
  const drawn = drawLabel(label, { x, y, align: 'start', kind: 'dg-muted' });
  if (ticket === '' || base === undefined) return drawn;
  const href = options.link(base.replace('#TICKET#', encodeURIComponent(ticket)));
  return element('a', { href }, drawLabel(readLabel(escapeHtml(ticket), { size: 12 }), { x, y, align: 'start' }));
}
