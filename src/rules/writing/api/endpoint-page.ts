/** Pages about one endpoint that are written by hand: with `api` in their front matter, not made of a description. */
import type { WritingPage } from '../writing-page.ts';

export interface Endpoint {
  readonly method: string;
  readonly path: string;
}

const WRITTEN = /^(GET|POST|PUT|PATCH|DELETE|HEAD|OPTIONS)\s+(\S+)$/i;

export function endpointOf({ frontMatter: { api, openapi } }: Pick<WritingPage, 'frontMatter'>): Endpoint | undefined {
  if (api === undefined || openapi !== undefined) return undefined;
  const match = WRITTEN.exec(api.trim());
  return match === null ? undefined : { method: (match[1] ?? '').toUpperCase(), path: match[2] ?? '' };
}
