/** Reads from a drawing where its boxes and its words are. */
import { type Bounds, unite } from '../svg/geometry.ts';
import { textWidth } from '../text/measure.ts';
import type { Drawn } from './draw.ts';

export interface PlacedText extends Bounds {
  readonly text: string;
}

interface Tag {
  readonly name: string;
  readonly attributes: string;
  readonly x: number;
  readonly y: number;
  /** Runs from the bottom to the top. */
  readonly isTurned: boolean;
  readonly inner: string;
}

const TAG = /<(\/?)(\w+)([^>]*?)(\/?)>/g;

/** Elements with the place of the groups around them. */
function* tagsIn(content: string): Generator<Tag> {
  const open: { readonly x: number; readonly y: number; readonly isTurned: boolean }[] = [
    { x: 0, y: 0, isTurned: false },
  ];
  for (const match of content.matchAll(TAG)) {
    const [whole, closes, name = '', attributes = '', isEmpty] = match;
    if (closes !== '') {
      open.pop();
      continue;
    }
    const around = open.at(-1) ?? { x: 0, y: 0, isTurned: false };
    const [, dx = 0, dy = 0] = (/transform="translate\((-?[\d.]+) (-?[\d.]+)\)/.exec(attributes) ?? []).map(Number);
    const own = { x: around.x + dx, y: around.y + dy, isTurned: around.isTurned || attributes.includes('rotate(-90)') };
    const start = match.index + whole.length;
    const inner = isEmpty === '' ? content.slice(start, content.indexOf(`</${name}>`, start)) : '';
    yield { name, attributes, inner, ...own };
    if (isEmpty === '') open.push(own);
  }
}

function numberIn(attributes: string, name: string): number | undefined {
  const found = new RegExp(`(?:^|\\s)${name}="(-?[\\d.]+)"`).exec(attributes)?.[1];
  return found === undefined ? undefined : Number(found);
}

/** Rectangles of a class, `dg-box` unless given. */
export function boxesIn({ content }: Drawn, kind = 'dg-box'): Bounds[] {
  return [...tagsIn(content)].flatMap(({ name, attributes, x, y }) => {
    if (name !== 'rect' || !new RegExp(`class="[^"]*\\b${kind}\\b`).test(attributes)) return [];
    const [left, top] = [x + (numberIn(attributes, 'x') ?? 0), y + (numberIn(attributes, 'y') ?? 0)];
    const [width = 0, height = 0] = [numberIn(attributes, 'width'), numberIn(attributes, 'height')];
    return [{ left, top, right: left + width, bottom: top + height }];
  });
}

/** Where every text stands, as wide as it is taken to be. */
export function textsIn({ content }: Drawn): PlacedText[] {
  return [...tagsIn(content)].flatMap((tag) => {
    if (tag.name !== 'text') return [];
    const size = numberIn(tag.attributes, 'font-size') ?? 14;
    const lines = /<tspan x=/.test(tag.inner) ? tag.inner.split(/(?=<tspan x=)/) : [tag.inner];
    const around = lines.map((line) => boundsOfLine(line, tag, size));
    const text = decode(tag.inner.replace(/<\/tspan><tspan x/g, '</tspan> <tspan x'));
    const bounds = unite(around);
    return bounds === undefined ? [] : [{ ...bounds, text }];
  });
}

function boundsOfLine(line: string, { attributes, x, y, isTurned }: Tag, size: number): Bounds {
  const own = /^<tspan([^>]*)>/.exec(line)?.[1] ?? '';
  const [atX, atY] = ['x', 'y'].map((name) => numberIn(own, name) ?? numberIn(attributes, name) ?? 0) as [
    number,
    number,
  ];
  const width = textWidth(decode(line), size, line.includes('font-weight'));
  const before = attributes.includes('dg-start') ? 0 : attributes.includes('dg-end') ? width : width / 2;
  const level = { left: atX - before, right: atX - before + width, top: atY - size * 0.8, bottom: atY + size * 0.2 };
  if (!isTurned) return { left: x + level.left, right: x + level.right, top: y + level.top, bottom: y + level.bottom };
  return { left: x + level.top, right: x + level.bottom, top: y - level.right, bottom: y - level.left };
}

function decode(markup: string): string {
  const entities: Readonly<Record<string, string>> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&' };
  return markup.replace(/<[^>]*>/g, '').replace(/&\w+;/g, (entity) => entities[entity] ?? entity);
}

/** Pairs that cross each other's border; one inside the other is none. */
export function crossingsOf(boxes: readonly Bounds[]): (readonly [Bounds, Bounds])[] {
  return boxes.flatMap((one, index) =>
    boxes.slice(index + 1).flatMap((other): (readonly [Bounds, Bounds])[] => {
      const isApart =
        one.right <= other.left + 0.5 ||
        other.right <= one.left + 0.5 ||
        one.bottom <= other.top + 0.5 ||
        other.bottom <= one.top + 0.5;
      return isApart || isInside(one, other) || isInside(other, one) ? [] : [[one, other]];
    }),
  );
}

/** With half a pixel to spare for what is rounded. */
export function isInside(inner: Bounds, outer: Bounds): boolean {
  return (
    inner.left >= outer.left - 0.5 &&
    inner.right <= outer.right + 0.5 &&
    inner.top >= outer.top - 0.5 &&
    inner.bottom <= outer.bottom + 0.5
  );
}
