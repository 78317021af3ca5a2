/** Where the blocks of a page stand in its source, for a preview that leads back to it. */

/** The attribute that a compiler which was asked for places gives to blocks: first and last line, `3-5`. */
export const PLACE_ATTRIBUTE = 'lw-place';

/** Elements that Markdown makes of blocks. Smaller ones stand on the lines of the block around them. */
export const BLOCK_TAGS =
  'p h1 h2 h3 h4 h5 h6 ul ol li blockquote pre table tr hr img section dl dt dd div details summary figure'.split(' ');

interface Lines {
  readonly start: { readonly line: number };
  readonly end: { readonly line: number };
}

/** The attribute's value. */
export function writeLines({ start, end }: Lines): string {
  return `${start.line}-${end.line}`;
}
