/** Between the terms of a flow and those of the page. */
import type { Bounds, Point, Size } from '../svg/geometry.ts';
import type { Direction } from './graph.ts';
import type { FlowBounds, FlowPoint } from './layers/flow.ts';

export function runsDown(direction: Direction): boolean {
  return direction === 'TB' || direction === 'BT';
}

/** Whether ranks follow each other upwards or to the left. */
export function runsBack(direction: Direction): boolean {
  return direction === 'BT' || direction === 'RL';
}

export function inFlow({ width, height }: Size, direction: Direction): { across: number; along: number } {
  return runsDown(direction) ? { across: width, along: height } : { across: height, along: width };
}

export function sizeOnPage({ across, along }: FlowPoint, direction: Direction): Size {
  return runsDown(direction) ? { width: across, height: along } : { width: along, height: across };
}

export function onPage({ across, along }: FlowPoint, direction: Direction): Point {
  const forth = runsBack(direction) ? -along : along;
  return runsDown(direction) ? { x: across, y: forth } : { x: forth, y: across };
}

export function boundsOnPage({ before, after, above, below }: FlowBounds, direction: Direction): Bounds {
  const one = onPage({ across: before, along: above }, direction);
  const other = onPage({ across: after, along: below }, direction);
  return {
    left: Math.min(one.x, other.x),
    right: Math.max(one.x, other.x),
    top: Math.min(one.y, other.y),
    bottom: Math.max(one.y, other.y),
  };
}
