import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Another host, which writes down what it is asked for: whatever it hears of has got out. */
export interface ListeningHost {
  /** Without a slash at its end. */
  readonly address: string;
  /** Paths that were asked for, in order. */
  readonly heard: readonly string[];
  readonly close: () => Promise<void>;
}

/** A picture of one point. */
const PICTURE = Buffer.from('R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==', 'base64');

export async function listen(): Promise<ListeningHost> {
  const heard: string[] = [];
  const server = createServer((request, response) => {
    const path = request.url ?? '';
    if (path !== '/plain.html' && path !== '/favicon.ico') heard.push(path);
    const isPage = path.endsWith('.html');
    response.writeHead(200, {
      'content-type': isPage ? 'text/html' : 'image/gif',
      'access-control-allow-origin': '*',
      'cache-control': 'no-store',
    });
    response.end(isPage ? '<!doctype html><title>Plain</title>' : PICTURE);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    heard,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
