/** What a layout is asked for and what it gives. */
import type { Bounds, Box, Point, Size } from '../svg/geometry.ts';

export type Direction = 'TB' | 'BT' | 'LR' | 'RL';

export interface GraphNode extends Size {
  readonly id: string;
  /** The group it stands in. */
  readonly parent?: string | undefined;
  /** Where a line from its middle to a point outside meets its border; a rectangle unless given. */
  readonly meet?: (box: Box, outside: Point) => Point;
}

export interface GraphGroup {
  readonly id: string;
  readonly parent?: string | undefined;
  readonly title: Size;
  /** Counts only where no edge crosses the group's border. */
  readonly direction?: Direction | undefined;
}

export interface GraphEdge {
  /** Ids of nodes or groups. */
  readonly from: string;
  readonly to: string;
  /** Ranks between its ends, 1 unless given. */
  readonly minLength?: number;
  readonly label?: Size;
}

export interface Graph {
  readonly direction: Direction;
  readonly nodes: readonly GraphNode[];
  readonly groups: readonly GraphGroup[];
  readonly edges: readonly GraphEdge[];
  /** Pixels between nodes of a rank, and between ranks. */
  readonly nodeGap?: number;
  readonly rankGap?: number;
  /** Pixels between the ends of edges at a side of a node, 10 unless given; a rectangle may grow for it. */
  readonly edgeGap?: number;
  /** The least straight stretch with which an edge begins and ends, 10 unless given. */
  readonly lineEnd?: number;
}

export interface PlacedEdge {
  /** From border to border; the first and the last point stand on them. */
  readonly points: readonly Point[];
  readonly label?: Point;
  /** Of a label that stands on the line, which leaves room for it. */
  readonly labelSize?: Size;
  /** Slanted stretches between points swing from this direction into it; without it the whole line swings. */
  readonly flow?: 'down' | 'across';
}

export interface PlacedGraph {
  readonly nodes: ReadonlyMap<string, Box>;
  readonly groups: ReadonlyMap<string, Box>;
  /** In the order of the graph's edges. */
  readonly edges: readonly PlacedEdge[];
  readonly bounds: Bounds;
}
