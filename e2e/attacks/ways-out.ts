import type { Frame, Page } from '@playwright/test';

/** Tries every way out that a worker has, each once; says what it has tried. */
const TRY_ALL = `
  const ways = {
    // Nobody answers it: what counts is that it calls.
    transport: () => {
      const transport = new WebTransport('HOST/transport'.replace('http', 'https'));
      for (const end of [transport.ready, transport.closed]) end.catch(() => {});
    },
    font: () => new FontFace('Leak', 'url(HOST/font)').load(),
    fetch: () => fetch('HOST/fetch'),
    request: () => new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      request.onload = resolve;
      request.onerror = reject;
      request.open('GET', 'HOST/request');
      request.send();
    }),
    events: () => new Promise((resolve, reject) => {
      const events = new EventSource('HOST/events');
      events.onopen = resolve;
      events.onerror = () => (events.close(), reject(new Error()));
    }),
    socket: () => new Promise((resolve, reject) => {
      const socket = new WebSocket('HOST/socket'.replace('http', 'ws'));
      socket.onopen = resolve;
      socket.onerror = reject;
    }),
    script: () => importScripts('HOST/script'),
    module: () => import('HOST/module'),
    worker: () => new Promise((resolve, reject) => {
      const code = "fetch('HOST/worker').then(() => postMessage(1), () => postMessage(0))";
      const worker = new Worker(URL.createObjectURL(new Blob([code])));
      worker.onmessage = ({ data }) => (data ? resolve() : reject(new Error()));
      worker.onerror = reject;
    }),
    drawing: async () => createImageBitmap(new Blob(
      ['<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"><image href="HOST/drawing"/></svg>'],
      { type: 'image/svg+xml' },
    )),
  };
  const tried = [];
  for (const [name, run] of Object.entries(ways)) {
    try { await run(); } catch {}
    tried.push(name);
  }
  return tried;
`;

/** Tries every way out in a worker that the document starts; says which it has tried. */
export function tryAllIn(document: Page | Frame, host: string): Promise<readonly string[]> {
  const code = `(async () => {${TRY_ALL.replaceAll('HOST', host)}})().then((tried) => postMessage(tried))`;
  return document.evaluate(
    (script) =>
      new Promise<readonly string[]>((resolve) => {
        const worker = new Worker(URL.createObjectURL(new Blob([script], { type: 'text/javascript' })));
        worker.onmessage = ({ data }) => resolve(data as readonly string[]);
      }),
    code,
  );
}
