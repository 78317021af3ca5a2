/**
 * Ids that style sheets of authors name on the service they were written for, and the part of our pages that has the
 * same place. Rules for them are applied there.
 */
export const PARTS_OF_ORIGINAL: Readonly<Record<string, string>> = {
  navbar: '.top',
  'navbar-transition': '.top',
  'topbar-cta-button': '.top .button',
  'search-bar-entry': '.search-button',
  banner: '.banner',
  'content-area': '#content',
  'content-container': '.shell',
  'body-content': '.shell',
  header: '.page-header',
  'page-title': '.page-header h1',
  'page-context-menu': '.page-actions',
  'sidebar-content': '.sidebar-nav',
  'navigation-items': '.sidebar-nav',
  'table-of-contents': '.toc',
  'table-of-contents-content': '.toc',
  pagination: '.pagination',
  footer: '.site-footer',
};
