/** Addresses of generated pages, made of words that stay when other operations come and go. */

import type { Operation } from './operations.ts';

/** `api-reference/users/get-a-user`: the folder, the first tag, and the summary, else the id, else method and path. */
export function operationPath({ node, method, path }: Operation, directory: string): string {
  const tag = node.at('tags').items()[0]?.value;
  const words = node.text('summary') ?? node.text('operationId') ?? '';
  const name = slug(words) || slug(`${method} ${path}`) || 'operation';
  return [directory, typeof tag === 'string' ? slug(tag) : '', name].filter((part) => part !== '').join('/');
}

function slug(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/([a-z\d])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 80);
}
