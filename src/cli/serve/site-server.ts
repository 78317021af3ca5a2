/** Serves the site over HTTP and tells open pages when it has changed. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { UserError } from '../user-error.ts';
import { mediaTypeOf } from './media-types.ts';
import type { ServedFile } from './served-site.ts';
import { foreignHostSentence, isForThisMachine, THIS_MACHINE } from './this-machine.js';

/** A file is what its type says: a picture never becomes a script. */
const NEVER_GUESSED = { 'X-Content-Type-Options': 'nosniff' };
const CHANGES = '/__leafwright/changes';
const liveReload = (version: number) =>
  `<script>new EventSource('${CHANGES}?since=${version}').onmessage = () => location.reload();</script>\n`;

export interface SiteServer {
  readonly url: string;
  /** Every open page loads itself anew. */
  readonly reload: () => void;
  readonly close: () => Promise<void>;
}

export async function startServer(port: number, find: (address: string) => Promise<ServedFile>): Promise<SiteServer> {
  const listeners = new Set<ServerResponse>();
  /** Of the site. Another run of the server counts from somewhere else, so that a page left open loads itself anew. */
  let version = Date.now();
  const server = createServer((request, response) => {
    if (!isForThisMachine(request.headers.host)) return refuse(response, foreignHostSentence(url));
    const [address = '/', query = ''] = (request.url ?? '/').split(/[?#]/);
    if (address !== CHANGES) return answer(request, response, version, () => find(address));
    listen(listeners, response);
    // The site has changed while the page was on its way.
    if (query !== `since=${version}`) tell(response);
  });
  await listenOn(server, port);
  const url = `http://localhost:${(server.address() as AddressInfo).port}/`;
  return {
    url,
    reload: () => {
      version++;
      for (const listener of listeners) tell(listener);
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function refuse(response: ServerResponse, sentence: string): void {
  response.writeHead(403, { 'Content-Type': 'text/plain; charset=utf-8', ...NEVER_GUESSED }).end(sentence);
}

function tell(listener: ServerResponse): void {
  listener.write('data: changed\n\n');
}

function listen(listeners: Set<ServerResponse>, response: ServerResponse): void {
  response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
  response.write('retry: 500\n\n');
  listeners.add(response);
  response.on('close', () => listeners.delete(response));
}

/** @param version of the site, before the file is made */
function answer(
  request: IncomingMessage,
  response: ServerResponse,
  version: number,
  find: () => Promise<ServedFile>,
): void {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, { Allow: 'GET, HEAD' }).end();
    return;
  }
  find().then(
    ({ status, path, contents }) => {
      const isDocument = path.endsWith('.html') && typeof contents === 'string';
      const body = Buffer.from(isDocument ? adaptDocument(contents, status, version) : contents);
      const headers = {
        'Content-Type': mediaTypeOf(path),
        'Content-Length': body.length,
        'Cache-Control': 'no-store',
        ...NEVER_GUESSED,
      };
      response.writeHead(status, headers).end(request.method === 'HEAD' ? undefined : body);
    },
    (error: unknown) => {
      const text = error instanceof Error ? error.message : String(error);
      response.writeHead(500, { 'Content-Type': 'text/plain; charset=utf-8' }).end(`${text}\n`);
      process.stderr.write(`${text}\n`);
    },
  );
}

/** A document that loads itself anew; the page for missing addresses works from any folder. */
function adaptDocument(document: string, status: ServedFile['status'], version: number): string {
  const script = liveReload(version);
  const based = status === 404 ? document.replace('<head>', '<head><base href="/">') : document;
  const end = based.lastIndexOf('</body>');
  return end < 0 ? based + script : based.slice(0, end) + script + based.slice(end);
}

function listenOn(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(
        error.code === 'EADDRINUSE'
          ? new UserError(
              `The port ${port} is taken.`,
              'Choose another with `--port`, or `--port 0` for a free one.',
              1,
            )
          : error,
      );
    });
    server.listen(port, THIS_MACHINE, resolve);
  });
}
