import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Diagnostic } from '../../../project/diagnostics.ts';
import type { Preview, PreviewOptions, PreviewReport } from '../../../sandbox/host/index.ts';
import { storeOf } from '../../store/testing/project.ts';
import { startPreviewLoop } from './preview-loop.ts';
import type { PreviewStatus } from './preview-status.ts';

const problem = (message: string, code: Diagnostic['code'] = 'mdx/x'): Diagnostic => ({
  code,
  severity: 'error',
  message,
});

function setUp() {
  const store = storeOf({ 'docs.json': '{}', 'index.mdx': '# Home', 'a.mdx': '# A' });
  const preview = {
    update: vi.fn<Preview['update']>(),
    show: vi.fn<Preview['show']>(),
    setColorMode: vi.fn(),
    setPicking: vi.fn(),
    setScale: vi.fn(),
    markSetting: vi.fn(),
    markLine: vi.fn(),
    markChanges: vi.fn(),
    scrollToLine: vi.fn(),
    chooseVersion: vi.fn(),
    setWriting: vi.fn(),
    tellField: vi.fn(),
    pickBlock: vi.fn(),
    showHidden: vi.fn(),
    readDocument: vi.fn(),
    dispose: vi.fn(),
  };
  let options: PreviewOptions | undefined;
  const statuses: PreviewStatus[] = [];
  const loop = startPreviewLoop({
    store,
    container: {} as HTMLElement,
    createPreview: (given) => {
      options = given;
      return preview;
    },
    onStatus: (status) => statuses.push(status),
    onOpenLink: () => undefined,
  });
  if (!options) throw new Error('No preview was made.');
  const report = (page: string, rest: Partial<PreviewReport> = {}) =>
    options?.onRendered({ page, status: 'ok', isStale: false, diagnostics: [], ...rest });
  const read = () => store.actions.setReading({ revision: 0, home: 'index', pages: [] });
  return { store, preview, options, statuses, loop, report, read, status: () => statuses.at(-1) };
}

test('the home page is shown as soon as it is known, and the files before it', () => {
  const { store, preview, read, status, report } = setUp();
  expect(preview.update).toHaveBeenCalledWith(store.getState().files);
  expect(preview.show).not.toHaveBeenCalled();
  expect(status()).toEqual({ kind: 'starting' });
  read();
  expect(preview.show).toHaveBeenCalledWith('index', '');
  report('index');
  expect(status()).toEqual({ kind: 'current' });
});

test('a page is in sight once it is painted, though it may still get its colours', () => {
  const { options, read, status, report } = setUp();
  read();
  options.onPainted?.(0, false);
  expect(status()).toEqual({ kind: 'starting' });
  options.onPainted?.(0, true);
  expect(status()).toEqual({ kind: 'current' });
  report('index');
  expect(status()).toEqual({ kind: 'current' });
});

test('every change goes to the preview at once', () => {
  const { store, preview } = setUp();
  store.actions.setFileText('a.mdx', 'one', 0);
  store.actions.setFileText('a.mdx', 'two', 0);
  expect(preview.update).toHaveBeenCalledTimes(3);
  expect(preview.update).toHaveBeenLastCalledWith(store.getState().files);
});

test('a link in the page opens the other page at its heading, and the store knows', () => {
  const { store, preview, options, read } = setUp();
  read();
  options.onNavigate('a', 'install');
  expect(store.getState().location.page).toBe('a');
  expect(preview.show).toHaveBeenLastCalledWith('a', 'install');
  options.onNavigate('a', 'usage');
  expect(preview.show).toHaveBeenLastCalledWith('a', 'usage');
});

test('problems of a page stand in the store until it is rendered without them', () => {
  const { store, read, report, status } = setUp();
  read();
  report('index', { status: 'failed', isStale: true, diagnostics: [problem('`<Card>` is not closed.')] });
  expect(store.getState().diagnostics.get('page:index')).toHaveLength(1);
  expect(status()).toEqual({ kind: 'broken', message: '`<Card>` is not closed.', isStale: true });
  report('index');
  expect(store.getState().diagnostics.has('page:index')).toBe(false);
});

test('problems of a page that is not in sight go when its file changes', () => {
  const { store, read } = setUp();
  read();
  store.actions.setDiagnostics('page:a', [problem('old')]);
  store.actions.setDiagnostics('page:index', [problem('shown')]);
  store.actions.setFileText('docs.json', '{ }', 0);
  expect(store.getState().diagnostics.has('page:a')).toBe(true);
  store.actions.setFileText('a.mdx', 'new', 0);
  expect(store.getState().diagnostics.has('page:a')).toBe(false);
  expect(store.getState().diagnostics.has('page:index')).toBe(true);
});

