/**
 * Keeps all files of the editor in the browser, so that it starts without a network. It answers for these files only;
 * everything else goes its way.
 */
import { CLEAN_UP, TAKE_OVER } from '../between.ts';
import { createVersion, type ListedFile } from './version.ts';

declare const self: ServiceWorkerGlobalScope & {
  /** The build puts the list of files here. */
  readonly __FILES: readonly ListedFile[];
};

const { scope } = self.registration;
const version = createVersion({
  files: self.__FILES,
  scope,
  caches: self.caches,
  fetch: (address, options) => fetch(address, options),
});

/** Deletes older versions that no tab runs. */
async function cleanUp(): Promise<void> {
  // What is being fetched for a newer version is used by no tab yet.
  if (self.registration.installing || self.registration.waiting) return;
  const [clients, locks] = await Promise.all([
    self.clients.matchAll({ type: 'window', includeUncontrolled: true }),
    self.navigator.locks.query(),
  ]);
  const tabs = clients.filter(({ url, frameType }) => url.startsWith(scope) && frameType !== 'nested');
  await version.removeUnused(
    (locks.held ?? []).map(({ name }) => name),
    tabs.length,
  );
}

self.addEventListener('install', (event) => event.waitUntil(version.fill()));

// The tab of the first visit works without a network too.
self.addEventListener('activate', (event) => event.waitUntil(Promise.all([cleanUp(), self.clients.claim()])));

self.addEventListener('message', (event) => {
  if (event.data === TAKE_OVER) event.waitUntil(self.skipWaiting());
  else if (event.data === CLEAN_UP) event.waitUntil(cleanUp());
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const address = new URL(request.url);
  address.hash = '';
  if (request.method !== 'GET' || !address.href.startsWith(scope)) return;
  event.respondWith(version.find(address.href).then((found) => found ?? fetch(request)));
});
