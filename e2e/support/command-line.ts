import { spawnSync } from 'node:child_process';

export interface CommandResult {
  readonly code: number | null;
  /** All that was printed, for reading. */
  readonly output: string;
  /** The result alone: what `--json` prints. How far a long build is stands beside it, on a busy machine at any rate. */
  readonly result: string;
}

/** Runs the command line. */
export function leafwright(...parameters: readonly string[]): CommandResult {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['bin/leafwright.js', ...parameters], {
    encoding: 'utf8',
  });
  return { code: status, output: `${stdout}${stderr}`, result: stdout };
}
