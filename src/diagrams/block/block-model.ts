/** A block diagram as read: a grid of blocks, some of them grids themselves. */
import type { FlowEdge } from '../flowchart/flow-model.ts';
import type { AuthorStyle } from '../style/author-style.ts';

export type ArrowSide = 'left' | 'right' | 'up' | 'down';

export interface Block {
  readonly id: string;
  readonly kind: 'block' | 'space' | 'group' | 'arrow';
  /** As written; the id where no text is given. */
  text: string;
  shape: string;
  /** Columns that it takes. */
  span: number;
  /** Of an arrow. */
  sides: readonly ArrowSide[];
  /** Of a group: its columns, or all in one row. */
  columns: number | undefined;
  readonly children: Block[];
  readonly classes: string[];
  readonly styles: AuthorStyle[];
}

export interface BlockDiagram {
  readonly root: Block;
  readonly edges: readonly FlowEdge[];
  readonly classes: ReadonlyMap<string, AuthorStyle>;
}
