/** Trees of folders and files, as a list with lines. */
import type { DrawKind } from '../drawing.ts';
import { MOST_PARTS, TooLargeError } from '../graph/too-large.ts';
import { type Indented, readIndented } from '../source/indented.ts';
import { NotUnderstoodError } from '../source/not-understood.ts';
import type { DiagramSource } from '../source/read-source.ts';
import { readTitle } from '../source/title-line.ts';
import { drawLabel } from '../svg/draw-label.ts';
import { drawTitle, measureTitle } from '../svg/draw-title.ts';
import { element, group, short } from '../svg/markup.ts';
import { type Label, plainLabel } from '../text/label.ts';

export interface TreeRow {
  readonly name: string;
  readonly isFolder: boolean;
  readonly depth: number;
  /** Number of the row that it belongs to. */
  readonly parent: number | undefined;
}

const MARGIN = 10;
const ROW = 28;
const INDENT = 24;
const ICON = 16;
const ICON_GAP = 8;
const FOLDER =
  'M1.5 4.5a1.5 1.5 0 0 1 1.5-1.5h3l1.6 1.8H13a1.5 1.5 0 0 1 1.5 1.5v5.7A1.5 1.5 0 0 1 13 13.5H3A1.5 1.5 0 0 1 1.5 12z';
const FILE = 'M3.5 3A1.5 1.5 0 0 1 5 1.5h4.5l3 3V13A1.5 1.5 0 0 1 11 14.5H5A1.5 1.5 0 0 1 3.5 13zM9.3 1.7v3h3';

/** Rows in their order. A name that ends in a slash is a folder, as is one with something in it. @throws {NotUnderstoodError} */
export function parseTreeView({ lines, header, faults }: DiagramSource): TreeRow[] {
  const rows: TreeRow[] = [];
  const add = ({ line, children }: Indented, depth: number, parent: number | undefined): void => {
    // Behind the name a class, an icon and a remark.
    const text = line.text.replace(/\s+##.*$/, '').replace(/(?:\s+(?::::[\w-]+|icon\([^)]*\)))+$/, '');
    const name = /^"([^"]*)"$|^'([^']*)'$/.exec(text)?.slice(1).join('') ?? text;
    if (
      /^(?:title|section)$/.test(text) ||
      name === '' ||
      /^["'(:]|\sicon\([^)]*$|\s:::$/.test(name) ||
      /^[{}]$/.test(name)
    ) {
      faults.add('left-out', line);
      for (const child of children) add(child, depth, parent);
      return;
    }
    rows.push({ name, depth, parent, isFolder: children.length > 0 || name.endsWith('/') });
    const own = rows.length - 1;
    for (const child of children) add(child, depth + 1, own);
  };
  for (const root of readIndented(lines.filter((line) => readTitle(line) === undefined))) add(root, 0, undefined);
  if (rows.length === 0) throw new NotUnderstoodError(header.text, header.number);
  return rows;
}

export const drawTreeView: DrawKind = (source) => {
  const rows = parseTreeView(source);
  if (rows.length > MOST_PARTS) throw new TooLargeError(rows.length);
  const heading = measureTitle(source.lines.map(readTitle).find((title) => title !== undefined));
  const labels = rows.map(({ name, isFolder }) => plainLabel(name, { isBold: isFolder, maxWidth: 480 }));
  const top = heading.height + MARGIN;
  const xOf = (depth: number): number => MARGIN + depth * INDENT;
  const tops = labels.map((_, index) => labels.slice(0, index).reduce((sum, label) => sum + rowHeight(label), top));
  const middleOf = (index: number): number => (tops[index] ?? top) + ROW / 2;
  const lines = rows.map(({ parent, depth }, index) => {
    if (parent === undefined) return '';
    const x = xOf(depth - 1) + ICON / 2;
    const start = middleOf(parent) + ICON / 2 + 2;
    return `M${short(x)} ${short(start)}V${short(middleOf(index) - 5)}q0 5 5 5H${short(xOf(depth) - 4)}`;
  });
  const drawn = rows.map(({ depth, isFolder }, index) => {
    const label = labels[index] as Label;
    const [x, y] = [xOf(depth), middleOf(index)];
    const transform = `translate(${short(x)} ${short(y - ICON / 2)})`;
    return group(
      { class: isFolder ? '' : 'dg-c7' },
      element('path', {
        class: isFolder ? 'dg-box' : 'dg-branch',
        style: isFolder ? undefined : 'stroke-width:1.2',
        transform,
        d: isFolder ? FOLDER : FILE,
      }),
      drawLabel(label, { x: x + ICON + ICON_GAP, y: y + (label.height - label.size * 1.4) / 2, align: 'start' }),
    );
  });
  const right = Math.max(...labels.map(({ width }, index) => xOf(rows[index]?.depth ?? 0) + ICON + ICON_GAP + width));
  const width = Math.max(right, heading.label?.width ?? 0) + MARGIN;
  return {
    content:
      drawTitle(heading, width / 2, 4) +
      element('path', { class: 'dg-rule dg-life', d: lines.join('') }) +
      drawn.join(''),
    width,
    height: labels.reduce((sum, label) => sum + rowHeight(label), top) + MARGIN,
  };
};

function rowHeight({ height }: Label): number {
  return Math.max(ROW, height + 8);
}
