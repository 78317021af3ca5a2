/**
 * Style sheets of the project: every `*.css` among its files is applied to every page, after the site's own styles, as
 * the original service does it. What they import of the project is written in its place.
 */
import { classifyFile } from '../../../project/classify-file.ts';
import { decodeAddress } from '../../../project/decode-address.ts';
import { comparePaths, extensionOf, folderOf, normalizePath } from '../../../project/paths.ts';
import type { ProjectFiles } from '../../../project/project-files.ts';
import { readText } from '../../../project/text.ts';
import { encodePath } from '../../site/page-address.ts';
import { type CssImport, quoteCss, rewriteCss } from './rewrite-css.ts';

export interface ProjectStyles {
  /** Imports from other hosts, which the author has put there; they stand before everything else. */
  readonly imports: string;
  readonly rules: string;
  /** Addresses of files that the project does not have, with the style sheet that names them. */
  readonly missing: readonly { readonly file: string; readonly address: string }[];
}

const NONE: ProjectStyles = { imports: '', rules: '', missing: [] };
const ELSEWHERE = /^(?:https?:)?\/\//i;
const HAS_SCHEME = /^[a-z][a-z\d+.-]*:/i;
/** Of pictures and fonts that are written into the style sheet. */
const WRITTEN_OUT = /^data:(?:image|font|application\/(?:font|x-font)[\w-]*)[/;,]/i;

/** The style sheets of the project, sorted by path. */
export function projectStyleFiles(files: ProjectFiles): readonly string[] {
  return [...files.keys()].filter(isStyleFile).sort(comparePaths);
}

export function isStyleFile(path: string): boolean {
  return path.toLowerCase().endsWith('.css') && extensionOf(path) === 'css' && classifyFile(path) === 'asset';
}

/**
 * @param stylesheet output path of the style sheet that they become part of, for example `assets/site.css`
 * @param parts selectors to write for ids, as `Theme.partsOfOriginal`
 */
export function projectStyles(
  files: ProjectFiles,
  stylesheet: string,
  parts: Readonly<Record<string, string>> = {},
): ProjectStyles {
  const sheets = projectStyleFiles(files);
  if (sheets.length === 0) return NONE;
  const toRoot = '../'.repeat(stylesheet.split('/').length - 1);
  const imported = new Set<string>();
  const imports = new Set<string>();
  const missing = new Map<string, { file: string; address: string }>();

  const read = (file: string, around: readonly string[]): string => {
    const bytes = files.get(file);
    return rewriteCss(bytes === undefined ? '' : readText(bytes), {
      address: (address) => {
        if (address.startsWith('#') || ELSEWHERE.test(address) || WRITTEN_OUT.test(address)) return address;
        const target = resolve(file, address);
        if (target === undefined) return undefined;
        if (!files.has(target.path)) missing.set(`${file} ${address}`, { file, address });
        return `${toRoot}${encodePath(target.path)}${target.rest}`;
      },
      id: (name) => (Object.hasOwn(parts, name) ? parts[name] : undefined),
      import: (rule) => {
        if (ELSEWHERE.test(rule.address)) {
          imports.add(`@import ${quoteCss(rule.address)} ${rule.conditions}`.trim());
          return '';
        }
        const target = resolve(file, rule.address)?.path;
        if (target === undefined || !isStyleFile(target) || !files.has(target)) {
          missing.set(`${file} ${rule.address}`, { file, address: rule.address });
          return '';
        }
        imported.add(target);
        return around.includes(target) || target === file ? '' : within(rule, read(target, [...around, file]));
      },
    });
  };

  for (const file of sheets) read(file, []);
  // Files that others import stand there; of those that import one another in a circle, the first.
  const roots = sheets.filter((file) => !imported.has(file));
  imported.clear();
  const rules: string[] = [];
  for (const file of [...roots, ...sheets]) {
    if (imported.has(file)) continue;
    imported.add(file);
    rules.push(read(file, []));
  }
  return {
    imports: [...imports]
      .map((rule) => `${rule};\n`)
      .join('')
      .replaceAll('</', '<\\/'),
    rules: rules.filter((text) => text !== '').join('\n'),
    missing: [...missing.values()],
  };
}

/** A path of the project as an address in one of its style sheets names it, and the query or fragment behind it. */
function resolve(file: string, address: string): { readonly path: string; readonly rest: string } | undefined {
  if (HAS_SCHEME.test(address)) return undefined;
  const [, written = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(address.trim()) ?? [];
  const decoded = decodeAddress(written);
  const path = normalizePath(decoded.startsWith('/') ? decoded : `${folderOf(file)}/${decoded}`);
  return path === undefined || path === '' ? undefined : { path, rest };
}

/** Rules under the conditions of their import. */
function within({ conditions }: CssImport, rules: string): string {
  if (conditions === '' || rules === '') return rules;
  const [, layer, supports, media = ''] =
    /^(layer(?:\([^()]*\))?)?\s*(supports\((?:[^()]|\([^()]*\))*\))?\s*([\s\S]*)$/i.exec(conditions) ?? [];
  let text = rules;
  if (media.trim() !== '') text = `@media ${media.trim()}{${text}}`;
  if (supports !== undefined) text = `@supports ${supports.slice('supports'.length)}{${text}}`;
  if (layer !== undefined) text = `@layer ${layer.slice('layer'.length).replace(/^\(|\)$/g, '')}{${text}}`;
  return text;
}
