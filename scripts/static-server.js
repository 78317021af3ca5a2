import { createReadStream, statSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';

const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.webp': 'image/webp',
  '.gif': 'image/gif',
  '.ico': 'image/x-icon',
  '.ttf': 'font/ttf',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
  '.txt': 'text/plain; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.xml': 'application/xml',
};

/**
 * Serves a folder on this machine only, as any static host would: no cache, `index.html` for a folder, `404.html`
 * where there is one.
 * @param {string} folder
 * @param {{ port?: number }} [options] port to try first; the next free one is taken. 0 takes any.
 * @returns {Promise<{ url: string, close: () => Promise<void> }>}
 */
export async function serveFolder(folder, { port = 0 } = {}) {
  const root = path.resolve(folder);
  const server = createServer((request, response) => {
    const wanted = decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname);
    const place = path.join(root, path.normalize(`/${wanted}`));
    const file = [place, path.join(place, 'index.html')].find(isFile);
    const served = file ?? [path.join(root, '404.html')].find(isFile);
    response.writeHead(file ? 200 : 404, {
      'Content-Type': TYPES[path.extname(served ?? '.txt')] ?? 'application/octet-stream',
      'Cache-Control': 'no-cache',
    });
    if (served) createReadStream(served).pipe(response);
    else response.end('Not found');
  });
  const taken = await listen(server, port);
  return {
    url: `http://127.0.0.1:${taken}/`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** @param {string} place */
function isFile(place) {
  return statSync(place, { throwIfNoEntry: false })?.isFile() ?? false;
}

/**
 * @param {import('node:http').Server} server
 * @param {number} port
 * @returns {Promise<number>} the port that was free
 */
function listen(server, port) {
  return new Promise((resolve, reject) => {
    server.once('error', (error) => {
      if (error.code === 'EADDRINUSE') resolve(listen(server, port + 1));
      else reject(error);
    });
    server.listen(port, '127.0.0.1', () => resolve(server.address().port));
  });
}
