import { expect, test } from 'vitest';
import { rangeAt } from '../../project/diagnostics.ts';
import type { BuildPlan, BuiltPage } from '../protocol.ts';
import { checkPages } from './check-pages.ts';
import type { WorkerLine } from './worker-line.ts';
import type { WorkerSession } from './worker-session.ts';

const PLAN: BuildPlan = {
  pages: ['a', 'b'].map((path) => ({
    path,
    output: `${path}.html`,
    file: `${path}.mdx`,
    key: path,
    problemsKey: path,
  })),
  sources: [],
  configAnchors: [
    { href: '/b#gone', file: 'docs.json', range: rangeAt(7, 1), page: { path: 'b', file: 'b.mdx' }, id: 'gone' },
  ],
  diagnostics: [],
};

const LINK = { written: '/b#lost', output: 'b.html', id: 'lost', file: 'a.mdx', range: rangeAt(3, 1) };

/** A worker whose page `b` has one heading. */
function fakeWorker(): WorkerSession {
  const page = (path: string): BuiltPage => ({
    path,
    status: 'ok',
    diagnostics: [],
    anchors: path === 'a' ? { ids: [], links: [LINK] } : { ids: ['here'], links: [] },
  });
  const ask = async ({ kind, page: path = '' }: { kind: string; page?: string }) => {
    if (kind === 'plan') return { kind: 'planned', id: 1, plan: PLAN };
    if (kind === 'check-finished-site') return { kind: 'finished-site-checked', id: 1, problems: [] };
    return { kind: 'built', id: 1, page: page(path) };
  };
  const line = { ask, hasEnded: () => false, stop: () => {} } as unknown as WorkerLine;
  return { open: async () => ({ line, reading: undefined }), stop: () => {} };
}

test('links of pages and of the settings to headings that no built page has are told together', async () => {
  const { late } = await checkPages(fakeWorker(), new Map(), { files: new Map(), onPage: () => {} });
  expect(late.map(({ code, file, range }) => `${code} ${file}:${range?.start.line}`)).toEqual([
    'links/missing-anchor a.mdx:3',
    'config/missing-anchor docs.json:7',
  ]);
});
