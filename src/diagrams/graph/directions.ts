/** How authors name the direction of a graph. */
import type { Direction } from './graph.ts';

const DIRECTIONS: Readonly<Record<string, Direction>> = {
  TB: 'TB',
  TD: 'TB',
  BT: 'BT',
  LR: 'LR',
  RL: 'RL',
  V: 'TB',
  '^': 'BT',
  '>': 'LR',
  '<': 'RL',
};

export function readDirection(written: string): Direction | undefined {
  const name = written.trim().toUpperCase();
  return Object.hasOwn(DIRECTIONS, name) ? DIRECTIONS[name] : undefined;
}
