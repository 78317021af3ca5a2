import { LIMIT_MS, RETRY_LIMIT_MS } from '../../building/limits.ts';
import { stoppedPage } from '../../building/problems.ts';
import { WorkerStopped } from '../../building/worker-stopped.ts';
import { withoutExtension } from '../../project/paths.ts';
import type { ProjectFiles } from '../../project/project-files.ts';
import type { FrameToHost, HostToFrame, PreviewPick, RenderedReport, ShownDocument } from '../protocol.ts';
import { createAssetService } from './asset-service.ts';
import { createNewestLoop } from './newest-loop.ts';
import type { Preview, PreviewOptions, PreviewReport } from './preview-types.ts';
import { createRealm } from './realm.ts';
import { loadRealmResources } from './realm-resources.ts';
import { sandboxFailure } from './sandbox-diagnostics.ts';
import { createWorkerSession } from './worker-session.ts';

const EXTERNAL_PROTOCOLS: ReadonlySet<string> = new Set(['http:', 'https:', 'mailto:']);

interface Wish {
  readonly files: ProjectFiles;
  /** Without a page, the worker is only given the files. */
  readonly page: string | undefined;
  readonly hash: string;
  readonly limitMs: number;
}

/**
 * Shows pages of the project in a frame. One render runs at a time, and of what is wished meanwhile only the newest
 * comes next. A page that does not finish costs the worker, which is replaced.
 */
