import { expect, test } from '../base-test.ts';
import { SandboxPage } from '../pages/sandbox-page.ts';

const front = '---\ntitle: Start\n---\n\n';

test('a page with an endless loop or expression is stopped and reported while the app goes on, also after a wait', async ({
  page,
}) => {
  const sandbox = new SandboxPage(page);
  await sandbox.open({ 'index.mdx': `${front}Good words.`, 'other.mdx': `${front}Other words.` });
  await page.evaluate(() => {
    const counter = { ticks: 0 };
    Object.assign(window, { counter });
    setInterval(() => counter.ticks++, 10);
  });
  const report = await sandbox.write('index.mdx', `${front}{(() => { while (true) {} })()}`);
  expect(report.status).toBe('stopped');
  expect(report.diagnostics).toEqual([
    expect.objectContaining({
      code: 'page/time-limit',
      file: 'index.mdx',
      message: expect.stringContaining('did not finish'),
      hint: expect.stringContaining('loop'),
    }),
  ]);
  expect(
    await page.evaluate(() => (window as unknown as { counter: { ticks: number } }).counter.ticks),
  ).toBeGreaterThan(10);
  await expect(sandbox.frame.getByText('Good words.')).toBeVisible();

  const mended = await sandbox.write('index.mdx', `${front}Mended.`);
  expect(mended.status).toBe('ok');
  await expect(sandbox.frame.getByText('Mended.')).toBeVisible();

  const later = 'export const later = (async () => { await null; for (;;) {} })();';
  const afterWait = await sandbox.write('index.mdx', `${front}${later}\n\nWords.`);
  expect(afterWait).toMatchObject({ status: 'stopped', diagnostics: [{ code: 'page/time-limit' }] });
  const expression = await sandbox.write(
    'index.mdx',
    `${front}{String(/^(a+)+$/.test('a'.repeat(60) + '!'))}\n\nWords.`,
  );
  expect(expression).toMatchObject({ status: 'stopped', diagnostics: [{ code: 'page/time-limit' }] });
  expect(await sandbox.show('other')).toMatchObject({ status: 'ok' });
});

test('a page that is stopped before it was ever shown is shown as text, not as the page before it', async ({
  page,
}) => {
  const sandbox = new SandboxPage(page);
  const endless = `${front}Readable words.\n\n{(() => { while (true) {} })()}`;
  await sandbox.open({ 'index.mdx': `${front}Good words.`, 'endless.mdx': endless });
  expect(await sandbox.show('endless')).toMatchObject({
    status: 'stopped',
    isStale: false,
    diagnostics: [{ code: 'page/time-limit', message: expect.stringContaining('Only its text is shown.') }],
  });
  await expect(sandbox.frame.getByText('Readable words.')).toBeVisible();
  await expect(sandbox.frame.getByText('Good words.')).toBeHidden();
  const mended = await sandbox.write('endless.mdx', `${front}Mended words.`);
  expect(mended.status).toBe('ok');
  await expect(sandbox.frame.getByText('Mended words.')).toBeVisible();

  // With code in it, it is run before that can be coloured.
  await sandbox.show('index');
  const later = 'export const later = (async () => { await null; for (;;) {} })();';
  await sandbox.write('endless.mdx', `${front}\`\`\`js\nlet code;\n\`\`\`\n\n${later}\n\nLate words.`);
  expect(await sandbox.show('endless')).toMatchObject({
    status: 'stopped',
    diagnostics: [{ code: 'page/time-limit' }],
  });
  await expect(sandbox.frame.getByText('Late words.')).toBeVisible();
  expect(await sandbox.show('index')).toMatchObject({ status: 'ok' });
});

test('a page whose code takes long is stopped, and finishes when it is tried again with more time', async ({
  page,
}) => {
  const sandbox = new SandboxPage(page);
  await sandbox.open({ 'index.mdx': `${front}Good words.` });
  // 3 seconds of a quiet, usual machine. The harness stops it after one of them, and after 10 when it is tried again. Most of
  // both is counted in work, so that this machine may be as slow as it likes, and both are far from 3: a busy machine may give
  // three times as much of a processor to the page as to the clock, or a third.
  const work = `{(() => {
    const { imul } = Math;
    let state = 1;
    for (let piece = 0; piece < 150; piece++)
      for (let round = 0; round < 17_000_000; round++) state = (imul(state, 1103515245) + 12345 + (state >>> 16)) | 0;
    return 'Done: ' + typeof state;
  })()}`;
  const report = await sandbox.write('index.mdx', `${front}${work}`);
  expect(report).toMatchObject({ status: 'stopped', diagnostics: [{ code: 'page/time-limit' }] });
  expect(await sandbox.show('index')).toMatchObject({ status: 'ok', diagnostics: [] });
  await expect(sandbox.frame.getByText('Done: number')).toBeVisible();
});

