import { rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder, textsIn } from '../testing/temporary-folder.ts';
import { UserError } from '../user-error.ts';
import { MANIFEST, OutputFolder, type OutputRecords } from './output-folder.ts';

async function build(
  folder: string,
  files: Readonly<Record<string, string>>,
  records: OutputRecords = {},
  force = false,
): Promise<{ records: OutputRecords; written: number; removed: number }> {
  const output = await OutputFolder.open(folder, records, force);
  for (const [file, text] of Object.entries(files)) output.write(file, text);
  const after = output.finish();
  return { records: after, written: output.written, removed: output.removed };
}

function siteIn(folder: string): Readonly<Record<string, string>> {
  const { [MANIFEST]: _, ...site } = textsIn(folder);
  return site;
}

describe('OutputFolder', () => {
  it('writes only what has changed, with or without records', async () => {
    const folder = path.join(temporaryFolder(), 'site');
    const first = await build(folder, { 'a.html': 'one', 'deep/b.html': 'two' });
    expect(first.written).toBe(2);
    const past = new Date('2001-01-01');
    utimesSync(path.join(folder, 'a.html'), past, past);
    const second = await build(folder, { 'a.html': 'one', 'deep/b.html': 'changed' });
    expect(second.written).toBe(1);
    expect(statSync(path.join(folder, 'a.html')).mtimeMs).toBe(past.getTime());
    expect((await build(folder, { 'a.html': 'one', 'deep/b.html': 'changed' }, second.records)).written).toBe(0);
    expect(siteIn(folder)).toEqual({ 'a.html': 'one', 'deep/b.html': 'changed' });
  });

  it('makes the manifest the same for the same site', async () => {
    const folders = [path.join(temporaryFolder(), 'x'), path.join(temporaryFolder(), 'y')];
    await build(folders[0] ?? '', { 'a.html': '1', 'b.html': '2' });
    await build(folders[1] ?? '', { 'b.html': '2', 'a.html': '1' });
    expect(textsIn(folders[0] ?? '')).toEqual(textsIn(folders[1] ?? ''));
  });

  it('puts back what somebody has changed or deleted', async () => {
    const folder = path.join(temporaryFolder(), 'site');
    const { records } = await build(folder, { 'a.html': 'one', 'b.html': 'two' });
    writeFileSync(path.join(folder, 'a.html'), 'uno');
    rmSync(path.join(folder, 'b.html'));
    await build(folder, { 'a.html': 'one', 'b.html': 'two' }, records);
    expect(siteIn(folder)).toEqual({ 'a.html': 'one', 'b.html': 'two' });
  });

  it('removes what it made before and no longer makes, and folders that become empty', async () => {
    const folder = path.join(temporaryFolder(), 'site');
    await build(folder, { 'a.html': 'one', 'old/page.html': 'two' });
    expect((await build(folder, { 'a.html': 'one' })).removed).toBe(1);
    expect(siteIn(folder)).toEqual({ 'a.html': 'one' });
    expect(() => statSync(path.join(folder, 'old'))).toThrow();
  });

  it('never removes what it did not make, or what was changed since', async () => {
    const folder = path.join(temporaryFolder(), 'site');
    await build(folder, { 'a.html': 'one', 'b.html': 'two' });
    writeFileSync(path.join(folder, 'CNAME'), 'docs.example.com');
    writeFileSync(path.join(folder, 'b.html'), 'mine now');
    await build(folder, { 'a.html': 'one' });
    expect(siteIn(folder)).toEqual({ CNAME: 'docs.example.com', 'a.html': 'one', 'b.html': 'mine now' });
  });

  it('does not follow a manifest out of the folder', async () => {
    const parent = temporaryFolder({ 'precious.txt': 'x' });
    const folder = path.join(parent, 'site');
    await build(folder, { 'a.html': 'one' });
    writeFileSync(
      path.join(folder, MANIFEST),
      JSON.stringify({ files: { '../precious.txt': '4f2d4bf51b6a8d1c5c2d0f6ad8b5b7c2' } }),
    );
    await build(folder, { 'a.html': 'one' });
    expect(textsIn(parent)['precious.txt']).toBe('x');
  });

  it('refuses a folder that holds files of others, unless told to', async () => {
    const folder = temporaryFolder({ 'thesis.txt': 'years of work' });
    await expect(build(folder, { 'a.html': 'one' })).rejects.toThrow(UserError);
    expect(textsIn(folder)).toEqual({ 'thesis.txt': 'years of work' });
    await build(folder, { 'a.html': 'one' }, {}, true);
    await build(folder, {});
    expect(siteIn(folder)).toEqual({ 'thesis.txt': 'years of work' });
  });
});
