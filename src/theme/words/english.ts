/** What the site itself says to a reader, beside the author's text: the one list, in English. */
export const ENGLISH = {
  skipToContent: 'Skip to the content',
  onThisPage: 'On this page',
  search: 'Search',
  copy: 'Copy',
  copied: 'Copied',
} as const;

/** The same words in any language; a language that lacks one shows it in English. */
export type Words = Readonly<Record<keyof typeof ENGLISH, string>>;
