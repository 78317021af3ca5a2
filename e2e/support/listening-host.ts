import { type LocalServer, ONE_POINT, startServer } from './local-server.ts';

/** Another host, which writes down what it is asked for: whatever it hears of has got out. */
export interface ListeningHost extends LocalServer {
  /** Paths that were asked for, in order. */
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
  return { ...server, heard };
}
