/** The page for unknown addresses. The theme draws all of it, in the words of the site's language. */

import type { PageGenerator } from './page-generator.ts';

/** Its address: hosts look for a page of this name at the root of the site. */
export const NOT_FOUND_PATH = '404';

export const notFoundPage: PageGenerator = {
  name: 'not-found',
  generate: () => ({
    pages: [{ path: NOT_FOUND_PATH, title: 'Page not found', text: () => '', kind: 'not-found' }],
  }),
};
