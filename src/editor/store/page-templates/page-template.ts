/** A kind of page with a text to start from. */
export interface PageTemplate {
  readonly id: 'blank' | 'guide' | 'tutorial' | 'reference' | 'changelog' | 'endpoint';
  readonly label: string;
  /** When it is the right one: a sentence. */
  readonly words: string;
  /** What the page is made of, from top to bottom, for a small picture of it. */
  readonly outline: readonly OutlineBlock[];
  /** Example of a title, and of a description. */
  readonly title: string;
  readonly description: string;
  /** More lines of front matter. */
  readonly frontMatter?: string;
  /** Markdown below the front matter. */
  readonly body: string;
}

export type OutlineBlock =
  | 'text'
  | 'heading'
  | 'note'
  | 'steps'
  | 'code'
  | 'cards'
  | 'table'
  | 'update'
  | 'fields'
  | 'tabs';
