import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface DescriptionHost {
  /** A file that any site may read. */
  readonly open: string;
  /** The same, which no other site may read. */
  readonly closed: string;
  /** Headers of the requests that came, in order. */
  readonly heard: readonly Readonly<Record<string, unknown>>[];
  readonly close: () => Promise<void>;
}

/** Another host that has an API description. */
export async function serveDescription(text: string): Promise<DescriptionHost> {
  const heard: Record<string, unknown>[] = [];
  const server = createServer(({ url, headers }, response) => {
    heard.push({ ...headers });
    const mayBeRead = url?.startsWith('/open/') ?? false;
    response.writeHead(200, {
      'content-type': 'application/json',
      ...(mayBeRead && { 'access-control-allow-origin': '*' }),
    });
    response.end(text);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    open: `${address}/open/garden.json`,
    closed: `${address}/closed/garden.json`,
    heard,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
