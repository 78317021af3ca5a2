import { LIMIT_MS, RETRY_LIMIT_MS } from '../../building/limits.ts';
import { WorkerStopped } from '../../building/worker-stopped.ts';
import type { ProjectFiles } from '../../project/project-files.ts';
import type { HostToFrame } from '../protocol.ts';
import { startAddressWorker } from './addresses/address-line.ts';
import { createAddressService } from './addresses/address-service.ts';
import { createAssetService } from './asset-service.ts';
import { DocumentReadings } from './document-readings.ts';
import { PageRenders, stuckReport } from './page-renders.ts';
import { takeSandbox } from './prepared-sandbox.ts';
import type { Preview, PreviewOptions } from './preview-types.ts';
import { createReaderActions } from './reader-actions.ts';
import type { ViewMessage } from './realm-frames.ts';
import { sandboxFailure } from './sandbox-diagnostics.ts';
import { StuckPages } from './stuck-pages.ts';
import { createViewState } from './view-state.ts';
import type { WorkerSession } from './worker-session.ts';

/** Shows pages of the project in a frame. */
export function createPreview(options: PreviewOptions): Preview {
  let files: ProjectFiles | undefined;
  let page: string | undefined;
  let hash = '';
  let isDisposed = false;
  const stuck = new StuckPages();

  const { realm, session } = takeSandbox();
  const assets = createAssetService(realm.send, async (output) => (await locate(output)).file);
  const addresses = createAddressService(
    (answers) => realm.send({ kind: 'addresses', answers }),
    startAddressWorker,
    () => page,
  );
  const { tellAgain, ...viewState } = createViewState(realm.send);
  const readings = new DocumentReadings(realm.send);
  const follow = createReaderActions(options, async (output) => (await locate(output)).page);
  const renders = new PageRenders(session, options, stuck, fail);
  realm.show({
    container: options.container,
    title: options.title,
    isClosed: options.isClosed ?? false,
    onMessage: receive,
    onFailure: fail,
    onWorkerFailure: fail,
    readViewLimitMs: () => stuck.limitMs(page),
    onStuck() {
      const blamed = stuck.note(renders.pageAt, document.hidden);
      if (blamed !== undefined && files) options.onRendered(stuckReport(files, blamed));
    },
    onReplaced(hasWorkers) {
      stuck.forgetShown();
      tellAgain();
      options.onLiveNotes?.([]);
      options.onHiddenHosts?.([]);
      // While a page is being rendered by a worker that has gone too, its render learns of the end and decides.
      if (hasWorkers || !renders.isRendering) push();
    },
  });

  function fail(reason: string): void {
    if (!isDisposed) options.onFailure(sandboxFailure(reason));
  }

  const locate = async (output: string): Promise<Located> => (files ? locateIn(session, files, output) : {});

  function receive(message: ViewMessage): void {
    switch (message.kind) {
      case 'showing':
        if (stuck.showing(message.output)) realm.begun();
        break;
      case 'shown':
        options.onPainted?.(message.at, stuck.painted());
        break;
      case 'asset-wanted':
        void assets.answer(message.output);
        break;
      case 'addresses-wanted':
        addresses.answer(message.addresses);
        break;
      case 'hidden-hosts':
        options.onHiddenHosts?.(message.hosts);
        break;
      case 'document':
        readings.receive(message.id, message.document);
        break;
      case 'live-notes':
        options.onLiveNotes?.(message.notes);
        break;
      default:
        follow(message);
    }
  }

  function push(limitMs = LIMIT_MS, isAtOnce = false): void {
    if (files && !isDisposed) renders.push({ files, page, hash, limitMs, isAtOnce });
  }

  return {
    update(next) {
      if (files) stuck.noteChange(files, next);
      files = next;
      assets.update(next);
      addresses.update(next);
      push();
    },
    show(wanted, target = '') {
      const isAgain = wanted === page;
      const isAnotherTry = isAgain && stuck.tryAgain(wanted);
      if (isAgain && !isAnotherTry && !renders.isUnfinished) return realm.send({ kind: 'scroll-to', hash: target });
      if (!isAgain) realm.hurry();
      page = wanted;
      hash = target;
      // Whoever asks for a page again that was stopped means that it was given too little time.
      push(isAgain ? RETRY_LIMIT_MS : LIMIT_MS, true);
    },
    ...viewState,
    ...toldOnce(realm.send),
    readDocument: () => readings.read(),
    worker: () => (isDisposed ? undefined : session),
    dispose() {
      isDisposed = true;
      renders.stop();
      realm.dispose();
      addresses.dispose();
      readings.dispose();
    },
  };
}

/** What the frame does once: another frame that takes its place is not told of it. */
function toldOnce(
  send: (message: HostToFrame) => void,
): Pick<Preview, 'showHidden' | 'tellField' | 'pickBlock' | 'scrollToLine'> {
  return {
    showHidden: () => send({ kind: 'show-hidden' }),
    tellField: send,
    pickBlock: send,
    scrollToLine: (place) => send({ kind: 'scroll-to-line', place }),
  };
}

interface Located {
  readonly page?: string;
  readonly file?: string;
}

async function locateIn(session: WorkerSession, files: ProjectFiles, output: string): Promise<Located> {
  try {
    const { line } = await session.open(files);
    return await line.ask({ kind: 'locate', output });
  } catch (error) {
    // The worker was ended by a page; the frame asks again with the next one.
    if (error instanceof WorkerStopped) return {};
    throw error;
  }
}
