/**
 * Turns MDX or Markdown into JavaScript; throws an `Error` whose message begins with `line:column: `. `hasPlaces`: blocks
 * get `PLACE_ATTRIBUTE`; nothing else is different.
 */
export interface MdxCompiler {
  compileMdx(source: string, hasPlaces?: boolean): string;
  /** Plain Markdown: braces and tags are text. The last resort for pages that do not compile. */
  compileMarkdown(source: string, hasPlaces?: boolean): string;
}
