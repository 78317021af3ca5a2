/** An arrow that is a block: a bar with a head on each of its sides that points somewhere. */
import { type Point, type Size, towards } from '../svg/geometry.ts';
import { element, short } from '../svg/markup.ts';
import type { ArrowSide } from './block-model.ts';

/** How far a head reaches out, and how much wider than the bar it is on each side. */
const REACH = 20;
const SHOULDER = 9;
const PADDING = 14;
/** Sides in the order in which their outline is drawn. */
const TURNS: readonly ArrowSide[] = ['up', 'right', 'down', 'left'];

export function sizeOfArrow(sides: readonly ArrowSide[], label: Size): Size {
  const count = (...wanted: readonly ArrowSide[]): number => wanted.filter((side) => sides.includes(side)).length;
  const [across, down] = [count('left', 'right'), count('up', 'down')];
  return {
    width: Math.max(36, label.width + 2 * PADDING) + across * REACH + (down > 0 ? 2 * SHOULDER : 0),
    height: Math.max(32, label.height + PADDING) + down * REACH + (across > 0 ? 2 * SHOULDER : 0),
  };
}

/** Around the middle of its box. */
export function drawArrow(sides: readonly ArrowSide[], { width, height }: Size, style: string | undefined): string {
  const { left, right, top, bottom } = barOf(sides, { width, height });
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  const corners: readonly Point[] = [
    { x: left, y: top },
    { x: right, y: top },
    { x: right, y: bottom },
    { x: left, y: bottom },
  ];
  const tips: readonly Point[] = [
    { x, y: -height / 2 },
    { x: width / 2, y },
    { x, y: height / 2 },
    { x: -width / 2, y },
  ];
  const isHead = (turn: number): boolean => sides.includes(TURNS[(turn + 4) % 4] ?? 'up');
  const points = corners.flatMap((from, turn) => {
    const to = corners[(turn + 1) % 4] ?? from;
    const tip = tips[turn];
    if (tip === undefined || !isHead(turn)) return [from];
    // Two heads that meet at a corner share it.
    const [before, after] = [isHead(turn - 1) ? 0 : SHOULDER, isHead(turn + 1) ? 0 : SHOULDER];
    return [from, towards(from, to, -before), tip, towards(to, from, -after)];
  });
  const d = `M${points.map((point) => `${short(point.x)} ${short(point.y)}`).join('L')}Z`;
  return element('path', { class: 'dg-box', d, style });
}

/** Middle of the bar, where the label stands. */
export function middleOfArrow(sides: readonly ArrowSide[], size: Size): Point {
  const { left, right, top, bottom } = barOf(sides, size);
  return { x: (left + right) / 2, y: (top + bottom) / 2 };
}

function barOf(
  sides: readonly ArrowSide[],
  { width, height }: Size,
): { left: number; right: number; top: number; bottom: number } {
  const hasAcross = sides.includes('left') || sides.includes('right');
  const hasDown = sides.includes('up') || sides.includes('down');
  const inset = (side: ArrowSide, other: boolean): number => (sides.includes(side) ? REACH : other ? SHOULDER : 0);
  return {
    left: -width / 2 + inset('left', hasDown),
    right: width / 2 - inset('right', hasDown),
    top: -height / 2 + inset('up', hasAcross),
    bottom: height / 2 - inset('down', hasAcross),
  };
}
