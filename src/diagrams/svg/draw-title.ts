/** The title above a chart. */
import { type Label, readLabel } from '../text/label.ts';
import { drawLabel } from './draw-label.ts';

export interface ChartTitle {
  readonly label: Label | undefined;
  /** Room that it takes at the top. */
  readonly height: number;
}

export function measureTitle(title: string | undefined): ChartTitle {
  const label =
    title === undefined || title === '' ? undefined : readLabel(title, { size: 15, isBold: true, maxWidth: 480 });
  return { label, height: label === undefined ? 0 : label.height + 14 };
}

export function drawTitle({ label }: ChartTitle, x: number, top: number): string {
  return label === undefined ? '' : drawLabel(label, { x, y: top + label.height / 2 });
}
