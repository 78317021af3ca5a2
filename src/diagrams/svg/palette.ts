/** Colours of things of one kind. The style sheet says which colour a number has. */
const COLORS = 8;

/** Class that sets the colour for what stands inside. */
export function colorClass(index: number): string {
  return `dg-c${index % COLORS}`;
}
