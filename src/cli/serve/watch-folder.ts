import { watch } from 'node:fs';

/** Editors write a file in several steps; a change is told once it has been quiet for so long. */
const QUIET_MS = 60;

/**
 * Calls `onChange` after files below the folder have changed.
 * @returns Stops watching.
 */
export function watchFolder(folder: string, onChange: () => void): () => void {
  let timer: NodeJS.Timeout | undefined;
  const watcher = watch(folder, { recursive: true }, (_event, file) => {
    if (file !== null && /(?:^|[\\/])(?:node_modules|\.[^\\/]*)(?:[\\/]|$)/.test(file)) return;
    clearTimeout(timer);
    timer = setTimeout(onChange, QUIET_MS);
  });
  // A folder that vanishes while it is watched ends the watching, not the server.
  watcher.on('error', (error) => process.stderr.write(`Watching ${folder}: ${error.message}\n`));
  return () => {
    clearTimeout(timer);
    watcher.close();
  };
}
