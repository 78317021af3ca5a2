/** The history of a repository: a lane for each branch. */
import type { DrawKind } from '../drawing.ts';
import { drawLabel } from '../svg/draw-label.ts';
import { drawTitle, measureTitle } from '../svg/draw-title.ts';
import type { Point } from '../svg/geometry.ts';
import { element, group, short } from '../svg/markup.ts';
import { colorClass } from '../svg/palette.ts';
import { type Label, readLabel } from '../text/label.ts';
import { type Commit, parseGit } from './parse-git.ts';

const MARGIN = 12;
const RADIUS = 9;

export const drawGit: DrawKind = (source) => {
  const { commits, branches, direction } = parseGit(source);
  const heading = measureTitle(undefined);
  const isAcross = direction === 'LR';
  const heads = branches.map((branch) => readLabel(branch, { size: 13, isBold: true, maxWidth: 160 }));
  const names = commits.map(({ name }) => readLabel(name, { size: 12, maxWidth: 140 }));
  const tags = commits.map((commit) => readLabel(commit.tags.join(', '), { size: 11.5, maxWidth: 160 }));
  const widest = Math.max(0, ...names.map(({ width }) => width), ...tags.map(({ width }) => width + 12));
  const headWidth = Math.max(48, ...heads.map(({ width }) => width)) + 20;
  const step = isAcross ? Math.max(54, Math.min(widest + 16, 156)) : 52;
  const lane = isAcross ? 72 : Math.max(headWidth + 24, widest * 1.4 + 40);
  const start = isAcross ? MARGIN + headWidth + 30 : heading.height + MARGIN + 58;
  const last = Math.max(0, commits.length - 1);
  const placeOf = (index: number): Point => {
    const along = start + (direction === 'BT' ? last - index : index) * step;
    const across = Math.max(0, branches.indexOf(commits[index]?.branch ?? ''));
    return isAcross
      ? { x: along, y: heading.height + MARGIN + 34 + across * lane }
      : { x: MARGIN + headWidth / 2 + across * lane, y: along };
  };
  const end = start + last * step + 24;

  const lanes = branches.map((_, index) => {
    const head = heads[index] as Label;
    const y = heading.height + MARGIN + 34 + index * lane;
    const x = MARGIN + headWidth / 2 + index * lane;
    const chip = isAcross ? { x: MARGIN, y: y - 14 } : { x: x - headWidth / 2, y: heading.height + MARGIN };
    return group(
      { class: colorClass(index) },
      element('path', {
        class: 'dg-rule dg-life dg-dashed',
        d: isAcross ? `M${MARGIN + headWidth} ${y}H${end}` : `M${x} ${chip.y + 28}V${end}`,
      }),
      element('rect', { class: 'dg-full', ...chip, width: headWidth, height: 28, rx: 8 }),
      drawLabel(head, { x: chip.x + headWidth / 2, y: chip.y + 14, kind: 'dg-ground' }),
    );
  });
  const lines = commits.flatMap((commit, index) =>
    commit.parents.map((parent, number) => {
      const from = placeOf(parent);
      const to = placeOf(index);
      // A branch has the colour of its own lane from where it begins; what is merged keeps that of where it comes from.
      const owner = number === 0 ? commit.branch : (commits[parent]?.branch ?? commit.branch);
      const isPicked = commit.kind === 'pick' && number === 1;
      const kind = `dg-branch ${colorClass(branches.indexOf(owner))}${isPicked ? ' dg-dashed' : ''}`;
      return element('path', { class: kind, d: linkPath(from, to, isAcross, number === 0) });
    }),
  );
  const drawn = commits.map((commit, index) => {
    const at = placeOf(index);
    const color = colorClass(branches.indexOf(commit.branch));
    return group(
      { class: color },
      drawCommit(commit, at),
      drawNames(at, names[index] as Label, tags[index] as Label, isAcross),
    );
  });
  const depth = branches.length * lane;
  const width = isAcross ? end + MARGIN + widest / 2 : MARGIN + depth + MARGIN;
  return {
    content: drawTitle(heading, width / 2, 4) + lanes.join('') + lines.join('') + drawn.join(''),
    width,
    height: isAcross ? heading.height + MARGIN + depth + 10 : end + MARGIN,
  };
};

/** Turns beside the later commit when a branch begins, beside the earlier one when it is merged. */
function linkPath(from: Point, to: Point, isAcross: boolean, turnsFirst: boolean): string {
  const [x1, y1, x2, y2] = [from.x, from.y, to.x, to.y].map(short);
  if (from.x === to.x || from.y === to.y) return `M${x1} ${y1}L${x2} ${y2}`;
  const corner = isAcross === turnsFirst ? `${x1} ${y2}` : `${x2} ${y1}`;
  return `M${x1} ${y1}Q${corner} ${x2} ${y2}`;
}

function drawCommit({ kind }: Commit, { x, y }: Point): string {
  const dot = element('circle', { class: 'dg-full dg-apart', cx: x, cy: y, r: RADIUS });
  switch (kind) {
    case 'highlight':
      return element('rect', {
        class: 'dg-full dg-apart',
        x: x - RADIUS,
        y: y - RADIUS,
        width: 2 * RADIUS,
        height: 2 * RADIUS,
        rx: 3,
      });
    case 'reverse':
      return dot + element('path', { class: 'dg-apart', d: `M${short(x - 4)} ${short(y - 4)}l8 8m0-8-8 8` });
    case 'merge':
      return dot + element('circle', { class: 'dg-ground', cx: x, cy: y, r: 4 });
    case 'pick':
      return element('circle', { class: 'dg-box', cx: x, cy: y, r: RADIUS - 2 });
    default:
      return dot;
  }
}

function drawNames({ x, y }: Point, name: Label, tag: Label, isAcross: boolean): string {
  const below = isAcross
    ? { x, y: y + RADIUS + 4 + name.height / 2 }
    : { x: x + RADIUS + 8, y, align: 'start' as const };
  const words = drawLabel(name, { ...below, kind: 'dg-note' });
  if (tag.lines.length === 0) return words;
  const width = tag.width + 12;
  const place = isAcross ? { x, y: y - RADIUS - 14 } : { x: x - RADIUS - 8 - width / 2, y };
  return (
    words +
    element('rect', { class: 'dg-box', x: place.x - width / 2, y: place.y - 9, width, height: 18, rx: 5 }) +
    drawLabel(tag, place)
  );
}
