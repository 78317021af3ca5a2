import { createReadStream, statSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { createGzip } from 'node:zlib';

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
  '.webmanifest': 'application/manifest+json',
  '.ttf': 'font/ttf',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
  '.txt': 'text/plain; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.xml': 'application/xml',
};

/** Kinds that a host compresses; pictures and fonts are compressed already. */
const COMPRESSED = new Set(['.html', '.js', '.css', '.json', '.svg', '.txt', '.md', '.xml', '.wasm']);

/**
 * How hosts treat the address of a page. `files`: only the file's own name. `clean`: `/x` shows `x.html` too (GitHub
 * Pages, Netlify). `moved`: `/x.html` leads to `/x` (Cloudflare Pages). `slash`: and that to `/x/` (hosts so set up).
 * @typedef {'files' | 'clean' | 'moved' | 'slash'} PageAddresses
 */

/**
 * Serves a folder on this machine only, as any static host would: no cache, `index.html` for a folder, `404.html`
 * where there is one.
 * @param {string} folder
 * @param {{ port?: number, base?: string, compresses?: boolean, addresses?: PageAddresses }} [options] `port`: to try
 *   first; the next free one is taken. 0 takes any. `base`: path under which the folder is served, as `/docs/`.
 * @returns {Promise<{ url: string, close: () => Promise<void> }>} `url`: where the folder is, with the base
 */
export async function serveFolder(folder, { port = 0, base = '/', compresses = false, addresses = 'files' } = {}) {
  const root = path.resolve(folder);
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (!pathname.startsWith(base)) return respond(response, 404);
    const answer = find(root, decodeURIComponent(pathname.slice(base.length)), addresses);
    if (answer.moved !== undefined) {
      return response.writeHead(301, { Location: base + encodeURI(answer.moved) }).end();
    }
    const canCompress = compresses && /\bgzip\b/.test(request.headers['accept-encoding'] ?? '');
    respond(response, answer.file ? 200 : 404, answer.file ?? [path.join(root, '404.html')].find(isFile), canCompress);
  });
  const taken = await listen(server, port);
  return {
    url: `http://127.0.0.1:${taken}${base}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/**
 * @param {string} root
 * @param {string} wanted path below the root
 * @param {PageAddresses} addresses
 * @returns {{ file?: string, moved?: string }} `moved`: path below the root of where it is now
 */
function find(root, wanted, addresses) {
  const at = (/** @type {string} */ name) => path.join(root, path.normalize(`/${name}`));
  const isMoving = addresses === 'moved' || addresses === 'slash';
  const end = addresses === 'slash' ? '/' : '';
  if (isMoving && wanted.endsWith('.html') && wanted !== '404.html' && isFile(at(wanted))) {
    const clean = wanted.replace(/(^|\/)index\.html$/, '$1').replace(/\.html$/, end);
    return { moved: clean };
  }
  if (isFile(at(wanted))) return { file: at(wanted) };
  if (isFile(at(`${wanted}/index.html`))) {
    return wanted === '' || wanted.endsWith('/') ? { file: at(`${wanted}/index.html`) } : { moved: `${wanted}/` };
  }
  const page = at(`${wanted.replace(/\/$/, '')}.html`);
  if (addresses === 'files' || !isFile(page)) return {};
  if (addresses === 'slash') return wanted.endsWith('/') ? { file: page } : { moved: `${wanted}/` };
  return wanted.endsWith('/') ? {} : { file: page };
}

/**
 * @param {import('node:http').ServerResponse} response
 * @param {number} status
 * @param {string} [file]
 * @param {boolean} [canCompress]
 */
function respond(response, status, file, canCompress = false) {
  const extension = path.extname(file ?? '.txt');
  const isCompressed = canCompress && COMPRESSED.has(extension);
  response.writeHead(status, {
    'Content-Type': TYPES[extension] ?? 'application/octet-stream',
    'Cache-Control': 'no-cache',
    ...(isCompressed && { 'Content-Encoding': 'gzip', Vary: 'Accept-Encoding' }),
  });
  if (!file) response.end('Not found');
  else if (isCompressed) createReadStream(file).pipe(createGzip()).pipe(response);
  else createReadStream(file).pipe(response);
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
