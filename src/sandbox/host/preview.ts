import { LIMIT_MS, RETRY_LIMIT_MS } from '../../building/limits.ts';
import { WorkerStopped } from '../../building/worker-stopped.ts';
import type { ProjectFiles } from '../../project/project-files.ts';
import type { FrameToHost } from '../protocol.ts';
import { startAddressWorker } from './addresses/address-line.ts';
import { createAddressService } from './addresses/address-service.ts';
import { createAssetService } from './asset-service.ts';
import { DocumentReadings } from './document-readings.ts';
import { PageRenders } from './page-renders.ts';
import type { Preview, PreviewOptions } from './preview-types.ts';
import { createReaderActions } from './reader-actions.ts';
import { createRealm } from './realm.ts';
import { loadRealmResources } from './realm-resources.ts';
import { sandboxFailure } from './sandbox-diagnostics.ts';
import { createViewState } from './view-state.ts';
import { createWorkerSession } from './worker-session.ts';

/** Shows pages of the project in a frame. */
export function createPreview(options: PreviewOptions): Preview {
  let files: ProjectFiles | undefined;
  let page: string | undefined;
  let hash = '';
  let isDisposed = false;

  const realm = createRealm({
    container: options.container,
    title: options.title,
    hasPlaces: true,
    isClosed: options.isClosed ?? false,
    resources: loadRealmResources(),
    onMessage: receive,
    onFailure: fail,
    onWorkerFailure: fail,
    onReplaced() {
      tellAgain();
      options.onLiveNotes?.([]);
      options.onHiddenHosts?.([]);
      // While a page is being rendered, its render learns of the end and decides.
      if (!renders.isRendering) push();
    },
  });
  const session = createWorkerSession(realm);
  const assets = createAssetService(realm.send, async (output) => (await locate(output))?.file);
  const addresses = createAddressService(
    (answers) => realm.send({ kind: 'addresses', answers }),
    startAddressWorker,
    () => page,
  );
  const { tellAgain, ...viewState } = createViewState(realm.send);
  const readings = new DocumentReadings(realm.send);
  const follow = createReaderActions(options, async (output) => (await locate(output))?.page);
  const renders = new PageRenders(session, options, fail);

  function fail(reason: string): void {
    if (!isDisposed) options.onFailure(sandboxFailure(reason));
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
        if (renders.shownPage !== undefined) options.onShown?.(renders.shownPage, message.at);
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
      case 'pong':
        break;
      default:
        follow(message);
    }
  }

  function push(limitMs = LIMIT_MS): void {
    if (files && !isDisposed) renders.push({ files, page, hash, limitMs });
  }

  return {
    update(next) {
      files = next;
      assets.update(next);
      addresses.update(next);
      push();
    },
    show(wanted, target = '') {
      if (wanted === page && !renders.isUnfinished) return realm.send({ kind: 'scroll-to', hash: target });
      // Whoever asks for a page again that was stopped means that it was given too little time.
      const isRetry = wanted === page;
      page = wanted;
      hash = target;
      push(isRetry ? RETRY_LIMIT_MS : LIMIT_MS);
    },
    ...viewState,
    showHidden: () => realm.send({ kind: 'show-hidden' }),
    scrollToLine: (place) => realm.send({ kind: 'scroll-to-line', place }),
    readDocument: () => readings.read(),
    dispose() {
      isDisposed = true;
      renders.stop();
      realm.dispose();
      addresses.dispose();
      readings.dispose();
    },
  };
}
