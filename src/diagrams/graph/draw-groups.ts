/** Boxes around parts of a graph. */
import { drawLabel } from '../svg/draw-label.ts';
import { type Box, boundsOf } from '../svg/geometry.ts';
import { element, group } from '../svg/markup.ts';
import type { Label } from '../text/label.ts';
import { GROUP_PADDING } from './group-room.ts';

/** The outer ones first, so that the inner ones stand on them. */
export function drawGroups(groups: ReadonlyMap<string, Box>, styleOf?: (id: string) => string | undefined): string {
  const sorted = [...groups].sort(([, a], [, b]) => b.width * b.height - a.width * a.height);
  const drawn = sorted.map(([id, box]) => {
    const { left, top } = boundsOf(box);
    const place = { x: left, y: top, width: box.width, height: box.height, rx: 10 };
    return element('rect', { class: 'dg-group', ...place, style: styleOf?.(id) });
  });
  return group({}, ...drawn);
}

/** To be drawn over the lines, which may come in from above. */
export function drawGroupTitles(
  groups: ReadonlyMap<string, Box>,
  titles: ReadonlyMap<string, Label>,
  styleOf?: (id: string) => string | undefined,
): string {
  const drawn = [...groups].map(([id, box]) => {
    const { left, top } = boundsOf(box);
    const title = titles.get(id);
    if (title === undefined) return '';
    const place = { x: left + GROUP_PADDING, y: top + 8 + title.height / 2 };
    const style = styleOf?.(id);
    // On a ground of the author's the page's shine around the letters would be a stain.
    return drawLabel(title, {
      ...place,
      align: 'start',
      ...(style === undefined ? { kind: 'dg-muted dg-note' } : { style }),
    });
  });
  return group({}, ...drawn);
}
