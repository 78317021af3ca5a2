/** What an import or a `<Snippet file>` means in a project. */
import { candidatePaths } from './find-file.ts';

type FindFile = (paths: readonly string[]) => string | undefined;

const EXTENSIONS = ['', '.mdx', '.md', '.jsx', '.js', '.tsx', '.ts', '.json', '/index.mdx', '/index.jsx'];

/** The project file for an import specifier, with or without extension; `undefined` for packages and missing files. */
export function resolveModule(specifier: string, folder: string, find: FindFile): string | undefined {
  if (isReact(specifier)) return undefined;
  const bases = candidatePaths(specifier, folder);
  return find(withExtensions([...bases, ...otherSnippetFolder(bases)]));
}

/** The file of `<Snippet file="…">`: in `snippets/` or `_snippets/`, of the page's folder or of the project. */
export function resolveSnippetFile(name: string, folder: string, find: FindFile): string | undefined {
  const bare = name.replace(/^\.?\//, '');
  const folders = ['snippets', '_snippets', ...(folder === '' ? [] : [`${folder}/snippets`, `${folder}/_snippets`])];
  return find(withExtensions([...folders.map((place) => `${place}/${bare}`), ...candidatePaths(name, folder)]));
}

/** Whether a specifier names React, whose hooks are built in. */
export function isReact(specifier: string): boolean {
  return /^(?:react|preact|react-dom|preact\/hooks|preact\/compat|react\/jsx-runtime)$/.test(specifier);
}

function withExtensions(paths: readonly string[]): string[] {
  return paths.flatMap((path) => EXTENSIONS.map((extension) => path + extension));
}

/** Projects that moved from `_snippets/` to `snippets/` often kept some of the old paths. */
function otherSnippetFolder(paths: readonly string[]): string[] {
  return paths.flatMap((path) => {
    const other = path.replace(
      /(^|\/)(_?)snippets\//,
      (_match, slash: string, old: string) => `${slash}${old === '' ? '_' : ''}snippets/`,
    );
    return other === path ? [] : [other];
  });
}
