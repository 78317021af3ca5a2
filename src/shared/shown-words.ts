/** Words as readers see them: without signs of Markdown, each stretch of blanks as one. */
export interface ShownWords {
  /** What stands right before and right behind them in the same block. */
  readonly before: string;
  /** Empty for a place where words are gone. */
  readonly words: string;
  readonly after: string;
}
