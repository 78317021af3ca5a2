/**
 * Takes away from the worker's global scope what an author's page has no business with. What really holds is the
 * policy of the frame, its opaque origin and the frozen language, in which no code finds this scope; this leaves an
 * attacker less to try.
 */

const TAKEN_AWAY = [
  'fetch',
  'fetchLater',
  'XMLHttpRequest',
  'WebSocket',
  'WebSocketStream',
  'WebTransport',
  'EventSource',
  'RTCPeerConnection',
  'RTCDataChannel',
  'FontFace',
  'FontFaceSet',
  'fonts',
  'createImageBitmap',
  'ImageDecoder',
  'OffscreenCanvas',
  'importScripts',
  'Worker',
  'SharedWorker',
  'ServiceWorkerContainer',
  'indexedDB',
  'IDBFactory',
  'caches',
  'CacheStorage',
  'StorageManager',
  'cookieStore',
  'BroadcastChannel',
  'Notification',
  'PushManager',
  'ServiceWorkerRegistration',
  'postMessage',
  'onmessage',
  'close',
  'navigator',
  'location',
  'webkitRequestFileSystem',
  'webkitRequestFileSystemSync',
  'webkitResolveLocalFileSystemURL',
  'webkitResolveLocalFileSystemSyncURL',
] as const;

/** To be called once, after everything of ours that needs one of these has taken hold of it. */
export function confine(scope: object): void {
  for (const name of TAKEN_AWAY) {
    // Some stand on the scope itself, some on its prototypes.
    for (let owner: object | null = scope; owner && owner !== Object.prototype; owner = Object.getPrototypeOf(owner)) {
      if (Object.hasOwn(owner, name)) Reflect.deleteProperty(owner, name);
    }
    // Found on lookup from here on, and not to be replaced.
    Reflect.defineProperty(scope, name, { value: undefined, writable: false, configurable: false, enumerable: false });
  }
}
