import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { unzipSync } from 'fflate';
import type * as host from '../../src/sandbox/host/index.ts';
import { expect, test } from '../base-test.ts';
import { HARNESS_ADDRESS } from '../support/addresses.js';
import { writeFolder } from '../support/archives.ts';
import { leafwright } from '../support/command-line.ts';

const front = (title: string) => `---\ntitle: ${title}\ndescription: A page about ${title}.\n---\n\n`;

interface BuildWindow {
  readonly sandboxHost: typeof host;
  buildPool: host.BuildPool;
}

declare const window: BuildWindow;

const project = {
  'docs.json': JSON.stringify({
    name: 'Built',
    colors: { primary: '#0f766e' },
    navigation: [{ group: 'Pages', pages: ['index', 'loop', 'last'] }],
  }),
  'index.mdx': `${front('Start')}Words of the start.\n\n![A](/images/a.png)`,
  'loop.mdx': `${front('Loop')}Words before the loop.\n\n{(() => { while (true) {} })()}`,
  'last.mdx': `${front('Last')}Words of the last page.`,
  'images/a.png': 'not really a picture',
};

interface Outcome extends Omit<host.BuildResult, 'zip'> {
  readonly bytes: number[];
  readonly progress: host.BuildProgress[];
}

async function build(page: Page, texts: Readonly<Record<string, string | readonly number[]>>): Promise<Outcome> {
  return page.evaluate(async (given) => {
    const encoder = new TextEncoder();
    const files = new Map(
      Object.entries(given).map(([path, text]) => [
        path,
        typeof text === 'string' ? encoder.encode(text) : Uint8Array.from(text),
      ]),
    );
    const progress: host.BuildProgress[] = [];
    window.buildPool ??= window.sandboxHost.createBuildPool({ workers: 2 });
    const { zip, ...result } = await window.buildPool.build({ files, onProgress: (step) => progress.push(step) });
    return { ...result, bytes: [...new Uint8Array(await zip.arrayBuffer())], progress };
  }, texts);
}

test('a site is built in the background; a page that never ends is in it as text', async ({ page }) => {
  await page.goto(HARNESS_ADDRESS);
  const outcome = await build(page, project);
  expect(outcome).toMatchObject({ pages: 3, reused: 0, failed: ['loop'] });
  expect(outcome.diagnostics).toEqual([
    expect.objectContaining({ code: 'site/unknown-address', file: 'docs.json', severity: 'info' }),
    expect.objectContaining({ code: 'page/time-limit', file: 'loop.mdx', severity: 'error' }),
  ]);
  expect(outcome.progress.at(-1)).toEqual({ done: 3, total: 3 });

  const files = unzipSync(Uint8Array.from(outcome.bytes));
  const text = (path: string): string => new TextDecoder().decode(files[path]);
  expect(Object.keys(files)).toEqual(Object.keys(files).sort());
  expect(text('index.html')).toContain('Words of the start.');
  expect(text('loop.html')).toContain('Words before the loop.');
  expect(text('last.html')).toContain('Words of the last page.');
  expect(text('images/a.png')).toBe(project['images/a.png']);
  expect(text('assets/search-index.js')).toContain('Words of the last page.');

  const { 'loop.mdx': _, ...rest } = project;
  const changed = { ...rest, 'last.mdx': `${front('Last')}Other words.` };
  await build(page, rest);
  const again = await build(page, changed);
  expect(again.reused).toBe(1);
  expect(new TextDecoder().decode(unzipSync(Uint8Array.from(again.bytes))['last.html'])).toContain('Other words.');
});

const ICONS = {
  'icon.png': 'iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAIAAAB7QOjdAAAAD0lEQVR4nGP4z8DAwPAfAAcAAf9+CLHQAAAAAElFTkSuQmCC',
  'icon.jpg':
    '/9j/2wBDAA0JCgsKCA0LCgsODg0PEyAVExISEyccHhcgLikxMC4pLSwzOko+MzZGNywtQFdBRkxOUlNSMj5aYVpQYEpRUk//2wBDAQ4ODhMREyYVFSZPNS01T09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT0//wAARCAAQABADASIAAhEBAxEB/8QAFgABAQEAAAAAAAAAAAAAAAAABQQH/8QAFBABAAAAAAAAAAAAAAAAAAAAAP/EABUBAQEAAAAAAAAAAAAAAAAAAAAB/8QAIhEAAQIDCQAAAAAAAAAAAAAAEQASAwRhBRMVISIxUXHh/9oADAMBAAIRAxEAPwAJcIbWs3ZtwNRNPUn4+Itya013HXC//9k=',
  'icon.webp': 'UklGRj4AAABXRUJQVlA4IDIAAACQAQCdASoQABAAAkA4JaACdLoAA5gA/sf//7TD/9/T//8rdr7o8rX/Kpv/2Vj/dGCAAA==',
  'icon.gif':
    'R0lGODlhEAAQAIEAAExpccgeHhSgKB48yCH/C05FVFNDQVBFMi4wAwEAAAAh+QQFCgAAACwAAAAAEAAQAAACKoxvoquIzNyBSyYqbMDZcv152ECWJICmqGmqKlu6KXzKAD3YN63jPW8rAAAh+QQFCgAAACwAAAAAEAAQAIJMaXHhwzcPDw/rX9c34eEAAAAAAAAAAAADLEi6Ov6OMQjlos82PDThnQZ6o8gFaIoKbMuqquvCqdzSqy3ggb7jPl4QqEsAADs=',
};
const MADE = ['assets/icon-192.png', 'assets/icon-512.png', 'apple-touch-icon.png', 'favicon.ico'];

