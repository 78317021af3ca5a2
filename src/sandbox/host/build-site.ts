import type { Diagnostic } from '../../project/diagnostics.ts';
import { comparePaths } from '../../project/paths.ts';
import type { ProjectFiles } from '../../project/project-files.ts';
import { checkAnchors } from '../../rules/check-anchors.ts';
import { joinParts } from '../../transfer/compressed-part.ts';
import { assembleZip } from '../../transfer/zip-writer.ts';
import type { BuildPlan, BuiltPage, PackedEntry, PlannedCopy, PlannedJoin, PlannedPage } from '../protocol.ts';
import type { BuildCache } from './build-cache.ts';
import {
  BuildError,
  type BuildProgress,
  type BuildReport,
  type BuildRequest,
  type BuildResult,
} from './build-types.ts';
import { dispatchPages } from './page-dispatch.ts';
import type { WorkerSession } from './worker-session.ts';

/** The first worker also does what is done once for the whole site. */
export type Workers = readonly [WorkerSession, ...WorkerSession[]];

const PROGRESS_INTERVAL_MS = 50;

type PageMap = ReadonlyMap<PlannedPage, BuiltPage>;

/** Builds what changed and puts it together with what did not. */
export async function buildSite(workers: Workers, cache: BuildCache, request: BuildRequest): Promise<BuildResult> {
  const { files, signal } = request;
  const plan = await makePlan(workers, files);
  const reused = new Map<PlannedPage, BuiltPage>();
  for (const planned of plan.pages) {
    const known = cache.findPage(planned);
    if (known) reused.set(planned, known);
  }
  const pages = await buildPages(workers, plan, request, reused);
  signal?.throwIfAborted();
  const shared = await packShared(workers[0], request, plan, pages);
  signal?.throwIfAborted();
  const copies = await packCopies(workers, cache, shared.copies, files);
  signal?.throwIfAborted();

  cache.keepPages(pages);
  const entries = [
    ...[...pages.values()].flatMap((page) => page.entries ?? []),
    ...copies,
    ...shared.entries,
    ...joinTexts(shared.joined, pages),
  ];
  entries.sort((a, b) => comparePaths(a.path, b.path));
  return {
    ...reportOf(plan, pages, reused.size),
    files: entries.length,
    zip: new Blob(assembleZip(entries) as Uint8Array<ArrayBuffer>[], { type: 'application/zip' }),
  };
}

/** @throws {BuildError} when the configuration cannot be read */
export async function makePlan([first, ...others]: Workers, files: ProjectFiles): Promise<BuildPlan> {
  const { line, reading } = await first.open(files);
  // The others read the project meanwhile.
  for (const worker of others) await worker.open(files);
  const planned = line.ask({ kind: 'plan' });
  // Nobody waits for the plan of a project that cannot be read, or whose worker ended while it read.
  planned.catch(() => {});
  const read = await reading;
  if (read?.status === 'unreadable') throw new BuildError(read.problems);
  return (await planned).plan;
}

async function buildPages(
  workers: Workers,
  plan: BuildPlan,
  { files, signal, onProgress }: BuildRequest,
  reused: PageMap,
): Promise<PageMap> {
  const total = plan.pages.length;
  const pages = new Map(reused);
  const report = onProgress ? throttled(onProgress) : () => {};
  report({ done: pages.size, total });
  await dispatchPages({
    files,
    pages: plan.pages.filter((page) => !reused.has(page)),
    purpose: 'page',
    workers,
    signal,
    onBuilt(planned, built) {
      pages.set(planned, built);
      report({ done: pages.size, total });
    },
  });
  return new Map(
    plan.pages.flatMap((page) => {
      const built = pages.get(page);
      return built ? [[page, built] as const] : [];
    }),
  );
}

/** Passes on the first and the last, and of those between what a person can see. */
export function throttled(onProgress: (progress: BuildProgress) => void): (progress: BuildProgress) => void {
  let last = Number.NEGATIVE_INFINITY;
  return (progress) => {
    const now = performance.now();
    if (progress.done < progress.total && now - last < PROGRESS_INTERVAL_MS) return;
    last = now;
    onProgress(progress);
  };
}

async function packCopies(
  workers: Workers,
  cache: BuildCache,
  copies: readonly PlannedCopy[],
  files: ProjectFiles,
): Promise<PackedEntry[]> {
  const pack = async ({ output, file }: PlannedCopy, index: number): Promise<PackedEntry | undefined> => {
    const contents = files.get(file);
    if (!contents) return undefined;
    const known = cache.findCopy(output, contents);
    if (known) return known;
    const worker = workers[index % workers.length] ?? workers[0];
    const { line } = await worker.open(files);
    const copy = contents.slice();
    const { entry } = await line.ask({ kind: 'compress', output, contents: copy }, { transfer: [copy.buffer] });
    cache.keepCopy(contents, entry);
    return entry;
  };
  const entries: PackedEntry[] = [];
  // A few at a time: all at once would hold every picture of the project in memory twice.
  const atOnce = workers.length * 4;
  for (let start = 0; start < copies.length; start += atOnce) {
    const packed = await Promise.all(copies.slice(start, start + atOnce).map(pack));
    entries.push(...packed.filter((entry) => entry !== undefined));
  }
  return entries;
}

interface SharedFiles {
  readonly entries: readonly PackedEntry[];
  readonly copies: readonly PlannedCopy[];
  readonly joined: readonly PlannedJoin[];
}

/** The texts of pages were compressed with the pages. */
function joinTexts(joined: readonly PlannedJoin[], pages: PageMap): readonly PackedEntry[] {
  const texts = new Map([...pages.values()].map(({ path, fullText }) => [path, fullText]));
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
  { files, hasStatistics = false }: BuildRequest,
  plan: BuildPlan,
  pages: PageMap,
): Promise<SharedFiles> {
  const summaries = plan.pages.flatMap((page) => pages.get(page)?.summary ?? []);
  const { line } = await worker.open(files);
  const contents = plan.sources.flatMap((file) => {
    const bytes = files.get(file);
    return bytes === undefined ? [] : [{ file, bytes: bytes.slice() }];
  });
  return line.ask({ kind: 'build-shared', summaries, hasStatistics, contents });
}

/** Pages with what is needed to tell whether links between them find their place. */
export function withOutputs(pages: ReadonlyMap<PlannedPage, Pick<BuiltPage, 'anchors'>>) {
  return [...pages].map(([{ path, output }, { anchors }]) => ({ path, output, ...(anchors && { anchors }) }));
}

function reportOf(plan: BuildPlan, pages: PageMap, reused: number): BuildReport {
  const built = [...pages.values()];
  const diagnostics: Diagnostic[] = [...plan.diagnostics];
  for (const page of built) diagnostics.push(...page.diagnostics);
  diagnostics.push(...checkAnchors(plan.configAnchors, withOutputs(pages)));
  return {
    pages: built.length,
    reused,
    failed: built.filter(({ status }) => status === 'failed').map(({ path }) => path),
    diagnostics,
  };
}
