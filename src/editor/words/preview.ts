/** The preview: its bar, what stands over the page, and what it says of its own state. */
export const previewWords = {
  region: 'Preview',
  home: 'Go to the home page of the site',
  pageShown: 'Page shown: ',
  /** Name of the step when words of the page are typed in where they stand. */
  writing: { step: 'Edit text on the page' },
  picking: {
    name: 'Click to edit',
    on: 'Click something on the page to edit it. Press Alt+Shift+E to browse like a reader.',
    off: 'You browse like a reader. Press Alt+Shift+E to click to edit, or hold Alt.',
  },
  device: {
    name: 'Screen size',
    phone: 'Phone',
    tablet: 'Tablet',
    desktop: 'Desktop',
    fit: 'Fit to pane',
    now: (screen: string) => `Screen size: ${screen}`,
    /** `scale` is from 0 to 1. */
    scaled: (device: string, scale: number) => `${device} · ${Math.round(scale * 100)}%`,
  },
  mode: {
    name: 'Light or dark',
    light: 'Light',
    dark: 'Dark',
    change: { light: 'Show the page in light', dark: 'Show the page in dark' },
  },
  viewing: (what: string) => `Viewing ${what}`,
  kinds: {
    version: 'Version',
    language: 'Language',
    product: 'Product',
    tab: 'Tab',
    dropdown: 'Menu',
    item: 'Menu',
  },
  snippet: {
    from: 'This comes from ',
    line: (line: number) => `, line ${line}. Other pages that show it change too.`,
    open: 'Edit snippet',
  },
  /** Of components with state. `name`: as `<Counter>`. */
  live: {
    name: (component: string | undefined) => (component === undefined ? 'Something' : `\`<${component}>\``),
    stopped: (name: string) =>
      `${name} on this page was stopped because its code did not come to an end. It shows its first state until you change it.`,
    failed: (name: string, message: string) => `${name} on this page broke and shows its first state: ${message}`,
    network: (name: string) =>
      `${name} on this page wants to load something. The preview has no network. In the finished site it loads.`,
    measuring: (name: string) =>
      `${name} on this page asks for sizes or draws on a canvas. Only the finished site can do that.`,
    dismiss: 'Dismiss',
  },
  /** Of what a page would load from elsewhere. */
  otherHosts: {
    name: 'Other hosts',
    hide: 'Show nothing from other hosts',
    hint: 'The preview then loads no pictures, fonts, videos or pages from elsewhere. The finished site is not changed.',
    hidden: (hosts: string) =>
      `Something on this page comes from ${hosts} and is not shown. Its address is not written in the project, or it is a style sheet that loads more.`,
    hiddenByChoice: (hosts: string) => `Something on this page comes from ${hosts}. Nothing from other hosts is shown.`,
    show: 'Show it',
    dismiss: 'Dismiss',
  },
  broken: { isStale: ' The last working version is shown.', show: 'Show problems' },
  blank: { title: 'There is nothing to show yet' },
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