test('a page that was stopped can be tried again', () => {
  const { preview, loop, read, report, status } = setUp();
  read();
  report('index', { status: 'stopped', diagnostics: [problem('The page did not finish in 2 s.')] });
  expect(status()).toEqual({ kind: 'stopped', message: 'The page did not finish in 2 s.' });
  preview.show.mockClear();
  loop.retry();
  expect(preview.show).toHaveBeenCalledWith('index');
});

test('a page that does not exist is told, and so is a sandbox that does not start', () => {
  const { options, read, report, status, store } = setUp();
  read();
  report('index', { status: 'missing' });
  expect(status()).toEqual({ kind: 'missing', hasPages: true });
  options.onFailure(problem('The preview cannot start.', 'sandbox/failed'));
  expect(status()).toEqual({ kind: 'failed', message: 'The preview cannot start.' });
  expect(store.getState().diagnostics.get('sandbox')).toHaveLength(1);
  report('index');
  expect(status()).toEqual({ kind: 'current' });
  expect(store.getState().diagnostics.has('sandbox')).toBe(false);
});

test('while the configuration cannot be read, the last good page stays with the reason', () => {
  const { store, read, report, status } = setUp();
  read();
  report('index');
  store.actions.setDiagnostics('reading', [problem('A comma is missing.', 'config/syntax')]);
  report('index', { isStale: true });
  expect(status()).toEqual({ kind: 'broken', message: 'A comma is missing.', isStale: true });
});

test('after the end the preview is gone and hears of nothing', () => {
  const { store, preview, loop } = setUp();
  loop.stop();
  store.actions.setFileText('a.mdx', 'x', 0);
  expect(preview.dispose).toHaveBeenCalledOnce();
  expect(preview.update).toHaveBeenCalledOnce();
});

describe('of a long page, or long settings', () => {
  const long = `# A\n\n${'Words. '.repeat(5000)}`;
  const frames: (() => void)[] = [];
  const paint = async () => {
    for (const run of frames.splice(0)) run();
    await new Promise((resolve) => setTimeout(resolve));
    await new Promise((resolve) => setTimeout(resolve));
  };
  beforeEach(() => {
    frames.length = 0;
    vi.stubGlobal('document', { hidden: false });
    vi.stubGlobal('requestAnimationFrame', (run: () => void) => frames.push(run));
  });
  afterEach(() => vi.unstubAllGlobals());

  test('the letter is painted first, and the newest text is what the preview gets', async () => {
    const { store, preview } = setUp();
    store.actions.openPage('a');
    store.actions.setFileText('a.mdx', long, 0);
    preview.update.mockClear();
    store.actions.setFileText('a.mdx', `${long} One`, 0);
    store.actions.setFileText('a.mdx', `${long} Two`, 0);
    expect(preview.update).not.toHaveBeenCalled();
    await paint();
    expect(preview.update).toHaveBeenCalledOnce();
    expect(preview.update).toHaveBeenCalledWith(store.getState().files);
  });

  test('another page is never shown from files of before', async () => {
    const { store, preview } = setUp();
    store.actions.openPage('a');
    store.actions.setFileText('a.mdx', long, 0);
    await paint();
    const asked: string[] = [];
    preview.update.mockImplementation(
      (files) => void asked.push(files === store.getState().files ? 'newest' : 'older'),
    );
    preview.show.mockImplementation((page) => void asked.push(page));
    store.actions.setFileText('a.mdx', `${long} One`, 0);
    store.actions.openPage('index');
    await paint();
    expect(asked).toEqual(['newest', 'index']);
  });

  test('an edit of long settings is painted first, and so is the page that it opens', async () => {
    const { store, preview } = setUp();
    preview.update.mockClear();
    preview.show.mockClear();
    store.actions.setFileText('docs.json', JSON.stringify({ name: 'Acorn', description: 'Words. '.repeat(5000) }), 0);
    store.actions.openPage('a');
    expect([preview.update.mock.calls.length, preview.show.mock.calls.length]).toEqual([0, 0]);
    await paint();
    expect(preview.update).toHaveBeenCalledOnce();
    expect(preview.show).toHaveBeenCalledWith('a', '');
  });

  test('a change elsewhere goes at once, and the long page with it, once', async () => {
    const { store, preview } = setUp();
    store.actions.openPage('a');
    store.actions.setFileText('a.mdx', long, 0);
    preview.update.mockClear();
    store.actions.setFileText('a.mdx', `${long} One`, 0);
    store.actions.setFileText('docs.json', '{ }', 0);
    expect(preview.update).toHaveBeenCalledOnce();
    await paint();
    expect(preview.update).toHaveBeenCalledOnce();
  });
});
