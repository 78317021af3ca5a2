/** The page for unknown addresses: what the author says on it. The theme draws the rest, in the words of the site's language. */

import type { PageGenerator } from './page-generator.ts';

/** Its address: hosts look for a page of this name at the root of the site. */
export const NOT_FOUND_PATH = '404';

export const notFoundPage: PageGenerator = {
  name: 'not-found',
  generate: ({ config: { notFound } }) => ({
    pages: [
      {
        path: NOT_FOUND_PATH,
        title: notFound?.title ?? 'Page not found',
        text: () => notFound?.description ?? '',
        kind: 'not-found',
      },
    ],
  }),
};
