import type { PageModel } from '../site/site-model.ts';

/** What the navigation needs of a page; the page's own standing in it is not known yet. */
export type NavigationSource = Pick<PageModel, 'path' | 'title' | 'sidebarTitle' | 'frontMatter'>;
