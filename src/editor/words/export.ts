/** The dialog that builds the site and hands out the zip. */
export const exportWords = {
  title: 'Export the site',
  reading: 'Reading the project…',
  progress: (done: number, total: number) => `Page ${number(done)} of ${number(total)}`,
  progressName: 'Pages built',
  close: 'Close',
  tryAgain: 'Try again',
  showProblems: 'Show problems',
  notBuilt: 'The site was not built',
  unchanged: 'Your project is unchanged.',
  ready: 'The site is ready:',
  facts: { pages: 'Pages', files: 'Files', size: 'Size', problems: 'Problems' },
  noProblems: 'none',
  problems: (errors: number, warnings: number) =>
    [
      ...(errors > 0 ? [errors === 1 ? '1 error' : `${number(errors)} errors`] : []),
      ...(warnings > 0 ? [warnings === 1 ? '1 warning' : `${number(warnings)} warnings`] : []),
    ].join(', '),
  failed: (count: number) =>
    count === 1
      ? 'One page has a mistake and is in the site as plain text.'
      : `${number(count)} pages have a mistake and are in the site as plain text.`,
  whatNext:
    'Unzip it and double-click `index.html`: the site opens without a server. To publish it, put the folder on any web host.',
  download: 'Download the site (.zip)',
  leftOut: 'What the site leaves out',
  source: 'To continue on another computer, or in another program:',
  downloadSource: 'Download project (.zip)',
} as const;

function number(count: number): string {
  return count.toLocaleString('en');
}
