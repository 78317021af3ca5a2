/** Links to other hosts, tried against a host of the test's own. */
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { encodeText } from '../../project/text.ts';
import { addressOf, collectLinks } from '../../rules/external/collect-links.ts';
import { externalProblems } from './external-problems.ts';
import { openLinkMemory } from './link-memory.ts';
import { tryLinks } from './try-links.ts';

let server: Server;
let host = '';
let folder = '';
let asked: string[] = [];
let most = 0;
let open = 0;

beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    open++;
    most = Math.max(most, open);
    const status = Number(/\d{3}/.exec(request.url ?? '')?.[0] ?? 200);
    const isHead = request.method === 'HEAD';
    setImmediate(() => {
      open--;
      if (request.url === '/moved') response.writeHead(302, { location: '/200' });
      else if (request.url === '/no-head') response.writeHead(isHead ? 404 : 200);
      else response.writeHead(status);
      response.end(isHead ? undefined : 'Text.');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  host = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  folder = await mkdtemp(path.join(tmpdir(), 'links-'));
});

afterAll(async () => {
  server.close();
  await rm(folder, { recursive: true });
});

beforeEach(() => {
  asked = [];
  most = 0;
});

test('what is there, what is gone, and what nobody can tell', async () => {
  const paths = ['/200', '/moved', '/no-head', '/404', '/410', '/401', '/429', '/503'];
  const answers = await tryLinks(
    paths.map((one) => host + one),
    { restMs: 0 },
  );
  expect([...answers].map(([address, { kind }]) => `${address.slice(host.length)} ${kind}`)).toEqual([
    '/200 there',
    '/moved there',
    '/no-head there',
    '/404 gone',
    '/410 gone',
    '/401 there',
    '/429 there',
    '/503 silent',
  ]);
  expect(asked.slice(0, 1)).toEqual(['HEAD /200']);
  expect(asked).toContain('GET /404');
  // One host is asked one question at a time.
  expect(most).toBe(1);
});

test('a host that does not answer, and one that is not there', async () => {
  const [answer] = (await tryLinks(['http://127.0.0.1:9/'], { restMs: 0 })).values();
  expect(answer).toMatchObject({ kind: 'silent' });
  const slow: typeof fetch = (_input, init) =>
    new Promise((_resolve, reject) => init?.signal?.addEventListener('abort', () => reject(init.signal?.reason)));
  const [second] = (await tryLinks([`${host}/200`], { fetch: slow, limitMs: 5 })).values();
  expect(second).toEqual({ kind: 'silent', reason: 'it does not answer in time' });
});

test('each place is told, and what was there is not asked again', async () => {
  const range = { start: { line: 1, column: 1 }, end: { line: 1, column: 2 } };
  const links = new Map([
    [`${host}/200`, [{ file: 'a.mdx', range }]],
    [
      `${host}/404`,
      [
        { file: 'a.mdx', range },
        { file: 'b.mdx', range },
      ],
    ],
  ]);
  const run = async (now?: number) => externalProblems(links, await openLinkMemory(folder, now), { restMs: 0 });
  expect((await run()).map(({ code, file, severity }) => [code, file, severity])).toEqual([
    ['links/external-gone', 'a.mdx', 'warning'],
    ['links/external-gone', 'b.mdx', 'warning'],
  ]);
  asked = [];
  await run();
  expect(asked).toEqual(['HEAD /404', 'GET /404']);
  asked = [];
  await run(Date.now() + 8 * 24 * 60 * 60 * 1000);
  expect(asked).toContain('HEAD /200');
});

test('links are collected with their places, without examples and code', () => {
  const text =
    '[A](https://a.dev/x#y) <a href="https://a.dev/x">B</a>\n\n<Card href="https://b.dev" />\n\n`https://c.dev`\n';
  const pages = new Map([['a', { source: { kind: 'file', file: 'a.mdx' } }]]);
  const files = new Map([['a.mdx', encodeText(text)]]);
  const found = collectLinks({ pages, files } as unknown as Parameters<typeof collectLinks>[0]);
  expect([...found].map(([address, places]) => `${address} ${places.map(({ range }) => range.start.line)}`)).toEqual([
    'https://a.dev/x 1,1',
    'https://b.dev/ 3',
  ]);
  const skipped =
    'http://localhost:3000 https://example.com/a https://10.0.0.1 https://{host}/a mailto:a@b.dev /a https://u:p@a.dev http://intranet/a';
  expect(skipped.split(' ').map(addressOf)).toEqual(Array.from({ length: 8 }, () => undefined));
});
