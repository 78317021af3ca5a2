/** Where the projects are kept: what the browser promises, how much space there is, and copies elsewhere. */
export const keepingWords = {
  title: 'Kept in this browser',
  kept: 'This browser keeps your projects until you delete them, even when space runs short.',
  notKept: 'This browser may delete your projects when space runs short, or when you have not been here for weeks.',
  unknown: 'This browser does not say how long it keeps your projects.',
  advice: 'Download the projects that you cannot lose.',
  ask: 'Ask the browser to keep them',
  refused:
    'The browser said no for now. Browsers say yes to pages that you use often, have bookmarked or have installed.',
  used: (used: string, total: string) => `${used} of about ${total} used`,
  gauge: 'Space used in this browser',
  nearlyFull: 'There is little space left. Delete forever what you no longer need.',
  neverDownloaded: 'You have not downloaded this project yet.',
  downloaded: (when: string) => `You last downloaded this project ${when}, and have changed it since.`,
  whyDownload: 'Everything is saved, but only in this browser. A download is a copy that you keep.',
  download: 'Download project (.zip)',
  later: 'Not now',
} as const;
