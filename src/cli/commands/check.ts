/** `check`: makes every page, writes nothing, says what is wrong. */
import type { SiteModel } from '../../engine/index.ts';
import type { Diagnostic } from '../../project/diagnostics.ts';
import { sortProblems } from '../../rules/collect-problems.ts';
import { collectLinks } from '../../rules/external/collect-links.ts';
import { WritingCheck } from '../../rules/writing/check-writing.ts';
import { createDictionaries } from '../../rules/writing/spelling/dictionaries.ts';
import type { Arguments } from '../arguments.ts';
import { makePages } from '../building/make-pages.ts';
import { cacheFolder } from '../cache-folder.ts';
import { changedFiles, onlyIn } from '../changed-files.ts';
import type { Console } from '../console.ts';
import { externalProblems } from '../external/external-problems.ts';
import { openLinkMemory } from '../external/link-memory.ts';
import { loadDictionary } from '../load-dictionary.ts';
import { openProject } from '../open-project.ts';
import { asChosen, problemsOf } from '../problems.ts';
import { readSources } from '../read-sources.ts';

export async function check(args: Arguments, console: Console): Promise<number> {
  const opened = await openProject(args, []);
  if (opened.status === 'refused') return console.refused(opened);
  const { session, site, pool, project } = opened;
  const progress = console.progress('Checking pages');
  try {
    // What Git has to say against it is told before the work.
    const changed = args.since === undefined ? undefined : await changedFiles(project.folder, args.since);
    const pages = await makePages({
      site,
      session,
      pool,
      cache: undefined,
      take: () => {},
      onProgress: progress.update,
    });
    const contents = await readSources(session, project);
    const made = await problemsOf({ site, session, contents, reading: opened.diagnostics, pages });
    const external = args.external ? asChosen(site, await tryExternal(args, site, project.folder, console)) : [];
    const writing = new WritingCheck(createDictionaries(loadDictionary));
    await writing.prepare(site);
    const all = sortProblems([...made, ...(writing.check(site) ?? []), ...external]);
    const told = changed === undefined ? all : onlyIn(changed, all);
    progress.end();
    const failed = pages.filter((page) => page.status === 'failed').length;
    return console.finished({
      folder: project.folder,
      pages: pages.length,
      failed,
      showNotes: true,
      ...adviceIn(told, args),
    });
  } finally {
    progress.end();
    await pool.close();
  }
}

/** Advice must not stand before what is wrong: unless it is asked for, it is only counted. */
function adviceIn(told: readonly Diagnostic[], { advice }: Arguments) {
  const problems = told.filter(({ severity }) => severity !== 'advice');
  const count = told.length - problems.length;
  if (advice || count === 0) return { diagnostics: told, details: { advice: count } };
  const sentence = `There ${count === 1 ? 'is 1 piece' : `are ${count} pieces`} of advice for the writing: \`--advice\` lists ${count === 1 ? 'it' : 'them'}.`;
  return { diagnostics: problems, details: { advice: count }, sentence };
}

async function tryExternal(
  { cache }: Arguments,
  site: SiteModel,
  folder: string | undefined,
  console: Console,
): Promise<readonly Diagnostic[]> {
  const links = collectLinks(site);
  const place = cache === false || folder === undefined ? undefined : cacheFolder(cache, folder);
  const memory = await openLinkMemory(place);
  const progress = console.progress('Trying links to other hosts');
  const total = [...links.keys()].filter((address) => !memory.isKnown(address)).length;
  let done = 0;
  try {
    return await externalProblems(links, memory, { onAnswer: () => progress.update(++done, total) });
  } finally {
    progress.end();
  }
}
