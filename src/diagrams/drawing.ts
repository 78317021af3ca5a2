/** What a kind of diagram gives and is given. */
import type { DiagramSource } from './source/read-source.ts';

export interface Drawing {
  /** SVG without its outer element; the picture begins at 0 0. */
  readonly content: string;
  readonly width: number;
  readonly height: number;
}

export interface DrawingOptions {
  /** Address of a link as it works from the page. */
  readonly link: (href: string) => string;
  /** Address of a picture as it works from the page. */
  readonly asset: (source: string) => string;
  /** A drawing for the name of an icon, `cloud` or `fa:user`, in the colour `--c`. */
  readonly icon?: (name: string) => { readonly viewBox: string; readonly markup: string } | undefined;
}

/** @throws {NotUnderstoodError} */
export type DrawKind = (source: DiagramSource, options: DrawingOptions) => Drawing;
