import { extensionOf } from '../../project/paths.ts';

const LANGUAGES: Readonly<Record<string, string>> = {
  mdx: 'mdx',
  md: 'markdown',
  json: 'json',
  yaml: 'yaml',
  yml: 'yaml',
  js: 'javascript',
  jsx: 'javascript',
  mjs: 'javascript',
  ts: 'typescript',
  tsx: 'typescript',
  css: 'css',
  html: 'html',
  svg: 'xml',
  xml: 'xml',
};

/** Monaco's name for the language of a file, told by its extension. */
export function editorLanguageOf(path: string): string {
  return LANGUAGES[extensionOf(path)] ?? 'plaintext';
}
