/** A screen that nobody sees, for a browser that cannot do without one. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { placeOf } from '../installed.js';

export interface Display {
  /** As programs take it from `DISPLAY`. */
  readonly name: string;
  readonly close: () => void;
}

export async function startDisplay(width: number, height: number): Promise<Display> {
  const parameters = ['-displayfd', '3', '-screen', '0', `${width}x${height}x24`, '-nolisten', 'tcp'];
  const server = spawn(placeOf('WebKitGTK', 'display'), parameters, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  endsWithUs(server);
  // It chooses a free number by itself, and tells it once it is there.
  const told = server.stdio[3];
  if (!told) throw new Error('Xvfb has nothing to tell its number by.');
  const [number] = await Promise.race([
    once(told, 'data'),
    once(server, 'exit').then(() => {
      throw new Error('Xvfb has ended before it was there.');
    }),
  ]);
  return { name: `:${String(number).trim()}`, close: () => void server.kill() };
}

/** Ends a program when this process ends in whatever way. */
export function endsWithUs(program: ChildProcess): void {
  const end = (): void => void program.kill();
  process.once('exit', end);
  program.once('exit', () => process.off('exit', end));
}
