import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { selectPageList, selectProblems } from '../../store/index.ts';
import { storeOf } from '../../store/testing/project.ts';
import { type ReadingWorker, startReadingLoop, TYPING_DELAY_MS, WAIT_EVERY_MS } from './reading-loop.ts';
import type { ReadMessage, ReadRequest } from './reading-messages.ts';
import { createSiteReader, type SiteReader } from './site-reader.ts';

const CONFIG = JSON.stringify({
  name: 'Acorn',
  colors: { primary: '#00aa77' },
  navigation: [{ group: 'Guides', pages: ['guides/second', { group: 'More', pages: ['guides/first'] }] }],
});

const FILES = {
  'docs.json': CONFIG,
  'guides/first.mdx': '---\ntitle: First\n---\n',
  'guides/second.mdx': '---\ntitle: Second page\nsidebarTitle: Second\n---\n',
  'index.mdx': '---\ntitle: Home\n---\n',
  'logo.png': 'pretend',
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const AT_ONCE = (run: () => void): void => run();

/** Workers whose answers are given when the test says so. */
function setUp(files: Readonly<Record<string, string>> = FILES, afterPaint: (run: () => void) => void = AT_ONCE) {
  const store = storeOf(files);
  const workers: (ReadingWorker & SiteReader)[] = [];
  const requests: ReadRequest[] = [];
  const window = new EventTarget();
  let waits = 0;
  let toldToCheck = 0;
  let next = 0;
  const { check, stop } = startReadingLoop(
    store,
    () => {
      const postMessage = (message: ReadMessage) => {
        if (message === 'wait') waits++;
        else if (message === 'check') toldToCheck++;
        else requests.push(message);
      };
      const worker = { postMessage, onmessage: null, onerror: null, terminate: vi.fn(), ...createSiteReader() };
      workers.push(worker);
      return worker;
    },
    { put: afterPaint, drop: () => undefined },
    window,
  );
  const answer = () => {
    vi.advanceTimersByTime(TYPING_DELAY_MS);
    const worker = workers.at(-1);
    const request = requests[next++];
    if (!worker || !request) throw new Error('Nothing was asked.');
    worker.onmessage?.({ data: worker.read(request) } as MessageEvent);
  };
  /** Lets the worker look at links for as long as it takes. */
  const checkLinks = () => {
    const worker = workers.at(-1);
    const found = worker?.checkLinks(() => false);
    if (typeof found === 'object') worker?.onmessage?.({ data: found } as MessageEvent);
  };
  const fail = () => {
    vi.advanceTimersByTime(TYPING_DELAY_MS);
    next++;
    workers.at(-1)?.onerror?.({ message: 'out of luck' } as ErrorEvent);
  };
  const titles = () => selectPageList(store.getState()).map(({ title }) => title);
  const told = () => ({ waits, toldToCheck });
  return { store, workers, requests, window, told, answer, check, checkLinks, fail, stop, titles };
}

test('pages come in the order of the navigation, with their titles and where they stand', () => {
  const { store, answer, titles } = setUp();
  answer();
  expect(titles()).toEqual(['Second', 'First', 'Home']);
  expect(selectPageList(store.getState())[1]).toMatchObject({ trail: ['Guides', 'More'], isInNavigation: true });
  expect(store.getState().reading?.home).toBe('index');
});

test('bytes of files that are only looked for are not sent', () => {
  const { requests } = setUp();
  const logo = requests[0]?.changes.find(({ path }) => path === 'logo.png');
  expect(logo?.after).toHaveLength(0);
});

test('an icon that is whole is not taken for a damaged one', () => {
  const icons = {
    'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M1 1h6v6z"/></svg>',
    'favicon.png': '\u0089PNG\r\n\u001a\n\0\0\0\rIHDR\0\0\0\u0020\0\0\0\u0020\u0008\u0003',
  };
  for (const [icon, contents] of Object.entries(icons)) {
    const config = JSON.stringify({ ...JSON.parse(CONFIG), favicon: icon });
    const { store, answer } = setUp({ ...FILES, 'docs.json': config });
    const bytes = Uint8Array.from(contents, (character) => character.charCodeAt(0));
    store.actions.addFile(icon, bytes);
    answer();
    answer();
    const told = (store.getState().diagnostics.get('reading') ?? []).map(({ message }) => message);
    expect(told.filter((message) => message.includes(icon))).toEqual([]);
  }
});

test('a new title shows, and only the changed file is sent for it', () => {
  const { store, requests, answer, titles } = setUp();
  answer();
  store.actions.setFileText('guides/first.mdx', '---\ntitle: Beginning\n---\n', 0);
  answer();
  expect(requests[1]?.changes.map(({ path }) => path)).toEqual(['guides/first.mdx']);
  expect(titles()).toEqual(['Second', 'Beginning', 'Home']);
});

test('typing in the text of a page leaves the page list as it is', () => {
  const { store, answer } = setUp();
  answer();
  const before = selectPageList(store.getState());
  store.actions.setFileText('guides/first.mdx', '---\ntitle: First\n---\nMore words.', 0);
  answer();
  expect(selectPageList(store.getState())).toBe(before);
});

test('typing is read once, after a pause', () => {
  const { store, requests, answer } = setUp();
  answer();
  for (const text of ['a', 'ab', 'abc']) store.actions.setFileText('index.mdx', text, 0);
  expect(requests).toHaveLength(1);
  vi.advanceTimersByTime(TYPING_DELAY_MS);
  expect(requests).toHaveLength(2);
});

test('an edit of the settings is on the screen before it is read', () => {
  let paint = (): void => undefined;
  const { store, requests, answer } = setUp(FILES, (run) => {
    paint = run;
  });
  answer();
  store.actions.setFileText('docs.json', CONFIG.replace('Acorn', 'Oak'), 0);
  expect(requests).toHaveLength(1);
  paint();
  expect(requests[1]?.changes.map(({ path }) => path)).toEqual(['docs.json']);
});

test('while a reading runs, changes gather for the next one', () => {
  const { store, requests, answer } = setUp();
  store.actions.setFileText('guides/first.mdx', 'a', 0);
  store.actions.setFileText('index.mdx', 'b', 0);
  expect(requests).toHaveLength(1);
  answer();
  expect(requests).toHaveLength(2);
  expect(requests[1]?.changes.map(({ path }) => path).sort()).toEqual(['guides/first.mdx', 'index.mdx']);
  expect(requests[1]?.revision).toBe(2);
});

test('a configuration that does not parse is a problem with a line, and the pages stay', () => {
  const { store, answer, titles } = setUp();
  answer();
  store.actions.setFileText('docs.json', '{ "name": "Acorn", ', 0);
  answer();
  expect(titles()).toEqual(['Second', 'First', 'Home']);
  const [problem] = selectProblems(store.getState());
  expect(problem).toMatchObject({ severity: 'error', file: 'docs.json', range: { start: { line: 1 } } });
});

test('a page that is added while the configuration is broken is listed', () => {
  const { store, answer, titles } = setUp();
  answer();
  store.actions.setFileText('docs.json', '{', 0);
  answer();
  store.actions.addFile('guides/third.mdx', new TextEncoder().encode('---\ntitle: Third\n---\n'));
  answer();
  expect(titles()).toContain('Third');
});

test('an entry of the navigation without a file is a problem', () => {
  const { store, answer } = setUp({ 'docs.json': CONFIG, 'guides/first.mdx': '' });
  answer();
  expect(selectProblems(store.getState()).some(({ message }) => message.includes('`guides/second`'))).toBe(true);
});

test('what is said of each kind of problem comes with the first answer', () => {
  const { store, answer } = setUp();
  answer();
  const kind = store.getState().problemKinds.get('navigation/missing-page');
  expect(kind).toMatchObject({ title: expect.any(String), why: expect.stringContaining('Readers') });
});

test('a link of the settings to a heading that is not there is a problem, until it is there', () => {
  const config = JSON.stringify({
    ...JSON.parse(CONFIG),
    topbarLinks: [{ name: 'Begin', url: '/guides/first#setup' }],
  });
  const { store, answer } = setUp({ ...FILES, 'docs.json': config });
  const problems = () => selectProblems(store.getState()).filter(({ code }) => code === 'config/missing-anchor');
  answer();
  expect(problems()).toMatchObject([{ file: 'docs.json', range: { start: { line: 1 } } }]);
  store.actions.setFileText('guides/first.mdx', '---\ntitle: First\n---\n\n## Setup\n', 0);
  answer();
  expect(problems()).toEqual([]);
});

test('a link from page to page to a heading that is not there is a problem, until it is there', () => {
  const { store, answer, checkLinks, requests } = setUp({
    ...FILES,
    'index.mdx': '[Begin](/guides/first#stepup)',
    'guides/first.mdx': '## Set up\n\n## Step-up\n',
  });
  const problems = () => selectProblems(store.getState()).filter(({ code }) => code === 'links/missing-anchor');
  answer();
  expect(problems()).toEqual([]);
  checkLinks();
  expect(problems()).toMatchObject([{ file: 'index.mdx', range: { start: { line: 1, column: 9 } } }]);
  expect(problems()[0]?.fix?.title).toBe('Write `#step-up`');
  store.actions.setFileText('guides/first.mdx', '## Stepup\n', 0);
  answer();
  checkLinks();
  expect(problems()).toEqual([]);
  expect(requests).toHaveLength(2);
});

test('what nobody waits for is put off while the person does something', () => {
  const { store, window, told, answer, stop } = setUp();
  answer();
  const press = (type: string) => window.dispatchEvent(new Event(type));
  press('keydown');
  press('keydown');
  expect(told().waits).toBe(1);
  vi.advanceTimersByTime(WAIT_EVERY_MS);
  press('pointermove');
  press('pointermove');
  expect(told().waits).toBe(2);
  vi.advanceTimersByTime(WAIT_EVERY_MS);
  store.actions.setFileText('index.mdx', 'typed in the preview', 0);
  expect(told().waits).toBe(3);
  stop();
  vi.advanceTimersByTime(WAIT_EVERY_MS);
  press('keydown');
  expect(told().waits).toBe(3);
});

test('links and writing are looked at once the first page is there, by a later worker from its start', () => {
  const { store, told, answer, check, fail } = setUp();
  answer();
  expect(told().toldToCheck).toBe(0);
  check();
  expect(told().toldToCheck).toBe(1);
  store.actions.setFileText('index.mdx', 'bad luck', 0);
  fail();
  store.actions.setFileText('index.mdx', 'better', 0);
  answer();
  expect(told().toldToCheck).toBe(2);
});

test('a project without a configuration says so', () => {
  const { store, answer } = setUp({ 'a.mdx': '' });
  answer();
  expect(selectProblems(store.getState())[0]?.message).toContain('`docs.json`');
});

test('a fault in reading is told once, and the next change is read by a new worker from the start', () => {
  const { store, workers, requests, answer, fail, titles } = setUp();
  answer();
  store.actions.setFileText('index.mdx', 'bad luck', 0);
  fail();
  expect(workers[0]?.terminate).toHaveBeenCalledOnce();
  expect(selectProblems(store.getState())[0]?.message).toContain('out of luck');
  expect(requests).toHaveLength(2);
  store.actions.setFileText('index.mdx', '---\ntitle: Better\n---', 0);
  answer();
  expect(requests[2]?.changes).toHaveLength(Object.keys(FILES).length);
  expect(titles()).toContain('Better');
  expect(selectProblems(store.getState()).filter(({ severity }) => severity === 'error')).toEqual([]);
});

test('advice comes behind the links, once, and goes when the project wants none', () => {
  const reader = createSiteReader();
  const change = (path: string, text: string) => ({ path, after: new TextEncoder().encode(text) });
  const files = Object.entries({ ...FILES, 'index.mdx': '---\ntitle: Home\n---\n\n[here](/guides/first)\n' });
  reader.read({ revision: 0, changes: files.map(([path, text]) => change(path, text)) });
  const foundIn = () => {
    const found = reader.checkWriting(() => false);
    return typeof found === 'object' ? [...found.writing].map(([file, own]) => `${file} ${own.length}`) : found;
  };
  const first = reader.checkWriting(() => false);
  expect(typeof first === 'object' && first.writing.get('index.mdx')?.map(({ code }) => code)).toContain(
    'writing/link-text',
  );
  expect(foundIn()).toBe('same');
  // Only of the file that has changed.
  reader.read({ revision: 1, changes: [change('guides/first.mdx', '---\ntitle: First\n---\n\n![](/a.png)\n')] });
  expect(foundIn()).toEqual(['guides/first.mdx 1']);
  reader.read({ revision: 2, changes: [change('leafwright.checks.json', '{ "preset": "off" }')] });
  expect(reader.checkWriting(() => true)).toBe('more');
  expect(foundIn()).toEqual(expect.arrayContaining(['index.mdx 0', 'guides/first.mdx 0']));
});

test('what a file is told of the writing goes when only another file is told of', () => {
  const { store, answer, workers } = setUp({
    ...FILES,
    'index.mdx': '[here](/guides/first)\n',
    'guides/first.mdx': '## First:\n\nText.\n',
  });
  const told = () => selectProblems(store.getState()).filter(({ severity }) => severity === 'advice');
  const checkWriting = () => {
    const found = workers.at(-1)?.checkWriting(() => false);
    if (typeof found === 'object') workers.at(-1)?.onmessage?.({ data: found } as MessageEvent);
  };
  answer();
  checkWriting();
  const codes = () => told().map(({ code, file }) => `${code} ${file}`);
  expect(codes()).toEqual(
    expect.arrayContaining(['writing/heading-end guides/first.mdx', 'writing/link-text index.mdx']),
  );
  const kept = told().find(({ file }) => file === 'index.mdx');
  store.actions.setFileText('guides/first.mdx', '## First\n\nText.\n', 0);
  answer();
  checkWriting();
  expect(codes()).not.toContain('writing/heading-end guides/first.mdx');
  // Nothing that shows it need be drawn again.
  expect(told()).toContain(kept);
});

test('what the project has chosen holds for problems that are no advice', async () => {
  const { store, answer } = setUp({ ...FILES, 'docs.json': CONFIG.replace('guides/first', 'guides/third') });
  const codes = () => selectProblems(store.getState()).map(({ code, severity }) => `${code} ${severity}`);
  answer();
  expect(codes()).toContain('navigation/missing-page warning');
  store.actions.editFiles({
    label: 'Choose',
    files: new Map([
      ['leafwright.checks.json', new TextEncoder().encode('{"rules":{"navigation/missing-page":"off"}}')],
    ]),
  });
  answer();
  await vi.waitFor(() => expect(codes().join()).not.toContain('navigation/missing-page'));
});
