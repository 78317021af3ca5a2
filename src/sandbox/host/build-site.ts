import { makePages } from '../../building/make-pages.ts';
import type { WorkQueue } from '../../building/work-queue.ts';
import { comparePaths } from '../../project/paths.ts';
import type { ProjectFiles } from '../../project/project-files.ts';
import { collectProblems } from '../../rules/collect-problems.ts';
import { joinParts } from '../../transfer/compressed-part.ts';
import { assembleZip } from '../../transfer/zip-writer.ts';
import type { BuildPlan, BuiltPage, PackedEntry, PlannedCopy, PlannedJoin } from '../build-shapes.ts';
import { type BuildCache, createBuildCache } from './build-cache.ts';
import { BuildError, type BuildProgress, type BuildRequest, type BuildResult } from './build-types.ts';
import { checkFinishedSite, sourceContents } from './check-finished-site.ts';
import { createSandboxQueue, type SandboxPageWorker } from './sandbox-page-worker.ts';
import type { Reading, WorkerSession } from './worker-session.ts';

/** The first worker also does what is done once for the whole site. */
export type Workers = readonly [WorkerSession, ...WorkerSession[]];

const PROGRESS_INTERVAL_MS = 50;

/** Pages a worker has in hand: enough that it never waits for the next, few enough that an abort is quick. */
const PAGES_IN_HAND = 3;

/** A page with where it goes. */
interface SitePage extends BuiltPage {
  readonly output: string;
}

/** A builder remembers what it has built. */
export function createSiteBuilder(): (workers: Workers, request: BuildRequest) => Promise<BuildResult> {
  const cache = createBuildCache();
  return (workers, request) => buildSite(workers, cache, request);
}

/** Builds what changed and puts it together with what did not. */
async function buildSite(workers: Workers, cache: BuildCache, request: BuildRequest): Promise<BuildResult> {
  const { files, signal, onProgress } = request;
  const plan = await makePlan(workers, files);
  const queue = createSandboxQueue(workers, { files, purpose: 'page', inHand: PAGES_IN_HAND });
  const reused = plan.pages.filter((page) => cache.find(page) !== undefined).length;
  const pages = await makePages({
    queue,
    pages: plan.pages,
    earlier: cache,
    take: ({ output }, built): SitePage => ({ ...built, output }),
    onProgress: onProgress && throttled(onProgress),
    signal,
  });
  signal?.throwIfAborted();
  const shared = await packShared(workers[0], request, plan, pages);
  signal?.throwIfAborted();
  const copies = await packCopies(queue, cache, shared.copies, request);

  const { diagnostics: reading, configAnchors } = plan;
  const finished = await checkFinishedSite(workers[0], plan, files);
  cache.retain(plan.pages);
  const entries = [
    ...pages.flatMap((page) => page.entries ?? []),
    ...copies,
    ...shared.entries,
    ...joinTexts(shared.joined, pages),
  ];
  entries.sort((a, b) => comparePaths(a.path, b.path));
  return {
    pages: pages.length,
    reused,
    failed: pages.filter(({ status }) => status === 'failed').map(({ path }) => path),
    diagnostics: collectProblems({ reading, pages, configAnchors, finished }).all,
    files: entries.length,
    zip: new Blob(assembleZip(entries) as Uint8Array<ArrayBuffer>[], { type: 'application/zip' }),
  };
}

/** @throws {BuildError} when the configuration cannot be read */
async function makePlan([first, ...others]: Workers, files: ProjectFiles): Promise<BuildPlan> {
  const { line, reading } = await first.open(files);
  // The others read the project meanwhile.
  for (const worker of others) await worker.open(files);
  return (await readProject(reading, line.ask({ kind: 'plan' }))).plan;
}

/**
 * What a worker planned of a project that it could read.
 * @throws {BuildError} when the configuration cannot be read
 */
export async function readProject<Planned>(
  reading: Promise<Reading> | undefined,
  planned: Promise<Planned>,
): Promise<Planned> {
  // Nobody waits for the plan of a project that cannot be read, or whose worker ended while it read.
  planned.catch(() => {});
  const read = await reading;
  if (read?.status === 'unreadable') throw new BuildError(read.problems);
  return planned;
}

/** Passes on the first and the last, and of those between what a person can see. */
export function throttled(onProgress: (progress: BuildProgress) => void): (done: number, total: number) => void {
  let last = Number.NEGATIVE_INFINITY;
  return (done, total) => {
    const now = performance.now();
    if (done < total && now - last < PROGRESS_INTERVAL_MS) return;
    last = now;
    onProgress({ done, total });
  };
}

async function packCopies(
  queue: WorkQueue<SandboxPageWorker>,
  cache: BuildCache,
  copies: readonly PlannedCopy[],
  { files, signal }: BuildRequest,
): Promise<readonly PackedEntry[]> {
  const pack = async ({ output, file }: PlannedCopy): Promise<readonly PackedEntry[]> => {
    const contents = files.get(file);
    if (!contents) return [];
    const known = cache.findCopy(output, contents);
    if (known) return [known];
    const entry = await queue.run((worker) => worker.compress(output, contents), { signal });
    cache.keepCopy(contents, entry);
    return [entry];
  };
  return (await Promise.all(copies.map(pack))).flat();
}

interface SharedFiles {
  readonly entries: readonly PackedEntry[];
  readonly copies: readonly PlannedCopy[];
  readonly joined: readonly PlannedJoin[];
}

/** The texts of pages were compressed with the pages. */
function joinTexts(joined: readonly PlannedJoin[], pages: readonly SitePage[]): readonly PackedEntry[] {
  const texts = new Map(pages.map(({ path, fullText }) => [path, fullText]));
  return joined.map(({ output, parts }) => {
    const found = parts.map((part) => ('page' in part ? texts.get(part.page) : part));
    return joinParts(
      output,
      found.filter((part) => part !== undefined),
    );
  });
}

async function packShared(
  worker: WorkerSession,
  { files, hasStatistics = false, hasScripts = false }: BuildRequest,
  plan: BuildPlan,
  pages: readonly SitePage[],
): Promise<SharedFiles> {
  const summaries = pages.flatMap(({ summary }) => summary ?? []);
  const { line } = await worker.open(files);
  return line.ask({
    kind: 'build-shared',
    summaries,
    hasStatistics,
    hasScripts,
    contents: sourceContents(plan, files),
  });
}
