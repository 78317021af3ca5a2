import type { Arguments } from '../arguments.ts';
import type { Console } from '../console.ts';
export async function serve(_args: Arguments, _console: Console): Promise<number> {
  return 0;
}
