import { expect, test } from 'vitest';
import { importTree } from './import-tree.ts';
import type { IncomingFile, IncomingTree } from './incoming-tree.ts';

function file(path: string, text = ''): IncomingFile {
  const bytes = new TextEncoder().encode(text);
  return { path, size: bytes.length, read: async () => bytes };
}

function tree(...files: IncomingFile[]): IncomingTree {
  return { name: 'handbook', files, leftOut: [] };
}

const CONFIG = '{ "name": "Acorn", "navigation": [{ "group": "Start", "pages": ["start"] }] }';

async function imported(given: IncomingTree, options: Parameters<typeof importTree>[1] = {}) {
  const result = await importTree(given, options);
  if (result.status !== 'ok') throw new Error(`${result.status}: ${result.problem.message}`);
  return result;
}

test('a folder with a configuration becomes a project under its own name', async () => {
  const result = await imported(tree(file('docs.json', CONFIG), file('start.mdx', '# Start'), file('logo.svg')));
  expect(result.name).toBe('Acorn');
  expect([...result.files.keys()]).toEqual(['docs.json', 'start.mdx', 'logo.svg']);
  expect(result.summary).toMatchObject({ root: '', configFile: 'docs.json', files: 3, pages: 1, leftOut: [] });
});

test('a configuration in a folder below makes that folder the project, and says what stays outside', async () => {
  const result = await imported(
    tree(file('repo/README.md'), file('repo/docs/mint.json', CONFIG), file('repo/docs/start.mdx')),
  );
  expect([...result.files.keys()]).toEqual(['mint.json', 'start.mdx']);
  expect(result.summary.root).toBe('repo/docs');
  expect(result.summary.leftOut).toEqual([{ path: 'repo/README.md', reason: 'outside' }]);
});

test('files outside the project are never read', async () => {
  const unread: IncomingFile = { path: 'src/huge.bin', size: 9e9, read: () => Promise.reject(new Error('was read')) };
  const result = await imported(tree(unread, file('docs/docs.json', CONFIG)));
  expect(result.files.size).toBe(1);
});

test('clutter of tools and systems is left out', async () => {
  const clutter = ['.git/HEAD', 'node_modules/a/docs.json', '__MACOSX/._docs.json', '.DS_Store', 'img/Thumbs.db'];
  const result = await imported(tree(file('docs.json', CONFIG), ...clutter.map((path) => file(path, CONFIG))));
  expect([...result.files.keys()]).toEqual(['docs.json']);
  expect(result.summary.leftOut.map(({ path }) => path)).toEqual(clutter);
});

test('without a configuration it says what was looked for and how many pages it could make a site of', async () => {
  const result = await importTree(tree(file('a.md'), file('b/c.mdx'), file('d.png')));
  expect(result).toMatchObject({ status: 'no-configuration', pages: 2 });
  if (result.status !== 'no-configuration') return;
  expect(result.problem.message).toContain('`docs.json`');
  expect(result.problem.message).toContain('`mint.json`');
});

test('on wish it makes the configuration, below the one folder that holds everything', async () => {
  const given = tree(file('manual-main/README.md', '# The *Acorn* manual'), file('manual-main/setup.md'));
  const result = await imported(given, { makeConfig: true });
  expect(result.name).toBe('The Acorn manual');
  expect(result.summary).toMatchObject({ root: 'manual-main', isConfigNew: true, configFile: 'docs.json' });
  expect([...result.files.keys()].sort()).toEqual(['README.md', 'docs.json', 'setup.md']);
});

test('a file that is too large is left out and told with its size', async () => {
  const limits = { maxFiles: 10, maxFileBytes: 100, maxTotalBytes: 1000 };
  const result = await imported(tree(file('docs.json', CONFIG), file('video.mp4', 'x'.repeat(2000))), { limits });
  expect(result.files.has('video.mp4')).toBe(false);
  expect(result.summary.diagnostics[0]?.message).toBe('`video.mp4` is 2 KB; a file may be at most 100 bytes.');
});

test('more files or bytes than fit are refused with the numbers', async () => {
  const given = tree(file('docs.json', CONFIG), file('a.md', 'x'.repeat(90)), file('b.md', 'x'.repeat(90)));
  const few = await importTree(given, { limits: { maxFiles: 2, maxFileBytes: 100, maxTotalBytes: 1000 } });
  expect(few).toMatchObject({ status: 'refused', problem: { message: expect.stringContaining('3 files; at most 2') } });
  const small = await importTree(given, { limits: { maxFiles: 9, maxFileBytes: 100, maxTotalBytes: 150 } });
  expect(small).toMatchObject({ status: 'refused', problem: { code: 'import/too-large' } });
});

test('a file that cannot be read is told, and the rest is taken', async () => {
  const broken = { path: 'a.md', size: 3, read: () => Promise.reject(new Error('permission denied')) };
  const result = await imported(tree(file('docs.json', CONFIG), broken, file('b.md')));
  expect([...result.files.keys()]).toEqual(['docs.json', 'b.md']);
  expect(result.summary.diagnostics[0]?.message).toBe('`a.md` could not be read: permission denied');
});

test('a configuration that cannot be read is refused with the reason', async () => {
  const config = { path: 'docs.json', size: 3, read: () => Promise.reject(new Error('permission denied')) };
  expect(await importTree(tree(config, file('a.md')))).toMatchObject({
    status: 'refused',
    problem: { message: '`docs.json` could not be read: permission denied' },
  });
});

test('names that differ in case only are both kept, with a warning', async () => {
  const result = await imported(tree(file('docs.json', CONFIG), file('Start.md', 'A'), file('start.md', 'b')));
  expect(result.files.size).toBe(3);
  expect(result.summary.diagnostics[0]).toMatchObject({ code: 'import/same-but-for-case', severity: 'warning' });
});

test('five thousand files arrive in order, and each one is reported', async () => {
  const many = Array.from({ length: 5000 }, (_, index) => file(`pages/${index}.mdx`, `# ${index}`));
  const reports: number[] = [];
  const onProgress = ({ done, total }: { done: number; total: number }) => void reports.push(done / total);
  const result = await imported(tree(file('docs.json', CONFIG), ...many), { onProgress });
  expect([...result.files.keys()].slice(1, 4)).toEqual(['pages/0.mdx', 'pages/1.mdx', 'pages/2.mdx']);
  expect(reports).toHaveLength(5001);
  expect(reports.at(-1)).toBe(1);
});

test('an import can be stopped', async () => {
  const stop = new AbortController();
  const files = Array.from({ length: 100 }, (_, index) => file(`${index}.md`));
  const running = importTree(tree(file('docs.json', CONFIG), ...files), {
    signal: stop.signal,
    onProgress: ({ done }) => done === 20 && stop.abort(),
  });
  await expect(running).rejects.toThrow(/abort/i);
});
