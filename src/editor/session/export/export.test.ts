import { expect, test } from 'vitest';
import type { Diagnostic } from '../../../project/diagnostics.ts';
import { BuildError, type BuildPool, type BuildResult } from '../../../sandbox/host/build-types.ts';
import { importTree, openZip } from '../../../transfer/import.ts';
import { storeOf } from '../../store/testing/project.ts';
import { exportFileName } from './export-file-name.ts';
import { exportSite } from './export-site.ts';
import { exportSourceZip } from './export-source-zip.ts';

const problem: Diagnostic = { code: 'mdx/x', severity: 'error', message: 'Not closed.', file: 'guides/a.mdx' };

function run(build: BuildPool['build'], signal = new AbortController().signal) {
  const store = storeOf({ 'docs.json': '{}', 'guides/a.mdx': '' });
  const listing = {
    path: 'guides/a',
    file: 'guides/a.mdx',
    title: 'A',
    trail: [],
    isInNavigation: true,
    isHidden: false,
  };
  store.actions.setReading({ revision: 0, pages: [listing] });
  const progress: number[] = [];
  const outcome = exportSite({ store, pool: { build }, signal, onProgress: ({ done }) => void progress.push(done) });
  return { store, outcome, progress };
}

const result: BuildResult = {
  zip: new Blob(['zip']),
  files: 9,
  pages: 1,
  reused: 0,
  failed: [],
  diagnostics: [problem],
};

test('a build gives the zip, tells how far it is, and leaves the problems of its pages', async () => {
  const { outcome, progress, store } = run(async ({ onProgress }) => {
    onProgress?.({ done: 1, total: 1 });
    return result;
  });
  expect(await outcome).toEqual({ status: 'built', result });
  expect(progress).toEqual([1]);
  expect(store.getState().diagnostics.get('page:guides/a')).toEqual([problem]);
});

test('a site that cannot be built says why', async () => {
  const { outcome } = run(() => Promise.reject(new BuildError([problem])));
  expect(await outcome).toEqual({ status: 'failed', diagnostics: [problem] });
});

test('a cancelled build is no failure', async () => {
  const stop = new AbortController();
  const { outcome } = run(
    ({ signal }) => new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
    stop.signal,
  );
  stop.abort();
  expect(await outcome).toEqual({ status: 'cancelled' });
});

test('a fault of ours is told as one', async () => {
  const { outcome } = run(() => Promise.reject(new Error('worker gone')));
  expect(await outcome).toMatchObject({ status: 'failed', diagnostics: [{ code: 'export/failed' }] });
});

test('the source zip opens as the same project', async () => {
  const store = storeOf({ 'docs.json': '{ "name": "Acorn", "navigation": [] }', 'guides/a.mdx': '# A' });
  const opened = await openZip(await exportSourceZip(store), 'acorn-source.zip');
  if (opened.status !== 'ok') throw new Error(opened.problem.message);
  expect(await importTree(opened.tree)).toMatchObject({ status: 'ok', name: 'Acorn', files: store.getState().files });
});

test('the name of the zip comes from the project, in any script', () => {
  expect(exportFileName('Acorn Handbook', 'site')).toBe('acorn-handbook-site.zip');
  expect(exportFileName(' Café / Größe! ', 'source')).toBe('cafe-große-source.zip');
  expect(exportFileName('文档', 'site')).toBe('文档-site.zip');
  expect(exportFileName('…', 'site')).toBe('project-site.zip');
  expect(exportFileName('long '.repeat(50), 'site')).toBe(`${'long-'.repeat(12).slice(0, -1)}-site.zip`);
});
