/** What holds against a hostile project has to hold in every engine: each has a sandbox, a policy and a worker of its own make. */
import { mkdirSync } from 'node:fs';
import type { TestInfo } from '@playwright/test';
import {
  ENDLESS_PAGES,
  FLOODING_PAGES,
  LARGE_PAGES,
  pageOfMadeAddresses,
  pageOfMadeAddressesLater,
  pageOfWaysOut,
  pageOfWrittenAddresses,
  WAYS_OUT,
} from '../attacks/hostile-pages.ts';
import { smallProject, writeZip } from '../support/archives.ts';
import { type ListeningHost, listen } from '../support/listening-host.ts';
import type { Editor } from './editor.ts';
import { expect, test } from './fixtures.ts';
import { PREVIEW } from './person.ts';

/** Opens a project of two good pages and these. */
async function openWith(pages: Readonly<Record<string, string>>, editor: Editor, testInfo: TestInfo): Promise<void> {
  const names = ['index', 'second', ...Object.keys(pages)];
  const config = { name: 'Hostile', colors: { primary: '#0b6e4f' }, navigation: [{ group: 'Start', pages: names }] };
  const files = Object.fromEntries(Object.entries(pages).map(([name, text]) => [`${name}.mdx`, text]));
  const zip = testInfo.outputPath('hostile.zip');
  mkdirSync(testInfo.outputDir, { recursive: true });
  writeZip(zip, smallProject({ 'docs.json': JSON.stringify(config), ...files }));
  await editor.openZip(zip);
}

/** What every engine loads in the same way. */
const WRITTEN = [
  'img',
  'srcset',
  'picture',
  'iframe',
  'svg-image',
  'style',
  'style-escaped',
  'sheet',
  'font',
  'upper-case',
];

let host: ListeningHost;
test.beforeEach(async () => {
  host = await listen();
});
test.afterEach(() => host.close());

test('nothing gets out: not from the code of a page, not from the view, not from the editor’s own page', async ({
  person,
  editor,
}, testInfo) => {
  const pages = {
    out: pageOfWaysOut(host.address),
    made: pageOfMadeAddresses(host.address),
    later: pageOfMadeAddressesLater(host.address),
    written: pageOfWrittenAddresses(host.address),
  };
  await openWith(pages, editor, testInfo);

  await test.step('the editor’s own page does not evaluate strings and asks no other host', async () => {
    const outcomes = await person.tab.evaluate(tryFromEditor, [host.address]);
    expect(outcomes).toEqual({ strings: 'EvalError', network: 'TypeError' });
  });

  await test.step('the frame of the preview has an origin of its own, no storage and no network', async () => {
    const outcomes = await person.tab.evaluate(tryFromFrame, [host.address], PREVIEW);
    expect(outcomes.origin).toBe('null');
    expect(Object.entries(outcomes).filter(([, outcome]) => outcome === 'reached')).toEqual([]);
  });

  await test.step('the code of a page finds no network, no storage and no way out', async () => {
    await editor.openSource('out');
    await person.reads('All were tried.', PREVIEW);
    const read = () => [...document.querySelectorAll('main li')].map((item) => item.textContent ?? '');
    const outcomes = (await person.tab.evaluate(read, [], PREVIEW)).filter((outcome) => /^\w+: /.test(outcome));
    expect(outcomes).toHaveLength(WAYS_OUT);
    expect(outcomes.filter((outcome) => outcome.includes('reached'))).toEqual([]);
    expect(host.heard).toEqual([]);
  });

  await test.step('no address that code has put together is loaded; those in the text are', async () => {
    await editor.openSource('made');
    await person.reads('All ways are there.', PREVIEW);
    await editor.openSource('later');
    await person.reads('Loaded later', PREVIEW);
    // By the time that these have come, what was asked for before would have come too.
    await editor.openSource('written');
    await expect.poll(() => WRITTEN.filter((name) => !host.heard.includes(`/written-${name}`))).toEqual([]);
    expect(host.heard.filter((path) => !path.startsWith('/written-'))).toEqual([]);
  });
});

test('pages that are too much for a browser, flood it or never end are shown as far as they can be, and the others go on', async ({
  person,
  editor,
}, testInfo) => {
  // One that never ends costs half a minute: it is tried again in the background.
  const endless = { later: ENDLESS_PAGES['endless-later'] ?? '' };
  await openWith({ ...LARGE_PAGES, ...FLOODING_PAGES, ...endless }, editor, testInfo);
  for (const page of Object.keys(LARGE_PAGES)) {
    await editor.openSource(page);
    await person.reads('Readable words.', PREVIEW);
    await person.reads('which would keep the preview from answering');
    await editor.openSource('second');
    await person.reads('The second page.', PREVIEW);
  }
  for (const page of Object.keys(FLOODING_PAGES)) {
    await editor.openSource(page);
    await person.reads('Below the flood.', PREVIEW);
    await editor.openSource('second');
    await person.reads('The second page.', PREVIEW);
  }
  for (const page of Object.keys(endless)) {
    await editor.openSource(page);
    await person.reads('did not finish');
    await editor.openSource('second');
    await person.reads('The second page.', PREVIEW);
  }
});

/** Runs in the frame: what came of each try. */
async function tryFromFrame(address: string): Promise<Readonly<Record<string, string>>> {
  const attempt = async (run: () => unknown): Promise<string> => {
    try {
      await run();
      return 'reached';
    } catch (error) {
      return (error as Error).name;
    }
  };
  const inWorker = (code: string): Promise<string> =>
    new Promise((resolve) => {
      const started = new Worker(URL.createObjectURL(new Blob([code], { type: 'text/javascript' })));
      started.onmessage = ({ data }) => resolve(String(data));
      started.onerror = () => resolve('Error');
    });
  const tried = (way: string): Promise<string> =>
    inWorker(`(async () => ${way})().then(() => postMessage('reached'), (error) => postMessage(error.name))`).catch(
      (error: Error) => error.name,
    );
  return {
    origin: self.origin,
    fetch: await attempt(() => fetch(`${address}/fetch`)),
    parent: await attempt(() => window.parent.document.title),
    storage: await attempt(() => localStorage.length),
    database: await attempt(() => indexedDB.open('x')),
    script: await attempt(() => import(`${address}/script.js`)),
    // Where no worker of the frame's own starts at all, the outcome is the error.
    workerFetch: await tried(`fetch('${address}/worker-fetch')`),
    workerImport: await tried(`importScripts('${address}/worker-import')`),
    workerDatabase: await tried(`indexedDB.open('x')`),
  };
}

/** Runs in the page, in a task of its own: what a driver evaluates directly may be exempt from the policy. */
function tryFromEditor(address: string): Promise<{ readonly strings: string; readonly network: string }> {
  return new Promise((resolve) => {
    setTimeout(async () => {
      const nameOf = (error: unknown) => (error as Error).name;
      let strings = 'evaluated';
      try {
        new Function('return "evaluated"')();
      } catch (error) {
        strings = nameOf(error);
      }
      resolve({ strings, network: await fetch(`${address}/editor`).then(() => 'reached', nameOf) });
    });
  });
}
