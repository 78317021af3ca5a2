import { request } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import { type SiteServer, startServer } from './site-server.ts';

let server: SiteServer;
afterEach(() => server.close());

async function start(): Promise<void> {
  server = await startServer(0, async () => ({
    status: 200,
    path: 'index.html',
    contents: '<body>Secret plans</body>',
  }));
}

function ask(address: string, host: string): Promise<{ status: number; text: string; headers: object }> {
  return new Promise((resolve, reject) => {
    const options = { port: new URL(server.url).port, host: '127.0.0.1', path: address, headers: { Host: host } };
    request(options, async (response) => {
      let text = '';
      for await (const part of response) text += part;
      resolve({ status: response.statusCode ?? 0, text, headers: response.headers });
    })
      .on('error', reject)
      .end();
  });
}

test('a site whose name leads to this machine reads nothing, not even that something changed', async () => {
  await start();
  for (const address of ['/', '/__leafwright/changes']) {
    const { status, text } = await ask(address, `evil.example:${new URL(server.url).port}`);
    expect(status).toBe(403);
    expect(text).toBe(`This server answers only to this machine's own names. Open ${server.url} instead.\n`);
  }
});

test('this machine reads the site, and no file passes for another kind', async () => {
  await start();
  for (const host of ['localhost:4000', '127.0.0.1:4000', '[::1]:4000']) {
    const answer = await ask('/', host);
    expect(answer.text).toContain('Secret plans');
    expect(answer.headers).toMatchObject({ 'x-content-type-options': 'nosniff' });
  }
});

/** Where a page listens for changes, as the server has written it into the page. */
async function addressOfChanges(): Promise<URL> {
  const page = await (await fetch(server.url)).text();
  return new URL(/EventSource\('([^']+)'/.exec(page)?.[1] ?? '', server.url);
}

/** Reads what the server sends until it says that the site has changed. */
async function listen(address: URL): Promise<{ readonly changed: Promise<string> }> {
  const { body } = await fetch(address);
  const read = async () => {
    let said = '';
    for await (const words of body?.pipeThrough(new TextDecoderStream()) ?? []) {
      said += words;
      if (said.includes('data: changed')) break;
    }
    return said;
  };
  return { changed: read() };
}

test('a page that is open is told of a change', async () => {
  await start();
  const { changed } = await listen(await addressOfChanges());
  server.reload();
  expect(await changed).toBe('retry: 500\n\ndata: changed\n\n');
});

test('a page that begins to listen after a change is told of it', async () => {
  await start();
  const address = await addressOfChanges();
  server.reload();
  const { changed } = await listen(address);
  expect(await changed).toBe('retry: 500\n\ndata: changed\n\n');
});
