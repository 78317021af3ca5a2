/** What a description says of the page of an operation, in `x-mint`. */

import type { FrontMatter } from '../../page-source/front-matter/front-matter-types.ts';
import { recordOf } from '../../shared/record.ts';
import type { Operation } from './operations.ts';

export interface OwnPage {
  /** Where the page goes, without slashes at its ends; absent for the usual place. */
  readonly path?: string;
  readonly frontMatter: FrontMatter;
}

/** Settings of pages whose values are texts, and those that are yes or no. */
const TEXTS = ['title', 'description', 'sidebarTitle', 'icon', 'iconType', 'tag', 'authMethod', 'playground'] as const;
const FLAGS = ['hidden', 'noindex', 'searchable', 'deprecated'] as const;

/** `metadata` and `href`. What is of another kind counts for nothing. `content` is a part of `endpointText`. */
export function ownPageOf({ node }: Pick<Operation, 'node'>): OwnPage {
  const own = node.at('x-mint');
  const metadata = recordOf(own.plain('metadata'));
  const frontMatter: Record<string, string | boolean> = {};
  for (const key of TEXTS) {
    const value = metadata[key];
    if (typeof value === 'string' && value.trim() !== '') frontMatter[key] = value.trim();
  }
  for (const key of FLAGS) {
    const value = metadata[key];
    if (typeof value === 'boolean') frontMatter[key] = value;
  }
  const path = own
    .text('href')
    ?.trim()
    .replace(/^\/+|\/+$/g, '');
  return {
    ...(path !== undefined && isPlainPath(path) && { path }),
    frontMatter,
  };
}

/** A path in the site: no address, and nothing that leads out of it. */
function isPlainPath(path: string): boolean {
  return path !== '' && !/[\\?#:]|(?:^|\/)\.{1,2}(?:\/|$)/.test(path);
}
