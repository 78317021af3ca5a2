import { noteLoadFailure } from '../../editor/ui/load-failures.ts';
import { offlineWords as words } from '../../editor/words/offline.ts';
import { lockOf } from '../../offline/between.ts';
import { whenIdle } from '../when-idle.ts';
import { showReloadNotice } from './reload-notice.tsx';

export interface OfflineOptions {
  /** Address of a script that only this version of the editor has. */
  readonly script: string;
  /** Saves everything that is not saved yet. */
  readonly save: () => Promise<void>;
}

/**
 * Says when a part of the editor cannot be loaded, and has the browser keep all parts once this tab has come to rest.
 * Without a service worker (private windows, pages without HTTPS, development) the editor works with a network only.
 */
export function startOffline({ script, save }: OfflineOptions): void {
  const reload = async (): Promise<void> => {
    await save();
    window.location.reload();
  };
  window.addEventListener('vite:preloadError', ({ payload }) => {
    noteLoadFailure(payload);
    showReloadNotice({ id: 'not-loaded', title: words.notLoaded, help: words.notLoadedHelp, onReload: reload });
  });
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  // Held until the tab is closed.
  void navigator.locks?.request(lockOf(script), { mode: 'shared' }, () => new Promise(() => {}));
  onceLoaded(async () => {
    const { keepAllFiles } = await import('./keep-all-files.ts');
    await keepAllFiles(reload);
  });
}

/** Once the page has loaded and has nothing else to do. */
function onceLoaded(run: () => Promise<void>): void {
  const wait = () => whenIdle(() => void run().catch((error: unknown) => console.warn(words.needsNetwork, error)));
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
}
