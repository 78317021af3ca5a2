import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { exportSource } from '../export-source.ts';
import { importTree } from './import-tree.ts';
import type { IncomingFile, IncomingTree } from './incoming-tree.ts';
import { openZip } from './open-zip.ts';

const corpus = path.resolve(process.env.CORPUS_DIR ?? '../shared/corpus');
const projects = existsSync(corpus)
  ? readdirSync(corpus).filter((name) => statSync(path.join(corpus, name)).isDirectory())
  : [];
if (projects.length === 0) console.info(`Imports of real projects are not tested: there is no ${corpus}.`);

function treeOf(name: string): IncomingTree {
  const folder = path.join(corpus, name);
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry): IncomingFile => {
      const full = path.join(entry.parentPath, entry.name);
      const relative = path.relative(folder, full).replaceAll(path.sep, '/');
      return { path: relative, size: statSync(full).size, read: async () => new Uint8Array(readFileSync(full)) };
    });
  return { name, files, leftOut: [] };
}

describe.runIf(projects.length > 0)('real projects', () => {
  test.each(projects)(
    '%s is imported whole, and its source zip imports as the same project',
    async (name) => {
      const tree = treeOf(name);
      const first = await importTree(tree);
      if (first.status !== 'ok') throw new Error(first.problem.message);
      expect(first.summary.pages).toBeGreaterThan(10);
      expect(first.summary.leftOut.filter(({ reason }) => reason !== 'clutter' && reason !== 'outside')).toEqual([]);
      expect(first.files.size + first.summary.leftOut.length).toBe(tree.files.length);

      const parts = await exportSource(first.files);
      const opened = await openZip(new Blob(parts as Uint8Array<ArrayBuffer>[]), `${name}.zip`);
      if (opened.status !== 'ok') throw new Error(opened.problem.message);
      const second = await importTree(opened.tree);
      if (second.status !== 'ok') throw new Error(second.problem.message);
      expect(second.name).toBe(first.name);
      expect([...second.files.keys()].sort()).toEqual([...first.files.keys()].sort());
      for (const [file, bytes] of first.files)
        expect(Buffer.compare(second.files.get(file) ?? Buffer.of(), bytes)).toBe(0);
    },
    60_000,
  );
});
