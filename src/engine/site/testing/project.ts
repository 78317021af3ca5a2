/** Small projects for tests. */
import type { ProjectFiles } from '../../../project/project-files.ts';

/** Files from texts; `docs.json` may be given as an object and gets a name, colours and an empty navigation. */
export function project(files: Readonly<Record<string, string | object>>): ProjectFiles {
  const withConfig = { 'docs.json': {}, ...files };
  return new Map(
    Object.entries(withConfig).map(([path, contents]) => [path, new TextEncoder().encode(textOf(path, contents))]),
  );
}

function textOf(path: string, contents: string | object): string {
  if (typeof contents === 'string') return contents;
  const defaults = path === 'docs.json' ? { name: 'Docs', colors: { primary: '#123456' }, navigation: [] } : {};
  return JSON.stringify({ ...defaults, ...contents }, null, 2);
}

/** The same files with one of them changed: all others keep the identity of their bytes. */
export function change(files: ProjectFiles, path: string, text: string): ProjectFiles {
  return new Map(files).set(path, new TextEncoder().encode(text));
}
