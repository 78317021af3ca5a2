const MARK = '/dist/';

/** The folder of everything built, wherever below it the bundler has put this code. */
export function distFolder(): URL {
  const here = import.meta.url;
  const end = here.lastIndexOf(MARK);
  if (end < 0) throw new Error('The command line runs from `dist` only: build it first.');
  return new URL(here.slice(0, end + MARK.length));
}
