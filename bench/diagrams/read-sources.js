import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

const FENCE = /^([ \t]*)(?:`{3,}|~{3,})\s*mermaid[^\n]*\n([\s\S]*?)^[ \t]*(?:`{3,}|~{3,})[ \t]*$/gm;

/**
 * Sources of all diagrams in a folder: files of their own (`.mmd`) and fences of pages.
 * @param {string} folder
 * @returns {{ name: string, source: string }[]}
 */
export function readDiagrams(folder) {
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder, { recursive: true })
    .map(String)
    .filter((file) => /\.(?:mmd|mermaid|mdx?)$/.test(file) && statSync(path.join(folder, file)).isFile())
    .sort();
  return files.flatMap((file) => {
    const text = readFileSync(path.join(folder, file), 'utf8').replaceAll('\r\n', '\n');
    if (!/\.mdx?$/.test(file)) return [{ name: file, source: text }];
    return [...text.matchAll(FENCE)].map(([, indent = '', body = ''], index) => ({
      name: `${file} ${index + 1}`,
      source: body.replace(new RegExp(`^${indent}`, 'gm'), ''),
    }));
  });
}
