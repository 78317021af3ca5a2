import { startServer } from './local-server.ts';

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
  const { address, close } = await startServer(({ url, headers }, response) => {
    heard.push({ ...headers });
    const mayBeRead = url?.startsWith('/open/') ?? false;
    response.writeHead(200, {
      'content-type': 'application/json',
      ...(mayBeRead && { 'access-control-allow-origin': '*' }),
    });
    response.end(text);
  });
  return {
    open: `${address}/open/garden.json`,
    closed: `${address}/closed/garden.json`,
    heard,
    close,
  };
}
