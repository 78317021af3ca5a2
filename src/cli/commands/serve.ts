/** `serve`: the site at a local address, made as it is looked at, and anew after each change. */
import type { Arguments } from '../arguments.ts';
import type { Console } from '../console.ts';
import { openProject } from '../open-project.ts';
import { readProject } from '../read-project.ts';
import { ServedSite } from '../serve/served-site.ts';
import { startServer } from '../serve/site-server.ts';
import { watchFolder } from '../serve/watch-folder.ts';
import { UserError } from '../user-error.ts';

/** Runs until the process is told to end. */
export async function serve(args: Arguments, console: Console): Promise<number> {
  const opened = await openProject(args, []);
  if (opened.status === 'refused') return console.refused(opened);
  const { project, pool } = opened;
  const { folder } = project;
  try {
    const site = new ServedSite({
      ...opened,
      onPage: (diagnostics) => console.problems(diagnostics, folder),
    });
    const server = await startServer(args.port, (address) => site.find(address));
    console.problems(opened.diagnostics, folder);
    console.serving(server.url, folder);

    const rebuild = async (): Promise<void> => {
      try {
        const reading = await readProject(args.project);
        const diagnostics = reading.status === 'ok' ? site.update(reading.project) : reading.diagnostics;
        console.problems(diagnostics, folder);
        server.reload();
      } catch (error) {
        // A file may be gone between listing and reading; the next change reads again.
        if (!(error instanceof UserError)) throw error;
        console.userError(error);
      }
    };
    const stopWatching = folder === undefined ? undefined : watchFolder(folder, () => void rebuild());
    await untilStopped();
    stopWatching?.();
    await server.close();
    return 0;
  } finally {
    await pool.close();
  }
}

function untilStopped(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
  });
}
