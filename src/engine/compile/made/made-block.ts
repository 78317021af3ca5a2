/** Blocks of a page that this program has written. Plain data, like the compiled page that they are part of. */
export type MadeBlock =
  | {
      readonly kind: 'component';
      readonly name: string;
      /** Without `children`. */
      readonly props: Readonly<Record<string, unknown>>;
      readonly children: readonly MadeBlock[];
    }
  | {
      readonly kind: 'code';
      /** What stands behind the opening backticks, as `prepareSource` writes it; empty for none. */
      readonly info: string;
      /** With the end of its last line. */
      readonly code: string;
    }
  | { readonly kind: 'paragraph'; readonly parts: readonly MadeWords[] }
  /** Markdown that a compiler has read: the element at this place in the compiled code. */
  | { readonly kind: 'compiled'; readonly index: number };

/** Words of a paragraph, or code in its line. */
export type MadeWords = string | { readonly code: string };
