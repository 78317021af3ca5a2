import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { headersFor, parseHeaderRules } from './hosting-headers.js';
import { serveFolder } from './static-server.js';

const folder = mkdtempSync(path.join(tmpdir(), 'served-'));
let server: Awaited<ReturnType<typeof serveFolder>>;

beforeAll(async () => {
  mkdirSync(path.join(folder, 'assets'));
  writeFileSync(path.join(folder, 'index.html'), 'Home');
  writeFileSync(path.join(folder, 'assets/a.js'), '1');
  writeFileSync(path.join(folder, '_headers'), '/*\n  X-One: all\n\n/assets/*\n  X-One: part\n  X-Two: b: c\n');
  server = await serveFolder(folder, { sendsHeaders: true });
});

afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

/** As a client that writes what it likes; `fetch` would put the address right first. */
function ask(address: string, host?: string): Promise<{ status: number; text: string; headers: object }> {
  const { port } = new URL(server.url);
  return new Promise((resolve, reject) => {
    const headers = host === undefined ? {} : { Host: host };
    request({ port, host: '127.0.0.1', path: address, headers }, async (response) => {
      let text = '';
      for await (const part of response) text += part;
      resolve({ status: response.statusCode ?? 0, text, headers: response.headers });
    })
      .on('error', reject)
      .end();
  });
}

test.each(['evil.example', 'evil.example:80', '127.0.0.1.evil.example', 'localhost.evil.example', '192.168.0.2'])(
  'a request that names `%s` as its host is refused with the address to open',
  async (host) => {
    const { status, text } = await ask('/', host);
    expect(status).toBe(403);
    expect(text).toBe(`This server answers only to this machine's own names. Open ${server.url} instead.\n`);
  },
);

test.each(['localhost:4173', '127.0.0.1', '[::1]:4173', 'LOCALHOST'])('%s is this machine', async (host) => {
  expect(await ask('/', host)).toMatchObject({ status: 200, text: 'Home' });
});

test.each(['/%', '/%E0%A4%A', '/a%00b', 'http://evil.example/'])(
  '%s is no address, and ends nothing',
  async (address) => {
    expect((await ask(address)).status).toBe(400);
    expect((await ask('/')).status).toBe(200);
  },
);

test.each(['//', '//evil.example/', '/../../etc/passwd', '/..%2f..%2fetc/passwd', '/assets/..%5c..%5cx'])(
  '%s leads to no file outside the folder',
  async (address) => {
    expect((await ask(address)).text).toMatch(/^(?:Home|Not found)$/);
  },
);

test('headers of all rules that cover an address are sent', async () => {
  expect((await ask('/')).headers).toMatchObject({ 'x-one': 'all' });
  expect((await ask('/assets/a.js?x')).headers).toMatchObject({ 'x-one': 'all, part', 'x-two': 'b: c' });
  expect((await ask('/none')).headers).toMatchObject({ 'x-one': 'all' });
});

test('comments and empty lines of the file are passed over', () => {
  expect(headersFor(parseHeaderRules('# A note\n\n/a\n  X: 1\n'), '/a')).toEqual({ X: '1' });
  expect(headersFor(parseHeaderRules('/a\n  X: 1\n'), '/ab')).toEqual({});
});

test('docs/hosting.md names every header of the editor', () => {
  const page = readFileSync('docs/hosting.md', 'utf8');
  const rules = parseHeaderRules(readFileSync('public/_headers', 'utf8'));
  expect(rules).toHaveLength(8);
  for (const { headers } of rules) for (const [name, value] of headers) expect(page).toContain(`\`${name}: ${value}\``);
});

test('browsers keep files of the editor whose names hold a hash, and ask for all others again', () => {
  const rules = parseHeaderRules(readFileSync('public/_headers', 'utf8'));
  expect(headersFor(rules, '/assets/main-BAwPrCrx.js')['Cache-Control']).toMatch(/max-age=31536000, immutable$/);
  for (const address of ['/', '/index.html', '/sandbox.html', '/sw.js', '/manifest.webmanifest', '/icons/a.png']) {
    expect(headersFor(rules, address)['Cache-Control'] ?? '').not.toContain('max-age');
  }
});
