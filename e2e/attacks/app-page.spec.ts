import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { serveFolder } from '../../scripts/static-server.js';
import { expect, test } from '../base-test.ts';
import { HomePage } from '../pages/home-page.ts';
import { EDITOR_ADDRESS } from '../support/addresses.js';
import { listen } from '../support/listening-host.ts';

/** A page of another site, for as long as it is looked at. */
async function withForeignPage(html: string, look: (address: string) => Promise<void>): Promise<void> {
  const server = createServer((_, response) => response.writeHead(200, { 'Content-Type': 'text/html' }).end(html));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    await look(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

/** A script of another site that does what the app does to get hold of the sandbox. Says what came back. */
const CONNECTING = `<script>
  const heard = [];
  addEventListener('message', ({ data }) => data === 'leafwright:frame-ready' && heard.push(data));
  async function connectToAll() {
    for (const outer of [window[0], window[1]]) {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = ({ data }) => heard.push(data.kind);
      outer[0].postMessage('leafwright:frame-connect', '*', [port2]);
      port1.postMessage({ kind: 'ping' });
    }
    return heard;
  }
</script>`;

/** What a browser shows in place of a page that may not be framed. */
const REFUSED = 'chrome-error://chromewebdata/';

const SANDBOX = ['sandbox.html', 'sandbox-code.html', 'sandbox-fetch.html'];

for (const file of ['', 'index.html', ...SANDBOX]) {
  test(`another site cannot put /${file} into a frame`, async ({ page }) => {
    await withForeignPage(`<iframe src="${EDITOR_ADDRESS}${file}"></iframe>`, async (address) => {
      await page.goto(address);
      await expect.poll(() => page.frames().map((frame) => frame.url())).toContain(REFUSED);
    });
  });
}

test('the sandbox opened by itself is no part of the app', async ({ page }) => {
  for (const file of SANDBOX) {
    await page.goto(EDITOR_ADDRESS + file);
    expect(await page.evaluate(() => window.origin)).toBe('null');
  }
});

test('on a host that sends no headers, the sandbox runs nothing outside of the app', async ({ page }) => {
  const host = await serveFolder('dist/editor');
  try {
    const files = SANDBOX;
    const frames = files.map((file) => `<iframe src="${host.url}${file}"></iframe>`);
    await withForeignPage(frames.join('') + CONNECTING, async (address) => {
      await page.goto(address);
      for (const file of files) {
        const outer = page.frames().find((frame) => frame.url() === host.url + file);
        expect(await outer?.evaluate(() => document.scripts.length)).toBe(0);
        // Its own frame is of no origin, whatever the host sends along.
        expect(await outer?.childFrames()[0]?.evaluate(() => window.origin)).toBe('null');
      }
      // What it asks for is done and answered before the last word; nothing has come.
      expect(await page.evaluate('connectToAll()')).toEqual([]);
    });
  } finally {
    await host.close();
  }
});

/** Each tries to turn text into something that runs. */
const ATTACKS = [
  `(0, eval)('1')`,
  `new Function('return 1')()`,
  `setTimeout('window.reached = 1')`,
  `document.body.innerHTML = '<img src=x onerror="window.reached = 1">'`,
  `document.body.insertAdjacentHTML('beforeend', '<p>Hello</p>')`,
  `document.write('<p>Hello</p>')`,
  `new DOMParser().parseFromString('<p>Hello</p>', 'text/html')`,
  `document.createRange().createContextualFragment('<p>Hello</p>')`,
  `document.createElement('iframe').srcdoc = '<p>Hello</p>'`,
  `document.createElement('script').text = 'window.reached = 1'`,
  `document.createElement('script').src = 'https://elsewhere.example/a.js'`,
  `new Worker(URL.createObjectURL(new Blob(['postMessage(1)'])))`,
  `new Worker('https://elsewhere.example/a.js')`,
];

/** Runs as a script of the page would: what the test itself evaluates is free of the page's policy, what runs later is not. */
function attack(page: Page, code: string): Promise<string> {
  return page.evaluate(`new Promise((resolve) => setTimeout(() => {
    try { resolve('got through: ' + (${code})); } catch (error) { resolve(error.name); }
  }))`);
}

test('text becomes no code in the app', async ({ page }) => {
  await new HomePage(page).goto();
  for (const code of ATTACKS) expect(await attack(page, code), code).toMatch(/^(?:TypeError|EvalError)$/);
});

test('the app itself asks no other host for anything', async ({ page }) => {
  const host = await listen();
  try {
    await new HomePage(page).goto();
    const asked = await page.evaluate(
      (address) =>
        new Promise<string>((resolve) => {
          setTimeout(() =>
            fetch(address, { mode: 'no-cors' }).then(
              () => resolve('got through'),
              () => resolve('held'),
            ),
          );
        }),
      `${host.address}/said`,
    );
    expect(asked).toBe('held');
    expect(host.heard).toEqual([]);
  } finally {
    await host.close();
  }
});
