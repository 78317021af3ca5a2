/** The drawings as `scripts/icon-drawings.js` gives them: plain data, to be read from a file or posted to a worker. */

/** Width of the drawing (its height is 512) and its path. */
export type FontAwesomeDrawing = readonly [width: number, path: string];

export type FontAwesomeStyle = 'solid' | 'regular' | 'brands';

export interface IconData {
  readonly fontAwesome: {
    readonly solid: Readonly<Record<string, FontAwesomeDrawing>>;
    readonly regular: Readonly<Record<string, FontAwesomeDrawing>>;
    readonly brands: Readonly<Record<string, FontAwesomeDrawing>>;
    /** Other name → name. */
    readonly aliases: Readonly<Record<string, string>>;
  };
  readonly lucide: {
    /** Name → markup inside an `<svg>` of 24 by 24, drawn with strokes. */
    readonly icons: Readonly<Record<string, string>>;
    readonly aliases: Readonly<Record<string, string>>;
  };
}
