import { createSocket } from 'node:dgram';
import { type LocalServer, ONE_POINT, startServer } from './local-server.ts';

/** Another host, which writes down what it is asked for: whatever it hears of has got out. */
export interface ListeningHost extends LocalServer {
  /** Paths that were asked for, in order; `/transport` for a call by WebTransport, to whatever path. */
  readonly heard: readonly string[];
}

export async function listen(): Promise<ListeningHost> {
  const heard: string[] = [];
  const server = await startServer((request, response) => {
    const path = request.url ?? '';
    if (path !== '/plain.html' && path !== '/favicon.ico') heard.push(path);
    const isPage = path.endsWith('.html');
    response.writeHead(200, {
      'content-type': isPage ? 'text/html' : 'image/gif',
      'access-control-allow-origin': '*',
      'cache-control': 'no-store',
    });
    response.end(isPage ? '<!doctype html><title>Plain</title>' : ONE_POINT);
  });
  const calls = createSocket('udp4');
  // Whoever gets no answer calls again.
  calls.once('message', () => heard.push('/transport'));
  await new Promise<void>((resolve) => calls.bind(Number(new URL(server.address).port), '127.0.0.1', resolve));
  return {
    ...server,
    heard,
    close: async () => {
      calls.close();
      await server.close();
    },
  };
}
