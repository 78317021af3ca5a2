import { spawnSync } from 'node:child_process';

/** Runs the command line and gives back its exit code and what it printed. */
export function leafwright(...parameters: readonly string[]): { code: number | null; output: string } {
  const result = spawnSync(process.execPath, ['bin/leafwright.js', ...parameters], { encoding: 'utf8' });
  return { code: result.status, output: `${result.stdout}${result.stderr}` };
}