test('icons are made of pictures of every kind, the same as by the command line', async ({ page }, testInfo) => {
  await page.goto(HARNESS_ADDRESS);
  for (const [name, data] of Object.entries(ICONS)) {
    const navigation = [{ group: 'Pages', pages: ['index'] }];
    const config = JSON.stringify({ name: 'Icons', colors: { primary: '#0f766e' }, favicon: name, navigation });
    const texts = { 'docs.json': config, 'index.mdx': `${front('Start')}Words.` };
    const bytes = Buffer.from(data, 'base64');
    const { bytes: site } = await build(page, { ...texts, [name]: [...bytes] });
    const built = unzipSync(Uint8Array.from(site));

    const [folder, zip] = [testInfo.outputPath(name), testInfo.outputPath(`${name}.zip`)];
    writeFolder(folder, { ...texts, [name]: bytes });
    const { output } = leafwright('build', folder, '--out', zip, '--no-cache');
    expect(output).not.toContain('is damaged');
    const expected = unzipSync(readFileSync(zip));
    for (const file of MADE) expect(built[file], `${file} of ${name}`).toEqual(expected[file]);
  }
});

test('an export finds the same problems as the command line, to the last word', async ({ page }, testInfo) => {
  await page.goto(HARNESS_ADDRESS);
  const config = {
    name: 'Problems',
    colors: { primary: '#0f766e' },
    favicon: 'icon.png',
    topbarLinks: [{ name: 'Lost', url: '/last#lost' }],
    navigation: [{ group: 'Pages', pages: ['index', 'last', 'missing'] }],
  };
  // Whole by its head, and damaged behind it.
  const icon = Buffer.from(ICONS['icon.png'], 'base64').fill(7, 45);
  const files = {
    'docs.json': JSON.stringify(config),
    'index.mdx': '---\ntitle: Start\n---\n\n[Lost](/last#nowhere) [gone](/gone) {unknown} <Card tittle="A" />',
    'last.mdx': `${front('Last')}## Begin`,
    'icon.png': icon,
  };
  const { diagnostics } = await build(page, { ...files, 'icon.png': [...icon] });
  const folder = testInfo.outputPath('project');
  writeFolder(folder, files);
  const checked = JSON.parse(leafwright('check', folder, '--json').result);
  expect(diagnostics.map(({ subject: _, ...rest }) => rest)).toEqual(checked.diagnostics);
  expect(diagnostics.map(({ code }) => code)).toEqual(
    expect.arrayContaining([
      'site/damaged-favicon',
      'site/unknown-address',
      'links/missing-anchor',
      'mdx/unknown-name',
    ]),
  );
});

test('a build can be cancelled, and the next one works', async ({ page }) => {
  await page.goto(HARNESS_ADDRESS);
  const reason = await page.evaluate(async () => {
    const encoder = new TextEncoder();
    const pages = Array.from({ length: 200 }, (_, index) => `page-${index}`);
    const config = { name: 'Many', colors: { primary: '#0f766e' }, navigation: [{ group: 'Pages', pages }] };
    const files = new Map([
      ['docs.json', encoder.encode(JSON.stringify(config))],
      ...pages.map((path) => [`${path}.mdx`, encoder.encode(`Words of ${path}.`)] as const),
    ]);
    window.buildPool = window.sandboxHost.createBuildPool({ workers: 2 });
    const abort = new AbortController();
    const onProgress = ({ done }: host.BuildProgress): void => {
      if (done > 0) abort.abort(new Error('Cancelled by the person.'));
    };
    return window.buildPool.build({ files, onProgress, signal: abort.signal }).then(
      () => 'finished',
      (error: Error) => error.message,
    );
  });
  expect(reason).toBe('Cancelled by the person.');
  expect((await build(page, { ...project, 'loop.mdx': front('Mended') })).failed).toEqual([]);
});

test('a site without a readable configuration is refused with the reasons', async ({ page }) => {
  await page.goto(HARNESS_ADDRESS);
  const problems = await page.evaluate(async () => {
    const files = new Map([['docs.json', new TextEncoder().encode('{ "name": ')]]);
    const pool = window.sandboxHost.createBuildPool({ workers: 1 });
    return pool.build({ files }).then(
      () => [],
      (error: unknown) => (error instanceof window.sandboxHost.BuildError ? error.diagnostics : [String(error)]),
    );
  });
  expect(problems[0]).toMatchObject({ severity: 'error', file: 'docs.json' });
});