export function createPreview(options: PreviewOptions): Preview {
  let files: ProjectFiles | undefined;
  let page: string | undefined;
  let hash = '';
  let isDisposed = false;
  /** The last render did not come to an end: showing the page again is another try. */
  let isUnfinished = false;
  let isRendering = false;
  let shownPage: string | undefined;
  let lastReading = 0;
  /** What a new frame has to be told, by kind. */
  const told = new Map<HostToFrame['kind'], HostToFrame>();
  const readers = new Map<number, (document: ShownDocument | undefined) => void>();

  const realm = createRealm({
    container: options.container,
    title: options.title,
    hasPlaces: true,
    resources: loadRealmResources(),
    onMessage: receive,
    onFailure: fail,
    onWorkerFailure: fail,
    onReplaced() {
      for (const message of told.values()) realm.send(message);
      options.onLiveNotes?.([]);
      // While a page is being rendered, its render learns of the end and decides.
      if (!isRendering) push();
    },
  });
  const session = createWorkerSession(realm);
  const assets = createAssetService(realm.send, async (output) => (await locate(output))?.file);
  const loop = createNewestLoop(render);

  function fail(reason: string): void {
    if (!isDisposed) options.onFailure(sandboxFailure(reason));
  }

  async function render(wish: Wish): Promise<void> {
    isUnfinished = true;
    isRendering = true;
    try {
      if (wish.page === undefined) await session.open(wish.files);
      else await renderPage(wish, wish.page, 1);
    } catch (error) {
      if (!isDisposed) fail(error instanceof Error ? error.message : String(error));
    } finally {
      isRendering = false;
    }
  }

  async function renderPage(wish: Wish, wanted: string, attempt: number): Promise<void> {
    try {
      const { line } = await session.open(wish.files);
      const { hash: target, limitMs } = wish;
      const reply = await line.ask({ kind: 'render', page: wanted, hash: target }, { limitMs });
      isUnfinished = false;
      if (reply.page?.isShown) shownPage = wanted;
      if (reply.page?.choices) options.onChoices?.(reply.page.choices);
      if (!loop.hasNewer()) options.onRendered(reportOf(wanted, reply.page));
    } catch (error) {
      if (!(error instanceof WorkerStopped) || error.reason === 'failed') throw error;
      if (isDisposed || loop.hasNewer()) return;
      // A worker can be taken along by another one's end: only a second end is the page's own doing.
      if (error.reason !== 'late' && error.reason !== 'stuck' && attempt === 1)
        return renderPage(wish, wanted, attempt + 1);
      const problem = stoppedPage(sourceOf(wish.files, wanted), 'view-before', error);
      options.onRendered({ page: wanted, status: 'stopped', isStale: true, diagnostics: [problem] });
      // The next keystroke finds a worker that has the project.
      await session.open(wish.files);
    }
  }

  async function locate(output: string): Promise<{ readonly page?: string; readonly file?: string } | undefined> {
    if (!files) return undefined;
    try {
      const { line } = await session.open(files);
      return await line.ask({ kind: 'locate', output });
    } catch (error) {
      // The worker was ended by a page; the frame asks again with the next one.
      if (error instanceof WorkerStopped) return undefined;
      throw error;
    }
  }

  function receive(message: FrameToHost): void {
    switch (message.kind) {
      case 'shown':
        if (shownPage !== undefined) options.onShown?.(shownPage, message.at);
        break;
      case 'asset-wanted':
        void assets.answer(message.output);
        break;
      case 'navigate':
        void navigate(message.output, message.hash);
        break;
      case 'open-link':
        openLink(message.url);
        break;
      case 'document':
        readers.get(message.id)?.(message.document);
        readers.delete(message.id);
        break;
      case 'picked':
        void pick(message.pick);
        break;
      case 'scrolled':
        options.onScrolled?.(message.place);
        break;
      case 'toggle-picking':
        options.onTogglePicking?.();
        break;
      case 'live-notes':
        options.onLiveNotes?.(message.notes);
    }
  }

  async function navigate(output: string, target: string): Promise<void> {
    const place = await locate(output);
    if (place?.page !== undefined) options.onNavigate(place.page, target);
  }

  async function pick(picked: PreviewPick): Promise<void> {
    if (picked.kind === 'source') return options.onPicked?.(picked);
    const { setting, output } = picked;
    const place = output === undefined ? undefined : await locate(output);
    options.onPicked?.({ kind: 'setting', setting, ...(place?.page !== undefined && { page: place.page }) });
  }

  function openLink(address: string): void {
    if (!URL.canParse(address)) return;
    const url = new URL(address);
    if (EXTERNAL_PROTOCOLS.has(url.protocol)) options.onOpenLink(url.href);
  }

  function tell(message: HostToFrame): void {
    told.set(message.kind, message);
    realm.send(message);
  }

  function push(limitMs = LIMIT_MS): void {
    if (files && !isDisposed) loop.push({ files, page, hash, limitMs });
  }

  return {
    update(next) {
      files = next;
      assets.update(next);
      push();
    },
    show(wanted, target = '') {
      if (wanted === page && !isUnfinished) return realm.send({ kind: 'scroll-to', hash: target });
      // Whoever asks for a page again that was stopped means that it was given too little time.
      const isRetry = wanted === page;
      page = wanted;
      hash = target;
      push(isRetry ? RETRY_LIMIT_MS : LIMIT_MS);
    },
    setColorMode: (mode) => tell({ kind: 'set-color-mode', mode }),
    setScale: (scale) => tell({ kind: 'set-scale', scale }),
    setPicking: (isPicking) => tell({ kind: 'set-picking', isPicking }),
    markSetting: (setting) => tell({ kind: 'mark-setting', ...(setting !== undefined && { setting }) }),
    markLine: (place) => tell({ kind: 'mark-line', ...(place && { place }) }),
    chooseVersion: (version) => tell({ kind: 'choose-version', version }),
    scrollToLine: (place) => realm.send({ kind: 'scroll-to-line', place }),
    readDocument: () =>
      new Promise((resolve) => {
        const id = ++lastReading;
        readers.set(id, resolve);
        realm.send({ kind: 'read-document', id });
      }),
    dispose() {
      isDisposed = true;
      realm.dispose();
      for (const resolve of readers.values()) resolve(undefined);
      readers.clear();
    },
  };
}

/** Path of a page's source in the site, as diagnostics name it; `undefined` for a generated page. */
function sourceOf(files: ProjectFiles, page: string): string | undefined {
  const found = [...files.keys()].find((path) => {
    const name = /\.mdx?$/.test(path) ? withoutExtension(path) : '';
    return name === page || name.endsWith(`/${page}`);
  });
  return found && page + found.slice(withoutExtension(found).length);
}

function reportOf(page: string, report: RenderedReport | undefined): PreviewReport {
  if (!report) return { page, status: 'missing', isStale: true, diagnostics: [] };
  return { page, status: report.status, isStale: !report.isShown, diagnostics: report.diagnostics };
}