test('the code of a page finds no network, no storage and no way out', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  const sandbox = new SandboxPage(page);
  await sandbox.open({
    'index.mdx': `${front}
export const attempt = (name, run) => {
  try { const result = run(); return name + ': ' + (result === undefined ? 'nothing' : 'reached ' + String(result)); }
  catch (error) { return name + ': ' + error.name; }
};
export const outcomes = [
  attempt('fetch', () => fetch('http://127.0.0.1:4181/leak-fetch')),
  attempt('global', () => (function () { return this; })()?.fetch('http://127.0.0.1:4181/leak-this')),
  attempt('eval', () => (0, eval)('fetch("http://127.0.0.1:4181/leak-eval")')),
  attempt('Function', () => Function('return fetch')()),
  attempt('constructor', () => (() => {}).constructor('return fetch')()),
  attempt('parent', () => parent.document),
  attempt('window', () => window.document),
  attempt('database', () => indexedDB.open('x')),
  attempt('import', () => importScripts('http://127.0.0.1:4181/leak-import')),
];

<ul>{outcomes.map((outcome) => <li>{outcome}</li>)}</ul>
`,
  });
  const outcomes = await sandbox.frame.locator('main li').allTextContents();
  expect(outcomes.filter((outcome) => outcome.includes(': '))).toHaveLength(9);
  expect(outcomes.filter((outcome) => outcome.includes('reached'))).toEqual([]);
  expect(requests.filter((url) => url.includes('leak'))).toEqual([]);
});

test('the worker that runs the code of pages has nothing to reach out with', async ({ page }) => {
  const sandbox = new SandboxPage(page);
  await sandbox.open({ 'index.mdx': `${front}Words.` });
  // Whatever an author's code may find a way to, this is all there is.
  // The first one is the clock, which runs nothing of an author's.
  const worker = page.workers().at(-1);
  if (!worker) throw new Error('There is no worker.');
  const found = await worker.evaluate(() => {
    const names = `fetch XMLHttpRequest WebSocket EventSource WebTransport importScripts Worker indexedDB caches
      BroadcastChannel postMessage close navigator location`.split(/\s+/);
    const scope = globalThis as unknown as Record<string, unknown>;
    const chain: object[] = [];
    for (let owner: object | null = scope; owner; owner = Object.getPrototypeOf(owner)) chain.push(owner);
    const restored = names.filter((name) => {
      Reflect.deleteProperty(scope, name);
      return scope[name] !== undefined;
    });
    return [...restored, ...names.filter((name) => chain.slice(1).some((owner) => Object.hasOwn(owner, name)))];
  });
  expect(found).toEqual([]);
  const outcome = await worker.evaluate(() =>
    import('http://127.0.0.1:4181/leak.js' as string).then(
      () => 'reached',
      () => 'refused',
    ),
  );
  expect(outcome).toBe('refused');
});

test('the frame itself has an opaque origin, no storage and no network', async ({ page }) => {
  const sandbox = new SandboxPage(page);
  await sandbox.open({ 'index.mdx': `${front}Words.` });
  const outcomes = await sandbox.frame.evaluate(async () => {
    const attempt = async (run: () => unknown): Promise<string> => {
      try {
        await run();
        return 'reached';
      } catch (error) {
        return (error as Error).name;
      }
    };
    const worker = (code: string): Promise<string> =>
      new Promise((resolve) => {
        const url = URL.createObjectURL(new Blob([code], { type: 'text/javascript' }));
        const started = new Worker(url);
        started.onmessage = ({ data }) => resolve(String(data));
        started.onerror = () => resolve('Error');
      });
    return {
      origin: self.origin,
      fetch: await attempt(() => fetch('http://127.0.0.1:4181/index.html')),
      parent: await attempt(() => window.parent.document.title),
      storage: await attempt(() => localStorage.length),
      database: await attempt(() => indexedDB.open('x')),
      script: await attempt(() => import('http://127.0.0.1:4181/leak.js' as string)),
      workerFetch: await worker(
        "fetch('http://127.0.0.1:4181/index.html').then(() => postMessage('reached'), (e) => postMessage(e.name))",
      ),
      workerImport: await worker(
        "try { importScripts('http://127.0.0.1:4181/leak.js'); postMessage('reached') } catch (e) { postMessage(e.name) }",
      ),
      workerDatabase: await worker(
        "try { indexedDB.open('x'); postMessage('reached') } catch (e) { postMessage(e.name) }",
      ),
    };
  });
  expect(outcomes.origin).toBe('null');
  expect(Object.entries(outcomes).filter(([, outcome]) => outcome === 'reached')).toEqual([]);
});

test('the editor’s own page does not evaluate strings', async ({ page }) => {
  await page.goto('/');
  const outcome = await page.evaluate(
    () =>
      // In a task of the page's own: what a test evaluates directly is exempt from the policy.
      new Promise<string>((resolve) => {
        setTimeout(() => {
          try {
            resolve(String(new Function('return "evaluated"')()));
          } catch (error) {
            resolve((error as Error).name);
          }
        });
      }),
  );
  expect(outcome).toBe('EvalError');
});

test('what does not come from the sandbox’s own line is not believed', async ({ page }) => {
  const sandbox = new SandboxPage(page);
  await sandbox.open({ 'index.mdx': `${front}Words.` });
  await sandbox.frame.evaluate(() => {
    const forged = { kind: 'open-link', url: 'https://example.com/' };
    window.parent.postMessage(forged, '*');
    window.parent.postMessage('leafwright:frame-ready', '*');
  });
  // The frame's answer comes after what was forged before it.
  await sandbox.document();
  expect((await sandbox.log()).links).toEqual([]);
  await expect(sandbox.frame.getByText('Words.')).toBeVisible();
});
