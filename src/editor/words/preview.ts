/** The preview: its bar, what stands over the page, and what it says of its own state. */
export const previewWords = {
  region: 'Preview',
  home: 'Home page of the site',
  pageShown: 'Page shown: ',
  picking: {
    name: 'Click the page to edit',
    on: 'A click on the page edits what is there (Alt+Shift+E to browse like a reader)',
    off: 'A click works as it does for readers (Alt+Shift+E to edit by clicking, or hold Alt)',
  },
  device: {
    name: 'Screen size',
    phone: 'Phone',
    tablet: 'Tablet',
    desktop: 'Desktop',
    fit: 'Fit to pane',
    /** `scale` is from 0 to 1. */
    scaled: (device: string, scale: number) => `${device} · ${Math.round(scale * 100)}%`,
  },
  mode: { name: 'Light or dark', light: 'Light', dark: 'Dark' },
  viewing: (what: string) => `Viewing ${what}`,
  kinds: {
    version: 'Version',
    language: 'Language',
    product: 'Product',
    tab: 'Tab',
    dropdown: 'Menu',
    item: 'Menu',
  },
  snippet: { from: 'This comes from ', line: (line: number) => `, line ${line}.`, open: 'Open it' },
  broken: { isStale: ' The last working version is shown.', show: 'Show problems' },
  stopped: { title: 'The preview is paused.', retry: 'Try again' },
  starting: 'The preview is starting',
  missing: {
    page: 'This page is not in the site',
    pageHint: 'It may have been renamed or deleted.',
    pages: 'The site has no pages yet',
    pagesHint: 'Add the first page under Pages, and it appears here.',
    home: 'Show the home page',
  },
  failed: { title: 'The preview cannot start', hint: ' You can keep editing. Nothing is lost.', retry: 'Try again' },
} as const;
