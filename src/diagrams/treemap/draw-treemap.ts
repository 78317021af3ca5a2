/** Tree maps: parts of parts, each as large as its value. */

import { escapeHtml } from '../../shared/html-escape.ts';
import type { DrawKind } from '../drawing.ts';
import { MOST_PARTS, TooLargeError } from '../graph/too-large.ts';
import { type AuthorStyle, shapeStyle, textStyle } from '../style/author-style.ts';
import { drawLabel } from '../svg/draw-label.ts';
import { drawTitle, measureTitle } from '../svg/draw-title.ts';
import { element, group } from '../svg/markup.ts';
import { colorClass } from '../svg/palette.ts';
import { type Label, readLabel } from '../text/label.ts';
import { formatValue } from './format-value.ts';
import { parseTreemap, type TreePart } from './parse-treemap.ts';
import { type Area, squarify } from './squarify.ts';

const WIDTH = 680;
const HEIGHT = 420;
const MARGIN = 8;
const GAP = 2;
const PADDING = 6;
const HEAD = 26;
const LEGEND_ROW = 22;

interface Context {
  readonly styles: ReadonlyMap<string, AuthorStyle>;
  /** `undefined`: values are not shown. */
  readonly format: ((value: number) => string) | undefined;
  /** Parts without room for their name, told below the map. */
  readonly small: { readonly text: string; readonly color: number }[];
}

export const drawTreemap: DrawKind = (source) => {
  const { title, parts, classes } = parseTreemap(source);
  const count = countOf(parts);
  if (count > MOST_PARTS) throw new TooLargeError(count);
  const { settings } = source;
  const format = settings.get('treemap.valueFormat');
  const context: Context = {
    styles: classes,
    format: settings.get('treemap.showValues') === 'false' ? undefined : (value) => formatValue(value, format),
    small: [],
  };
  const heading = measureTitle(title);
  const top = MARGIN + heading.height;
  // A tree with one root shows the colours of what the root is made of.
  const isSingle = parts.length === 1 && (parts[0]?.children.length ?? 0) > 0;
  const pieces = squarify(
    parts.map(({ value }) => value),
    { x: MARGIN, y: top, width: WIDTH, height: HEIGHT },
  );
  const drawn = parts.map((part, index) =>
    drawPart(part, pieces[index] as Area, isSingle ? 0 : index, isSingle, context),
  );
  const legend = drawLegend(context.small, top + HEIGHT + 18);
  return {
    content: drawTitle(heading, MARGIN + WIDTH / 2, 4) + drawn.join('') + legend.content,
    width: WIDTH + 2 * MARGIN,
    height: top + HEIGHT + MARGIN + legend.height,
  };
};

function countOf(parts: readonly TreePart[]): number {
  return parts.reduce((sum, { children }) => sum + 1 + countOf(children), 0);
}

function drawPart(part: TreePart, area: Area, color: number, isRoot: boolean, context: Context): string {
  const inner = { x: area.x + GAP, y: area.y + GAP, width: area.width - 2 * GAP, height: area.height - 2 * GAP };
  if (part.value === 0) return '';
  const style = context.styles.get(part.className ?? '') ?? new Map<string, string>();
  if (part.children.length === 0) return drawLeaf(part, inner, color, style, context);
  const name = readLabel(escapeHtml(part.name), { size: 13, isBold: true, maxWidth: Number.POSITIVE_INFINITY });
  const value = readLabel(context.format?.(part.value) ?? '', { size: 12 });
  const hasHead = inner.height > 2 * HEAD && name.width + 2 * PADDING <= inner.width;
  const hasValue = hasHead && name.width + value.width + 3 * PADDING + 4 <= inner.width;
  if (!hasHead) context.small.push({ text: part.name, color });
  const head = hasHead ? HEAD : PADDING;
  const body: Area = {
    x: inner.x + PADDING - GAP,
    y: inner.y + head,
    width: Math.max(0, inner.width - 2 * (PADDING - GAP)),
    height: Math.max(0, inner.height - head - PADDING + GAP),
  };
  const pieces = squarify(
    part.children.map((child) => child.value),
    body,
  );
  const middle = inner.y + HEAD / 2;
  const words = textStyle(style);
  return group(
    { class: colorClass(color) },
    frame('dg-field', inner, shapeStyle(style)),
    hasHead ? drawLabel(name, { x: inner.x + PADDING + 2, y: middle, align: 'start', style: words }) : '',
    hasValue
      ? drawLabel(value, {
          x: inner.x + inner.width - PADDING - 2,
          y: middle,
          align: 'end',
          ...(words === undefined ? { kind: 'dg-muted' } : { style: words }),
        })
      : '',
    ...part.children.map((child, index) =>
      drawPart(child, pieces[index] as Area, isRoot ? index : color, false, context),
    ),
  );
}

function drawLeaf(part: TreePart, area: Area, color: number, style: AuthorStyle, context: Context): string {
  const words = textStyle(style);
  const value = context.format?.(part.value) ?? '';
  const room = { width: area.width - 2 * PADDING, height: area.height - PADDING };
  const label = labelFor(part.name, value, room.width, room.height);
  if (label === undefined) context.small.push({ text: value === '' ? part.name : `${part.name} · ${value}`, color });
  // A piece of next to nothing is still a dot of its colour.
  const shown = { ...area, width: Math.max(1, area.width), height: Math.max(1, area.height) };
  return group(
    { class: colorClass(color) },
    frame('dg-box', shown, shapeStyle(style)),
    label === undefined
      ? ''
      : drawLabel(label, { x: area.x + area.width / 2, y: area.y + area.height / 2, style: words }),
  );
}

/** The largest text that fits, with its value where there is room for it. */
function labelFor(name: string, value: string, width: number, height: number): Label | undefined {
  const [shownName, shownValue] = [escapeHtml(name), escapeHtml(value)];
  const forms = value === '' ? [shownName] : [`${shownName}<br>${shownValue}`, `${shownName} ${shownValue}`, shownName];
  for (const form of forms) {
    for (const size of [14, 12.5, 11]) {
      const label = readLabel(form, { size, maxWidth: Math.max(1, width) });
      if (label.width <= width && label.height <= height) return label;
    }
  }
  return undefined;
}

function frame(kind: string, { x, y, width, height }: Area, style: string | undefined): string {
  return element('rect', { class: kind, x, y, width, height, rx: Math.min(6, width / 4, height / 4), style });
}

function drawLegend(small: Context['small'], top: number): { readonly content: string; readonly height: number } {
  let [x, y] = [MARGIN + 2, top];
  const content = small.map(({ text, color }) => {
    const label = readLabel(escapeHtml(text), { size: 12, maxWidth: WIDTH - 30 });
    if (x > MARGIN + 2 && x + label.width + 20 > WIDTH) [x, y] = [MARGIN + 2, y + LEGEND_ROW];
    const key = group(
      { class: colorClass(color) },
      element('rect', { class: 'dg-full', x, y: y - 5, width: 10, height: 10, rx: 3 }),
      drawLabel(label, { x: x + 16, y, align: 'start', kind: 'dg-muted' }),
    );
    x += label.width + 36;
    return key;
  });
  return { content: content.join(''), height: small.length === 0 ? 0 : y - top + LEGEND_ROW + 6 };
}
