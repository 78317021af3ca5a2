/** `check`: makes every page, writes nothing, says what is wrong. */
import type { Arguments } from '../arguments.ts';
import { makePages } from '../building/make-pages.ts';
import type { Console } from '../console.ts';
import { openProject } from '../open-project.ts';
import { problemsOf } from '../problems.ts';
import { readSources } from '../read-sources.ts';

export async function check(args: Arguments, console: Console): Promise<number> {
  const opened = await openProject(args, []);
  if (opened.status === 'refused') return console.refused(opened);
  const { session, site, pool, project } = opened;
  const progress = console.progress('Checking pages');
  try {
    const pages = await makePages({
      site,
      session,
      pool,
      cache: undefined,
      take: () => {},
      onProgress: progress.update,
    });
    const contents = await readSources(session, project);
    const diagnostics = await problemsOf({ site, session, contents, reading: opened.diagnostics, pages });
    progress.end();
    const failed = pages.filter((page) => page.status === 'failed').length;
    return console.finished({ folder: project.folder, diagnostics, pages: pages.length, failed, showNotes: true });
  } finally {
    progress.end();
    await pool.close();
  }
}
