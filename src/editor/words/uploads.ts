/** Uploads, wherever they start: what is turned away, and the question about large pictures. Names between backticks are shown as code. */
export const uploadWords = {
  addLarge: (files: number) => (files === 1 ? 'Add a large picture' : `Add ${files} files`),
  add: (files: number) => (files === 1 ? 'Add the picture' : 'Add the files'),
  /** `size` is that of all large pictures together, such as `4.2 MB`. */
  large: (only: string | undefined, count: number, size: string, isForPage: boolean, mostPixels: number) =>
    `${only === undefined ? `${count} pictures take up` : `${only} takes up`} ${size}. Readers with a slow connection wait for that. ${isForPage ? 'A page needs' : 'An icon needs'} no picture wider than ${mostPixels} pixels.`,
  shrink: (count: number) => `Make ${count === 1 ? 'it' : 'them'} smaller`,
  unreadable: (name: string) => `\`${name}\` could not be read. To add a folder, drop it onto the list of pages.`,
  noPicture: (name: string) =>
    `\`${name}\` is not a picture that a browser shows. Choose an SVG, PNG, JPEG or WebP file.`,
  isPage: (name: string) => `\`${name}\` is a page. Drop it onto the list of pages to import it.`,
  tooLarge: (name: string, mostMegabytes: number) =>
    `\`${name}\` is larger than ${mostMegabytes} MB, more than a site can hold in one file. Put it on a file server and link to it.`,
  empty: (name: string) => `\`${name || 'A file'}\` is empty.`,
} as const;

/** Said by whatever takes uploads, before the question about large pictures is loaded. */
export const scriptsRemoved = 'Scripts in the drawing were removed.';
