import { execFileSync } from 'node:child_process';
import { symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { readProject } from './read-project.ts';
import { temporaryFolder } from './testing/temporary-folder.ts';

const CONFIG = '{ "name": "X", "colors": { "primary": "#123456" }, "navigation": [] }';

async function read(location: string, leaveOut: string[] = []) {
  const reading = await readProject(location, leaveOut);
  if (reading.status === 'refused') throw new Error(reading.diagnostics[0]?.message);
  return reading.project;
}

describe('readProject', () => {
  it('reads a folder from its configuration on, without what belongs to tools', async () => {
    const folder = temporaryFolder({
      'docs/docs.json': CONFIG,
      'docs/guides/a.mdx': 'A',
      'docs/photo.png': 'picture',
      'docs/node_modules/x/readme.md': '',
      'docs/.git/config': '',
      'docs/site/a.html': '',
      'docs/earlier/.leafwright-manifest.json': '{}',
      'docs/earlier/a.html': '',
      'README.md': '',
    });
    symlinkSync(folder, path.join(folder, 'docs/circle'));
    const project = await read(folder, [path.join(folder, 'docs/site')]);
    expect([...project.files.keys()].sort()).toEqual(['docs.json', 'guides/a.mdx', 'photo.png']);
    expect(project.folder).toBe(path.join(folder, 'docs'));
    expect(Buffer.from(await project.readContents('photo.png')).toString()).toBe('picture');
  });

  it('reads a zip, and leaves out what climbs out of it', async () => {
    const folder = temporaryFolder();
    const zip = path.join(folder, 'project.zip');
    writeFileSync(
      zip,
      zipSync({ 'x/docs.json': strToU8(CONFIG), 'x/a.mdx': strToU8('A'), '../evil.mdx': strToU8('E') }),
    );
    const project = await read(zip);
    expect([...project.files.keys()].sort()).toEqual(['a.mdx', 'docs.json']);
    expect(project.folder).toBeUndefined();
    expect(project.diagnostics.map(({ code }) => code)).toEqual(['import/climbs-out']);
  });

  it('says what it looked for when there is no configuration', async () => {
    const reading = await readProject(temporaryFolder({ 'mkdocs.yml': '', 'a.md': '' }));
    expect(reading.status).toBe('refused');
    expect(reading.status === 'refused' && reading.diagnostics[0]?.message).toMatch(
      /`docs.json` and `mint.json`.*mkdocs/,
    );
  });

  it('names a path that is not there or is something else', async () => {
    const folder = temporaryFolder({ 'a.txt': '' });
    await expect(readProject(path.join(folder, 'none'))).rejects.toThrow('There is no folder or zip');
    await expect(readProject(path.join(folder, 'a.txt'))).rejects.toThrow('is neither a folder nor a zip');
  });

  it('leaves out pipes, devices, endless links and texts larger than any page', async () => {
    const folder = temporaryFolder({ 'docs.json': CONFIG, 'a.mdx': 'A', 'zeros.mdx': '' });
    truncateSync(path.join(folder, 'zeros.mdx'), 1_000_000_000_000);
    if (process.platform !== 'win32') {
      symlinkSync('/dev/zero', path.join(folder, 'zero.mdx'));
      symlinkSync('loop.mdx', path.join(folder, 'loop.mdx'));
      execFileSync('mkfifo', [path.join(folder, 'pipe.mdx')]);
    }
    const project = await read(folder);
    expect([...project.files.keys()].sort()).toEqual(['a.mdx', 'docs.json']);
    expect(project.diagnostics.map(({ message }) => message)).toEqual([
      '`zeros.mdx` is 1000000 MB and was left out; a text may be at most 50 MB.',
    ]);
  });

  it('refuses a zip of four gigabytes in a sentence, without reading it', async () => {
    const zip = path.join(temporaryFolder(), 'large.zip');
    writeFileSync(zip, '');
    truncateSync(zip, 4_400_000_000);
    const reading = await readProject(zip);
    expect(reading.status === 'refused' && reading.diagnostics[0]?.message).toBe(
      '`large.zip` cannot be opened. This is not a complete zip file; it may be cut off, or be something else.',
    );
  });

  it('refuses a zip whose files are larger than a project may be, by its list', async () => {
    const zip = path.join(temporaryFolder(), 'bomb.zip');
    const files = Array.from({ length: 25 }, (_, index) => [`page-${index}.mdx`, strToU8('Words')] as const);
    const bytes = Buffer.from(zipSync({ 'docs.json': strToU8(CONFIG), ...Object.fromEntries(files) }));
    for (const [name] of files) bytes.writeUInt32LE(49_000_000, bytes.lastIndexOf(name) - 46 + 24);
    writeFileSync(zip, bytes);
    const reading = await readProject(zip);
    expect(reading.status === 'refused' && reading.diagnostics[0]?.message).toBe(
      'The project’s files are 1225 MB; at most 1200 MB can be opened.',
    );
  });

  it('tells a damaged entry of a zip and reads the rest', async () => {
    const zip = path.join(temporaryFolder(), 'liar.zip');
    const bytes = zipSync({ 'docs.json': strToU8(CONFIG), 'liar.mdx': strToU8('Words') });
    const inList = Buffer.from(bytes).lastIndexOf('liar.mdx') - 46;
    new DataView(bytes.buffer, bytes.byteOffset).setUint32(inList + 24, 0xfffffff0, true);
    writeFileSync(zip, bytes);
    const project = await read(zip);
    expect([...project.files.keys()]).toEqual(['docs.json']);
    expect(project.diagnostics).toHaveLength(1);
  });
});
