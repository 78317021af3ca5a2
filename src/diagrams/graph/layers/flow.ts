/**
 * One level of a graph in terms of its own flow: `along` runs from rank to rank, `across` runs beside it. A level that
 * runs down has `along` downwards and `across` to the right.
 */

/** What stands in a rank; pixels. */
export interface FlowBox {
  /** From its axis, on which its lines begin, to its ends across. */
  readonly before: number;
  readonly after: number;
  readonly along: number;
  /** How far from the axis a line may begin. */
  readonly reach: number;
  /** Number of the group around it, -1 for none. */
  readonly group: number;
}

export interface FlowGroup {
  /** Number of the group around it, which stands before it in the list; -1 for none. */
  readonly parent: number;
  /** Room between its border and what it holds. */
  readonly room: { readonly before: number; readonly after: number; readonly above: number; readonly below: number };
  readonly leastAcross: number;
  readonly leastAlong: number;
  /** Its title, where lines may come in through the border at which it stands. */
  readonly title?: { readonly width: number; readonly isAbove: boolean };
}

export interface FlowLine {
  /** Numbers of boxes, never the same. */
  readonly from: number;
  readonly to: number;
  /** Ranks between them. */
  readonly minLength: number;
  readonly label?: { readonly across: number; readonly along: number };
}

export interface Flow {
  readonly boxes: readonly FlowBox[];
  readonly groups: readonly FlowGroup[];
  readonly lines: readonly FlowLine[];
  readonly gaps: FlowGaps;
}

/** Pixels. */
export interface FlowGaps {
  readonly betweenBoxes: number;
  readonly betweenRanks: number;
  /** The straight stretch with which a line begins and ends. */
  readonly lineEnd: number;
  /** Between the ends of lines at a side of a box. */
  readonly betweenLines: number;
}

/** A point in the flow's own terms. */
export interface FlowPoint {
  readonly across: number;
  readonly along: number;
}

export interface PlacedFlow {
  /** Axes of the boxes, and their middles along. */
  readonly boxes: readonly FlowPoint[];
  readonly groups: readonly FlowBounds[];
  readonly lines: readonly PlacedLine[];
}

export interface FlowBounds {
  readonly before: number;
  readonly after: number;
  readonly above: number;
  readonly below: number;
}

export interface PlacedLine {
  /** From its first box to its last. The ends stand at the boxes' borders, were they rectangles. */
  readonly points: readonly FlowPoint[];
  readonly label?: FlowPoint;
}
