/** The editor, its export, `build` and `check` find the same, in a project with a problem of each origin. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { problemsOf } from '../../cli/problems.ts';
import { startCheckLoop } from '../../editor/session/checking/check-loop.ts';
import { createSiteReader } from '../../editor/session/reading/site-reader.ts';
import { changesBetween, createProjectStore, selectProblems } from '../../editor/store/index.ts';
import { createProjectSession, type EngineServices } from '../../engine/index.ts';
import { testServices } from '../../engine/render/testing/test-site.ts';
import { readRaster } from '../../images/testing/node-raster.ts';
import { writePng } from '../../images/write-png.ts';
import type { Diagnostic } from '../../project/diagnostics.ts';
import type { ProjectFiles } from '../../project/project-files.ts';
import { sortProblems } from '../../rules/collect-problems.ts';
import { createTheme } from '../../theme/index.ts';
import { createAnswers, type Request } from '../realm/worker/answer-requests.ts';
import { createSiteBuilder } from './build-site.ts';
import { checkPages } from './check-pages.ts';
import type { WorkerLine } from './worker-line.ts';
import { createWorkerSession, type WorkerSession } from './worker-session.ts';

const services: EngineServices = {
  ...testServices,
  readRaster,
  theme: createTheme({ script: '', stylesheet: '' }),
  icons: { find: () => ({ kind: 'svg', viewBox: '0 0 1 1', markup: '', isStroked: false }) },
};

const CONFIG = {
  name: 'Tidepool',
  favicon: '/icon.png',
  topbarLinks: [
    { name: 'Lost', url: '/guide#lost' },
    { name: 'Gone', url: '/gone' },
  ],
  redirects: [{ source: '/old', destination: '/guide#old' }],
  navigation: [{ group: 'Start', pages: ['index', 'guide', 'missing'] }],
};

/** Whole by its head: nothing but reading all of it tells that it is damaged. */
const DAMAGED = writePng({ width: 64, height: 64, pixels: new Uint8Array(64 * 64 * 4).fill(255) }).fill(7, 60);

const TEXTS = {
  'docs.json': JSON.stringify(CONFIG, null, 1),
  'index.mdx': '---\ntitle: Home\n---\n\n[Lost](/guide#nowhere) <Card tittle="A">\n\n<Snippet file="shared.mdx" />\n',
  'guide.mdx':
    '---\ntitle: Guide\ndescription: How.\n---\n\n## Begin\n\n{unknown} [gone](/nowhere)\n\n<Snippet file="shared.mdx" />\n',
  'snippets/shared.mdx': 'Shared, with a [link](/not-there).\n',
};

const FILES: ProjectFiles = new Map<string, Uint8Array>([
  ...Object.entries(TEXTS).map(([path, text]) => [path, new TextEncoder().encode(text)] as const),
  ['icon.png', DAMAGED],
]);

/** A worker of the sandbox, without the sandbox. */
function startWorker(): WorkerSession {
  const { answer } = createAnswers(services, () => () => {}, false);
  let last: Promise<unknown> = Promise.resolve();
  const ask = (request: object): Promise<unknown> => {
    const reply = last.then(async () => (await answer({ ...request, id: 1 } as Request)).reply);
    last = reply.catch(() => {});
    return reply;
  };
  const line = { ask, hasEnded: () => false, stop: () => {} } as unknown as WorkerLine;
  return createWorkerSession({ startWorker: async () => line });
}

async function onCommandLine(command: 'build' | 'check'): Promise<readonly Diagnostic[]> {
  const session = createProjectSession(services);
  const reading = session.update(FILES);
  if (reading.status !== 'ok') throw new Error('The test project cannot be read.');
  const { site, diagnostics } = reading;
  const made = await Promise.all([...site.pages.keys()].map((path) => session.renderPage(path)));
  const pages = made.filter((page) => page !== undefined);
  if (command === 'build') await session.renderSharedFiles(pages);
  return problemsOf({ site, session, contents: new Map(), reading: diagnostics, pages });
}

async function inExport(): Promise<readonly Diagnostic[]> {
  return (await createSiteBuilder()([startWorker()], { files: FILES })).diagnostics;
}

async function inEditor(): Promise<readonly Diagnostic[]> {
  const store = createProjectStore({ id: 'p1', name: 'Tidepool', files: FILES });
  const reader = createSiteReader();
  const { diagnostics = [] } = reader.read({ revision: 0, changes: changesBetween(new Map(), FILES) });
  store.actions.setDiagnostics('reading', diagnostics);
  const links = reader.checkLinks(() => false);
  if (typeof links === 'object') store.actions.setDiagnostics('links', links.links);
  const worker = startWorker();
  const loop = startCheckLoop({
    store,
    ready: Promise.resolve(),
    check: (request) => checkPages(worker, new Map(), request),
    window: new EventTarget(),
  });
  await vi.waitFor(() => expect(store.getState().checking).toEqual({ status: 'done' }), 60_000);
  loop.stop();
  return sortProblems(selectProblems(store.getState()));
}

/** The editor offers further ways to mend what it finds in sources. */
function told(problems: readonly Diagnostic[]): readonly string[] {
  return problems.map(({ code, severity, message, hint, file, range }) =>
    JSON.stringify({ code, severity, message, hint, file, range }),
  );
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }));
afterEach(() => void vi.useRealTimers());

test('the editor, its export, build and check tell the same problems', async () => {
  const checked = await onCommandLine('check');
  expect(new Set(checked.map(({ code }) => code))).toEqual(
    new Set([
      'config/missing-anchor',
      'config/missing-page',
      'links/missing-anchor',
      'links/missing-page',
      'mdx/misspelt-attribute',
      'mdx/unclosed-tag',
      'mdx/unknown-name',
      'navigation/missing-page',
      'pages/no-description',
      'redirect/missing-anchor',
      'site/damaged-favicon',
      'site/unknown-address',
    ]),
  );
  expect(told(await onCommandLine('build'))).toEqual(told(checked));
  expect(told(await inExport())).toEqual(told(checked));
  expect([...told(await inEditor())].sort()).toEqual([...told(checked)].sort());
});
