/** The event at an `lw-zoom` element that tells the script of diagrams that a reader has turned to its diagram. */
export const DIAGRAM_WANTED = 'lw-diagram';
