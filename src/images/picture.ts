/** A picture as pixels: red, green, blue and alpha of 0 to 255, rows from the top. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array;
}

/** Pictures with more pixels than this are no icons, and would take long to read. */
export const MOST_PIXELS = 4096 * 4096;
