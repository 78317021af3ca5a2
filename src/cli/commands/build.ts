/** `build`: the site into a folder or a zip. */

import path from 'node:path';
import type { SiteModel } from '../../engine/index.ts';
import type { Arguments } from '../arguments.ts';
import { makePages } from '../building/make-pages.ts';
import { PageCache } from '../building/page-cache.ts';
import { keepResults } from '../building/result-memory.ts';
import { folderTarget, type SiteTarget, zipTarget } from '../building/site-target.ts';
import { cacheFolder, programFingerprint } from '../cache-folder.ts';
import type { Console } from '../console.ts';
import { openProject } from '../open-project.ts';
import { problemsOf } from '../problems.ts';
import { readSources } from '../read-sources.ts';
import { terminalText } from '../terminal-text.ts';
import { fileError, UserError } from '../user-error.ts';

export async function build(args: Arguments, console: Console): Promise<number> {
  const start = performance.now();
  const out = path.resolve(args.out ?? '');
  refuseProjectItself(args.project, out);
  const cacheAt = args.cache === false ? undefined : cacheFolder(args.cache, args.project);
  const opened = await openProject(args, [out, ...(cacheAt === undefined ? [] : [cacheAt])]);
  if (opened.status === 'refused') return console.refused(opened);
  const { project, session, site, pool } = opened;
  const progress = console.progress('Making pages');
  try {
    const cache = cacheAt === undefined ? undefined : await openCache(cacheAt, console);
    const target: SiteTarget = isZip(out)
      ? zipTarget(out, pool, site)
      : await folderTarget(out, { cacheFolder: cache && cacheAt, force: args.force, site });
    const pages = await makePages({
      site,
      session,
      pool,
      cache,
      take: (page) => target.addPage(page),
      onProgress: progress.update,
    });
    const byPath = new Map(pages.map((page) => [page.path, page]));
    const results = cacheAt === undefined || cache === undefined ? undefined : keepResults(cacheAt);
    const contents = await readSources(session, project);
    const help = {
      contents,
      hasStatistics: args.statistics,
      hasScripts: args.scripts,
      ...(results && { memory: results }),
    };
    for (const file of await session.renderSharedFiles(pages, help)) {
      if ('copyOf' in file) await target.addCopy(file.path, () => project.readContents(file.copyOf));
      else if ('joined' in file) await target.addJoined(file.path, file.joined, byPath);
      else await target.addFile(file.path, file.contents);
    }
    await target.finish();
    await cache?.save(site.pages);
    results?.save();
    const diagnostics = await problemsOf({ site, session, contents, reading: opened.diagnostics, pages });
    progress.end();
    const milliseconds = Math.round(performance.now() - start);
    return console.finished({
      folder: project.folder,
      diagnostics,
      pages: pages.length,
      failed: pages.filter((page) => page.status === 'failed').length,
      showNotes: false,
      details: { out, milliseconds },
      sentence: sentenceFor(site, args.out ?? out, milliseconds),
    });
  } finally {
    progress.end();
    await pool.close();
  }
}

/** Without a cache the site is the same, only later. */
async function openCache(folder: string, console: Console): Promise<PageCache | undefined> {
  try {
    return await PageCache.open(folder, programFingerprint());
  } catch (error) {
    console.warn(`Nothing is kept for the next build: ${fileError(error, `Writing into \`${folder}\``).message}`);
    return undefined;
  }
}

function sentenceFor(site: SiteModel, out: string, milliseconds: number): string {
  return `${terminalText(site.config.name)}: built to ${out} in ${(milliseconds / 1000).toFixed(1)} s.`;
}

function isZip(out: string): boolean {
  return /\.zip$/i.test(out);
}

/** The site must not be mixed with its sources, nor written over the project's zip. */
function refuseProjectItself(project: string, out: string): void {
  const source = path.resolve(project);
  if (out === source || (!isZip(out) && source.startsWith(out + path.sep))) {
    throw new UserError(
      `\`--out ${path.relative('', out) || '.'}\` would put the site among the project's own files.`,
      'Choose another folder, for example `--out site`.',
    );
  }
}
