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
}

export interface PlacedEdge {
  /** From border to border; the first and the last point stand on them. */
  readonly points: readonly Point[];
  readonly label?: Point;
}

export interface PlacedGraph {
  readonly nodes: ReadonlyMap<string, Box>;
  readonly groups: ReadonlyMap<string, Box>;
  /** In the order of the graph's edges. */
  readonly edges: readonly PlacedEdge[];
  readonly bounds: Bounds;
}
