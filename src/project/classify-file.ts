/** What a file of a project is for, told by its path alone. */
import { NOTES_FILE } from './notes-file.ts';
import { extensionOf, nameOf } from './paths.ts';

/**
 * `page`: becomes a page of the site. `repository`: a note for people who work on the project, a page only when
 * the navigation lists it. `source`: read while building (snippets, configuration, hidden files). `asset`: copied.
 */
export type FileRole = 'page' | 'repository' | 'source' | 'asset';

const PAGE_EXTENSIONS: ReadonlySet<string> = new Set(['md', 'mdx']);
const CODE_EXTENSIONS: ReadonlySet<string> = new Set(['js', 'jsx', 'mjs', 'ts', 'tsx']);

/** Files of the tools that projects are written with; readers have no use for them. */
const SOURCE_NAMES: ReadonlySet<string> = new Set([
  'docs.json',
  'mint.json',
  'docs.kept.json',
  'docs.old.json',
  // The project's choice of checks.
  'leafwright.checks.json',
  NOTES_FILE,
  'mint.old.json',
  'package.json',
  'package-lock.json',
  'pnpm-lock.yaml',
  'pnpm-workspace.yaml',
  'yarn.lock',
  'bun.lock',
  'bun.lockb',
  'tsconfig.json',
]);

/** Written in capitals by convention, so `changelog.mdx` stays a page. */
const REPOSITORY_NAMES: ReadonlySet<string> = new Set([
  'README.md',
  'LICENSE.md',
  'CHANGELOG.md',
  'CONTRIBUTING.md',
  'CODE_OF_CONDUCT.md',
  'SECURITY.md',
  'AGENTS.md',
  'CLAUDE.md',
]);

export function classifyFile(path: string): FileRole {
  if (isInSourceFolder(path) || isSnippet(path)) return 'source';
  const name = nameOf(path);
  if (REPOSITORY_NAMES.has(name)) return 'repository';
  const extension = extensionOf(path);
  if (PAGE_EXTENSIONS.has(extension)) return 'page';
  return SOURCE_NAMES.has(name) || CODE_EXTENSIONS.has(extension) ? 'source' : 'asset';
}

function isInSourceFolder(path: string): boolean {
  // Nearly no path is taken apart: this is asked for every file of a project, over and over.
  if (!path.startsWith('.') && !path.includes('/.') && !path.includes('node_modules')) return false;
  return path
    .split('/')
    .some(
      (segment, index) =>
        segment === 'node_modules' || (segment.startsWith('.') && !(index === 0 && segment === '.well-known')),
    );
}

/** Whether a file is text or code that pages take in: it stands in `snippets/` or in a `_snippets/` at any depth. */
export function isSnippet(path: string): boolean {
  if (!path.startsWith('snippets/') && !path.startsWith('_snippets/') && !path.includes('/_snippets/')) return false;
  const extension = extensionOf(path);
  return PAGE_EXTENSIONS.has(extension) || CODE_EXTENSIONS.has(extension) || extension === 'json';
}
