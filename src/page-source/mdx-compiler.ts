export interface HowToCompile {
  /** Blocks get `PLACE_ATTRIBUTE`; nothing else is different. */
  readonly hasPlaces?: boolean;
  /** The source is a text of ours: what only authors write is not looked for as closely. */
  readonly isMade?: boolean;
}

/** Turns MDX or Markdown into JavaScript; throws an `Error` whose message begins with `line:column: `. */
export interface MdxCompiler {
  compileMdx(source: string, how?: HowToCompile): string;
  /** Plain Markdown: braces and tags are text. The last resort for pages that do not compile. */
  compileMarkdown(source: string, how?: HowToCompile): string;
}
