import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import { type LocalServer, ONE_POINT, startServer } from './local-server.ts';

/** A request as the API got it. */
export interface HeardRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** An API that writes down what it is asked. What it answers depends on the beginning of the path. */
export interface ApiHost extends LocalServer {
  /** All but what browsers ask beforehand. */
  readonly heard: HeardRequest[];
}

/** What stands first in a path, and what comes back. */
const ANSWERS: Readonly<Record<string, (response: ServerResponse) => void>> = {
  picture: (response) => response.writeHead(200, { 'content-type': 'image/gif' }).end(ONE_POINT),
  drawing: (response) =>
    response
      .writeHead(200, { 'content-type': 'image/svg+xml' })
      .end('<svg><script>document.title="run"</script></svg>'),
  file: (response) => response.writeHead(200, { 'content-type': 'application/zip' }).end(ONE_POINT),
  error: (response) => response.writeHead(422, { 'content-type': 'application/json' }).end('{"error":"No such queue"}'),
  empty: (response) => response.writeHead(204).end(),
  large: (response) => response.writeHead(200, { 'content-type': 'text/plain' }).end('x'.repeat(300_000)),
  precise: (response) =>
    response.writeHead(200, { 'content-type': 'application/json' }).end('{"id":12345678901234567890,"ok":true}'),
  moved: (response) => response.writeHead(302, { location: '/echo' }).end(),
  // Never answers: only whoever asked can end it.
  slow: () => undefined,
};

export async function startApi(): Promise<ApiHost> {
  const heard: HeardRequest[] = [];
  const server = await startServer((request, response) => {
    const { method = '', url = '', headers } = request;
    const [, first = ''] = url.split(/[/?;.]/);
    if (first !== 'closed') {
      response.setHeader('access-control-allow-origin', '*');
      response.setHeader('access-control-allow-methods', '*');
      response.setHeader('access-control-allow-headers', 'authorization, *');
      response.setHeader('access-control-expose-headers', 'x-request-id');
    }
    if (method === 'OPTIONS' && headers['access-control-request-method'] !== undefined) {
      response.writeHead(204).end();
      return;
    }
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      // Whether anybody answers is asked at the root.
      if (url !== '/') heard.push({ method, path: url, headers, body: Buffer.concat(chunks) });
      response.setHeader('x-request-id', 'r-1');
      const answer = ANSWERS[first];
      if (answer) answer(response);
      else response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ method, path: url }));
    });
  });
  return { ...server, heard };
}
