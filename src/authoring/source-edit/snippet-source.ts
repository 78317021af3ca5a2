/** What stands in the file of a snippet. Pure. */
import { exportedNames } from '../../page-source/declared-names.ts';
import { type FoundImport, findImports } from '../../page-source/import-statements.ts';
import { findAddresses } from '../../page-source/references/find-addresses.ts';
import { folderOf, normalizePath } from '../../project/paths.ts';
import { applyTextEdits, lineEndOf } from '../../project/text-edit.ts';

/**
 * Text of the new file, with the imports that it needs and the line ends of the page; `undefined` where it needs what the
 * page itself exports.
 * @param value of the snippet, with `\n` as line ends
 * @param file the page's path
 */
export function snippetSource(text: string, value: string, file: string): string | undefined {
  const body = rooted(value, file);
  if (exportedNames(text).some((name) => uses(body, name))) return undefined;
  const imports = findImports(text).filter(({ bindings }) => Object.keys(bindings).some((name) => uses(body, name)));
  const head = imports.map((one) => `${statementOf(text, one, file)}\n`).join('');
  return `${head}${head === '' ? '' : '\n'}${body}\n`.replace(/\r?\n/g, lineEndOf(text));
}

function uses(source: string, name: string): boolean {
  return new RegExp(`(?<![\\w$])${name.replace(/\$/g, '\\$')}(?![\\w$])`).test(source);
}

/** Addresses that begin at the page's folder begin at the project, since the snippet stands elsewhere. */
function rooted(source: string, file: string): string {
  const edits = findAddresses('snippet.mdx', source)
    .filter(({ written }) => /^\.\.?\//.test(written))
    .map(({ start, end, written }) => ({ start, end, text: fromRoot(written, file) }));
  return applyTextEdits(source, edits);
}

function fromRoot(written: string, file: string): string {
  const [path = ''] = /^[^?#]*/.exec(written) ?? [];
  const place = normalizePath(`${folderOf(file)}/${path}`);
  return place === undefined ? written : `/${place}${written.slice(path.length)}`;
}

function statementOf(text: string, { start, end, specifier }: FoundImport, file: string): string {
  const statement = text.slice(start, end).trimEnd();
  return /^\.\.?\//.test(specifier) ? statement.replace(specifier, () => fromRoot(specifier, file)) : statement;
}
