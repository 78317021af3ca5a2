/** Boxes around parts of a graph. */
import { drawLabel } from '../svg/draw-label.ts';
import { type Box, boundsOf } from '../svg/geometry.ts';
import { element, group } from '../svg/markup.ts';
import type { Label } from '../text/label.ts';
import { GROUP_PADDING } from './layout-graph.ts';

/** The outer ones first, so that the inner ones stand on them. */
export function drawGroups(
  groups: ReadonlyMap<string, Box>,
  titles: ReadonlyMap<string, Label>,
  styleOf: (id: string) => string | undefined,
): string {
  const sorted = [...groups].sort(([, a], [, b]) => b.width * b.height - a.width * a.height);
  const drawn = sorted.map(([id, box]) => {
    const { left, top } = boundsOf(box);
    const title = titles.get(id);
    return (
      element('rect', {
        class: 'dg-group',
        x: left,
        y: top,
        width: box.width,
        height: box.height,
        rx: 10,
        style: styleOf(id),
      }) +
      (title === undefined
        ? ''
        : drawLabel(title, {
            x: left + GROUP_PADDING,
            y: top + 8 + title.height / 2,
            align: 'start',
            kind: 'dg-muted',
          }))
    );
  });
  return group({}, ...drawn);
}
