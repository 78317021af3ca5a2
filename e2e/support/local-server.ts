import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface LocalServer {
  /** Without a slash at its end. */
  readonly address: string;
  /** Ends the requests that are under way, too. */
  readonly close: () => Promise<void>;
}

/** A picture of one point. */
export const ONE_POINT = Buffer.from('R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==', 'base64');

/** A server of this machine, at a port of its own. */
export async function startServer(answer: RequestListener): Promise<LocalServer> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
