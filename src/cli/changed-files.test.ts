import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import type { Diagnostic } from '../project/diagnostics.ts';
import { changedFiles, onlyIn } from './changed-files.ts';

const root = mkdtempSync(path.join(tmpdir(), 'since-'));
const docs = path.join(root, 'docs');
afterAll(() => rmSync(root, { recursive: true }));

function git(...words: string[]): void {
  const own = ['-c', 'user.name=T', '-c', 'user.email=t@example.com', '-c', 'init.defaultBranch=main'];
  execFileSync('git', ['-C', root, ...own, ...words], { stdio: 'ignore' });
}

const write = (file: string, text: string) => writeFileSync(path.join(docs, file), text);

test('files that are changed, added and not known yet, from the folder of the project', async () => {
  mkdirSync(path.join(docs, 'guides'), { recursive: true });
  write('a.mdx', 'A');
  write('b.mdx', 'B');
  await expect(changedFiles(docs, 'main')).rejects.toThrow('in no Git repository');
  git('init');
  git('add', '.');
  git('commit', '-m', 'First');
  write('b.mdx', 'Other');
  write('guides/ü c.mdx', 'C');
  writeFileSync(path.join(root, 'outside.md'), 'Out');
  expect([...(await changedFiles(docs, 'HEAD'))].sort()).toEqual(['b.mdx', 'guides/ü c.mdx']);
  await expect(changedFiles(docs, 'nowhere')).rejects.toThrow('Git knows no `nowhere` here.');
  await expect(changedFiles(undefined, 'HEAD')).rejects.toThrow('A zip has no history.');
});

test('only what is wrong in these files is left, and parts of what stands for many', () => {
  const one = (more: Partial<Diagnostic>): Diagnostic => ({
    code: 'pages/no-title',
    severity: 'info',
    message: 'No.',
    ...more,
  });
  const parts = [
    { text: 'a', file: 'a.mdx' },
    { text: 'b', file: 'b.mdx' },
  ];
  const found = [one({ file: 'a.mdx' }), one({ file: 'b.mdx' }), one({}), one({ parts })];
  expect(onlyIn(new Set(['b.mdx']), found)).toEqual([found[1], { ...found[3], parts: [parts[1]] }]);
});
