import { symlinkSync, writeFileSync } from 'node:fs';
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
});
