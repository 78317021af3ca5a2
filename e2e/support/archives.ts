import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { unzipSync, type Zippable, zipSync } from 'fflate';

/** Files of a folder by path relative to it, with `/` between the parts. */
export function readFolder(folder: string): Map<string, Uint8Array> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return new Map(
    files.map((entry) => {
      const place = path.join(entry.parentPath, entry.name);
      return [path.relative(folder, place).replaceAll(path.sep, '/'), new Uint8Array(readFileSync(place))];
    }),
  );
}

/** Writes a zip of these files; `top` is a folder that holds them all, as archives from a repository host have. */
export function writeZip(target: string, files: ReadonlyMap<string, Uint8Array>, top = ''): void {
  const entries: Zippable = {};
  for (const [name, bytes] of files) entries[`${top}${name}`] = bytes;
  writeFileSync(target, zipSync(entries));
}

/** Writes files into a folder, by path relative to it. */
export function writeFolder(folder: string, files: Readonly<Record<string, string | Uint8Array>>): void {
  for (const [name, contents] of Object.entries(files)) {
    const place = path.join(folder, name);
    mkdirSync(path.dirname(place), { recursive: true });
    writeFileSync(place, contents);
  }
}

/** Unpacks a zip into a folder. */
export function extractZip(zip: string, folder: string): void {
  writeFolder(folder, unzipSync(new Uint8Array(readFileSync(zip))));
}

/** A small project of one page, for tests that need a particular file. */
export function smallProject(files: Readonly<Record<string, string>>): Map<string, Uint8Array> {
  const all = {
    'docs.json': JSON.stringify(
      { name: 'Small', colors: { primary: '#0b6e4f' }, navigation: [{ group: 'Start', pages: ['index', 'second'] }] },
      null,
      2,
    ),
    'index.mdx': '---\ntitle: First page\n---\n\nThe first page.\n',
    'second.mdx': '---\ntitle: Second page\n---\n\nThe second page.\n',
    ...files,
  };
  const encoder = new TextEncoder();
  return new Map(Object.entries(all).map(([name, text]) => [name, encoder.encode(text)]));
}
