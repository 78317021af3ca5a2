import { createReadStream, statSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { createGzip } from 'node:zlib';
import { foreignHostSentence, isForThisMachine, THIS_MACHINE } from '../src/cli/serve/this-machine.js';
import { headersFor, readHeaderRules } from './hosting-headers.js';

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
 * where there is one. Requests that name another host than this machine are refused.
 * @param {string} folder
 * @param {{ port?: number, base?: string, compresses?: boolean, addresses?: PageAddresses, sendsHeaders?: boolean }} [options]
 *   `port`: to try first; the next free one is taken. 0 takes any. `base`: path under which the folder is served, as
 *   `/docs/`. `sendsHeaders`: those that the folder's `_headers` names.
 * @returns {Promise<{ url: string, close: () => Promise<void> }>} `url`: where the folder is, with the base
 */
export async function serveFolder(
  folder,
  { port = 0, base = '/', compresses = false, addresses = 'files', sendsHeaders = false } = {},
) {
  const root = path.resolve(folder);
  const rules = sendsHeaders ? readHeaderRules(root) : [];
  const server = createServer((request, response) => {
    if (!isForThisMachine(request.headers.host)) return refuse(response, 403, foreignHostSentence(url));
    const pathname = decodePath(request.url ?? '/');
    if (pathname === undefined) return refuse(response, 400, 'This is not an address.\n');
    if (!pathname.startsWith(base)) return respond(response, 404);
    const wanted = pathname.slice(base.length);
    const answer = find(root, wanted, addresses);
    if (answer.moved !== undefined) {
      return response.writeHead(301, { Location: base + encodeURI(answer.moved) }).end();
    }
    const canCompress = compresses && /\bgzip\b/.test(request.headers['accept-encoding'] ?? '');
    const file = answer.file ?? [path.join(root, '404.html')].find(isFile);
    respond(response, answer.file ? 200 : 404, file, canCompress, headersFor(rules, `/${wanted}`));
  });
  const taken = await listen(server, port);
  const url = `http://${THIS_MACHINE}:${taken}${base}`;
  return {
    url,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/**
 * @param {string} address as the request has it
 * @returns {string | undefined} its path; `undefined` when it is none
 */
function decodePath(address) {
  try {
    const pathname = decodeURIComponent(address.replace(/[?#].*$/s, ''));
    return pathname.startsWith('/') && !pathname.includes('\0') ? pathname : undefined;
  } catch {
    return undefined;
  }
}

/**
 * @param {import('node:http').ServerResponse} response
 * @param {number} status
 * @param {string} sentence
 */
function refuse(response, status, sentence) {
  response
    .writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', 'X-Content-Type-Options': 'nosniff' })
    .end(sentence);
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
 * @param {Record<string, string>} [headers] beside those that every file has
 */
function respond(response, status, file, canCompress = false, headers = {}) {
  const extension = path.extname(file ?? '.txt');
  const isCompressed = canCompress && COMPRESSED.has(extension);
  response.writeHead(status, {
    'Content-Type': TYPES[extension] ?? 'application/octet-stream',
    'Cache-Control': 'no-cache',
    ...headers,
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
    server.listen(port, THIS_MACHINE, () => resolve(server.address().port));
  });
}
