/** A person, a system or a part of one: its name, what it is, and what it does. */
import { shapeOf } from '../flowchart/shapes.ts';
import { type AuthorStyle, shapeStyle, textStyle } from '../style/author-style.ts';
import { drawLabel } from '../svg/draw-label.ts';
import type { Box, Size } from '../svg/geometry.ts';
import { element, group, short } from '../svg/markup.ts';
import { colorClass } from '../svg/palette.ts';
import { type Label, readLabel } from '../text/label.ts';
import type { C4Element, ElementKind } from './c4-model.ts';

export interface MeasuredElement {
  readonly element: C4Element;
  readonly name: Label;
  readonly type: Label;
  readonly description: Label | undefined;
  readonly size: Size;
}

const TEXT_WIDTH = 172;
const LEAST_WIDTH = 150;
const PADDING = 16;
const GAP = 6;
/** Radius of a person's head, and how much of it stands above the shoulders. */
const HEAD = 17;
const NECK = 2 * HEAD - 6;
/** Room that the caps of a cylinder take. */
const CAP = 20;
const COLORS: Readonly<Record<ElementKind, number>> = { person: 1, system: 0, container: 4, component: 2 };
const EXTERNAL = 7;
const WORDS: Readonly<Record<ElementKind, string>> = {
  person: 'Person',
  system: 'System',
  container: 'Container',
  component: 'Component',
};

export function measureElement(element: C4Element): MeasuredElement {
  const { kind, technology, isExternal } = element;
  const what = `${isExternal ? 'External ' : ''}${isExternal ? WORDS[kind].toLowerCase() : WORDS[kind]}`;
  const name = readLabel(element.name, { isBold: true, maxWidth: TEXT_WIDTH });
  const type = readLabel(`[${what}${technology === '' ? '' : `: ${technology}`}]`, {
    size: 11.5,
    maxWidth: TEXT_WIDTH,
  });
  const description =
    element.description === '' ? undefined : readLabel(element.description, { size: 12.5, maxWidth: TEXT_WIDTH });
  const labels = [name, type, ...(description === undefined ? [] : [description])];
  const text = Math.max(...labels.map(({ width }) => width));
  const textHeight = labels.reduce((sum, { height }) => sum + height, 0) + (description === undefined ? 0 : GAP);
  const [extraWidth, extraHeight] = roomOf(element);
  return {
    element,
    name,
    type,
    description,
    size: {
      width: Math.max(LEAST_WIDTH, text + 2 * PADDING) + extraWidth,
      height: textHeight + 2 * (PADDING - 3) + extraHeight,
    },
  };
}

function roomOf({ kind, form }: C4Element): readonly [width: number, height: number] {
  if (form === 'database') return [0, CAP];
  if (form === 'queue') return [CAP + 8, 0];
  return kind === 'person' ? [0, NECK] : [0, 0];
}

/** Around the middle of its box. */
export function drawElement(measured: MeasuredElement, { x, y, width, height }: Box, style: AuthorStyle): string {
  const { element: drawn, name, type, description } = measured;
  const words = textStyle(style);
  const top = drawn.kind === 'person' ? NECK : drawn.form === 'database' ? 14 : 0;
  const middle = drawn.form === 'queue' ? -5 : 0;
  let at = -height / 2 + top + PADDING - 3;
  const place = (label: Label, kind?: string): string => {
    at += label.height;
    return drawLabel(label, {
      x: middle,
      y: at - label.height / 2,
      style: words,
      ...(kind === undefined ? {} : { kind }),
    });
  };
  const content = [place(name), place(type, words === undefined ? 'dg-muted' : undefined)];
  at += GAP;
  if (description !== undefined) content.push(place(description));
  return group(
    {
      class: colorClass(drawn.isExternal ? EXTERNAL : COLORS[drawn.kind]),
      transform: `translate(${short(x)} ${short(y)})`,
    },
    drawOutline(drawn, { width, height }, shapeStyle(style)),
    ...content,
  );
}

function drawOutline({ kind, form }: C4Element, size: Size, style: string | undefined): string {
  const [left, top] = [-size.width / 2, -size.height / 2];
  if (form === 'database') return shapeOf('cylinder').draw(size, style);
  if (form === 'queue') return drawQueue(size, style);
  if (kind !== 'person') return element('rect', { class: 'dg-box', x: left, y: top, ...size, rx: 8, style });
  const body = { x: left, y: top + NECK, width: size.width, height: size.height - NECK, rx: 20 };
  return (
    element('rect', { class: 'dg-box', ...body, style }) +
    element('circle', { class: 'dg-box', cx: 0, cy: top + HEAD, r: HEAD, style })
  );
}

/** A cylinder that lies. */
function drawQueue({ width, height }: Size, style: string | undefined): string {
  const rx = 10;
  const [x, y] = [width / 2 - rx, height / 2];
  const cap = `A${rx} ${short(y)} 0 0`;
  const outline = `M${short(-x)} ${short(-y)}H${short(x)}${cap} 1 ${short(x)} ${short(y)}H${short(-x)}${cap} 1 ${short(-x)} ${short(-y)}Z`;
  const rim = `M${short(x)} ${short(-y)}${cap} 0 ${short(x)} ${short(y)}`;
  return (
    element('path', { class: 'dg-box', d: outline, style }) +
    element('path', { class: 'dg-rule', d: rim, style: style === undefined ? undefined : `${style};fill:none` })
  );
}
