/** A flowchart as read. */
import type { Direction } from '../graph/graph.ts';
import type { AuthorStyle } from '../style/author-style.ts';
import type { Arrowhead } from '../svg/arrowhead.ts';

export interface FlowNode {
  readonly id: string;
  /** As written; the id where no text is given. */
  text: string;
  shape: string;
  parent?: string;
  readonly classes: string[];
  readonly styles: AuthorStyle[];
  link?: FlowLink;
}

export interface FlowLink {
  readonly href: string;
  readonly tip?: string;
  readonly target?: string;
}

export interface FlowEdge {
  readonly from: string;
  readonly to: string;
  readonly text?: string;
  readonly line: 'solid' | 'dashed' | 'thick' | 'invisible';
  readonly start: Arrowhead;
  readonly end: Arrowhead;
  readonly minLength: number;
  readonly id?: string;
}

export interface FlowGroup {
  readonly id: string;
  readonly title: string;
  direction?: Direction;
  parent?: string;
}

export interface Flowchart {
  direction: Direction;
  readonly nodes: Map<string, FlowNode>;
  readonly groups: Map<string, FlowGroup>;
  readonly edges: FlowEdge[];
  readonly classes: Map<string, AuthorStyle>;
  /** What `style` and `class` say of groups. */
  readonly groupStyles: Map<string, Pick<FlowNode, 'classes' | 'styles'>>;
  /** By the number of the edge, its id, or `default`. */
  readonly edgeStyles: Map<string, AuthorStyle>;
}
