/** Markdown of ours as text without markup. */
import { ROOT } from '../markdown/markdown-text.ts';

export function plainText(markdown: string): string {
  return markdown
    .replaceAll(ROOT, '')
    .replace(/!\[((?:[^\]\\]|\\.)*)\]\((?:<[^>]*>|[^)]*)\)/g, '$1')
    .replace(/\[((?:[^\]\\]|\\.)*)\]\((?:<[^>]*>|[^)]*)\)/g, '$1')
    .replace(/^#{1,6}\s+/gm, '')
    .replace(/^(?:>\s?)+(?:\[![A-Z]+\]$)?/gm, '')
    .replace(/(?<!\\)(?:\*\*|~~|\*|`+)/g, '')
    .replace(/\\([\\`*_<\]~#+>.)-])/g, '$1')
    .replace(/\\\n/g, '\n')
    .trim();
}
