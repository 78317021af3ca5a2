import type { SiteRule } from '../rule.ts';

export const noPages: SiteRule = {
  over: 'site',
  code: 'site/no-pages',
  severity: 'warning',
  title: 'Project without pages',
  why: 'There is nothing to show: a site begins with its first page.',
  run: ({ pages }) =>
    pages.size > 0
      ? []
      : [
          {
            message: 'The project has no pages, so the site is empty.',
            hint: 'Add a file such as `index.mdx`, and list it in the navigation.',
          },
        ],
};
