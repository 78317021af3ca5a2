import { offlineWords as words } from '../../editor/words/offline.ts';
import { CLEAN_UP, TAKE_OVER } from '../../offline/between.ts';
import { showReloadNotice } from './reload-notice.tsx';

/** An hour. A tab may be open for weeks. */
const ASK_AGAIN_MS = 3_600_000;

/** Has the service worker keep all files of the editor, and tells when it has those of a new version. */
export async function keepAllFiles(reload: () => Promise<void>): Promise<void> {
  const { serviceWorker } = navigator;
  await serviceWorker.register('./sw.js', { updateViaCache: 'none' });
  const registration = await serviceWorker.getRegistration();
  // Where something stands in for the browser's own, as in most of our tests.
  if (!registration) return;
  registration.active?.postMessage(CLEAN_UP);

  const tell = (): void =>
    showReloadNotice({
      id: 'update',
      title: words.update,
      help: words.updateHelp,
      onReload: () => takeOver(registration, reload),
    });
  const follow = (worker: ServiceWorker | null): void =>
    worker?.addEventListener('statechange', () => {
      // The first version of all takes over by itself.
      if (worker.state === 'installed' && registration.active) tell();
    });
  if (registration.waiting) tell();
  follow(registration.installing);
  registration.addEventListener('updatefound', () => follow(registration.installing));
  setInterval(() => void ask(registration), ASK_AGAIN_MS);
}

/** Asks the host for a new version. Without a network there is none, and that is no fault. */
async function ask(registration: ServiceWorkerRegistration): Promise<void> {
  if (navigator.onLine) await registration.update().catch((error: unknown) => console.info(error));
}

/** Another tab may have had the new version take over before; then a reload is all. */
async function takeOver({ waiting }: ServiceWorkerRegistration, reload: () => Promise<void>): Promise<void> {
  if (waiting) {
    const isDone = new Promise((resolve) =>
      navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
    );
    waiting.postMessage(TAKE_OVER);
    await isDone;
  }
  await reload();
}
