/** Files that are never part of a documentation project, told by their path. */

const FOLDERS: ReadonlySet<string> = new Set(['.git', '.hg', '.svn', 'node_modules', '__MACOSX', '.Trash', '.idea']);
const NAMES: ReadonlySet<string> = new Set(['.DS_Store', 'Thumbs.db', 'desktop.ini', '.localized']);

/** What Chromium writes beside a file before it takes its place; it stays behind when the browser ends meanwhile. */
const SWAP_FILE = /\.crswap$/;

/** Whether a folder and everything in it can be passed over. */
export function isClutterFolder(name: string): boolean {
  return FOLDERS.has(name);
}

export function isClutter(path: string): boolean {
  const segments = path.split('/');
  const name = segments.at(-1) ?? '';
  return (
    NAMES.has(name) || SWAP_FILE.test(name) || name.startsWith('._') || segments.slice(0, -1).some(isClutterFolder)
  );
}
