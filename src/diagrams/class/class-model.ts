/** Classes and how they relate, as read. */
import type { Direction } from '../graph/graph.ts';
import type { AuthorStyle } from '../style/author-style.ts';
import type { Arrowhead } from '../svg/arrowhead.ts';

export interface ClassBox {
  readonly id: string;
  name: string;
  /** `<<interface>>` */
  annotation?: string;
  /** As written, with their sign of visibility. */
  readonly members: string[];
  parent?: string;
  readonly classes: string[];
  readonly styles: AuthorStyle[];
  href?: string;
}

export interface Relation {
  readonly from: string;
  readonly to: string;
  readonly start: Arrowhead;
  readonly end: Arrowhead;
  readonly isDashed: boolean;
  readonly text?: string;
  readonly fromCount?: string;
  readonly toCount?: string;
}

export interface ClassDiagram {
  direction: Direction;
  readonly boxes: Map<string, ClassBox>;
  readonly namespaces: Map<string, { readonly id: string; readonly name: string; readonly parent?: string }>;
  readonly relations: Relation[];
  readonly notes: { readonly text: string; readonly about?: string }[];
  readonly classes: Map<string, AuthorStyle>;
}
