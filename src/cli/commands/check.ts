/** `check`: makes every page, writes nothing, says what is wrong. */
import { checkAnchors } from '../../rules/check-anchors.ts';
import { noteUnknownAddress } from '../../rules/check-site-address.ts';
import { findConfigAnchors } from '../../rules/find-config-anchors.ts';
import type { Arguments } from '../arguments.ts';
import { makePages } from '../building/make-pages.ts';
import type { Console } from '../console.ts';
import { openProject } from '../open-project.ts';

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
    progress.end();
    const diagnostics = [
      ...opened.diagnostics,
      ...pages.flatMap((page) => page.diagnostics),
      ...checkAnchors(findConfigAnchors(site), pages),
      ...noteUnknownAddress(site),
    ];
    const failed = pages.filter((page) => page.status === 'failed').length;
    return console.finished({ folder: project.folder, diagnostics, pages: pages.length, failed, showNotes: true });
  } finally {
    progress.end();
    await pool.close();
  }
}
