/** A C4 diagram as read: people, systems and their parts, the boundaries around them, and who uses what. */
import type { AuthorStyle } from '../style/author-style.ts';

export type ElementKind = 'person' | 'system' | 'container' | 'component';

export interface C4Element {
  readonly id: string;
  readonly kind: ElementKind;
  readonly form: 'box' | 'database' | 'queue';
  readonly isExternal: boolean;
  readonly name: string;
  readonly technology: string;
  readonly description: string;
  readonly href?: string;
  readonly parent?: string;
}

export interface C4Boundary {
  readonly id: string;
  readonly name: string;
  /** `System`, `Enterprise`, or what the author calls it. */
  readonly type: string;
  readonly description: string;
  /** A place that things are deployed to. */
  readonly isNode: boolean;
  readonly parent?: string;
}

export interface C4Relation {
  readonly from: string;
  readonly to: string;
  readonly text: string;
  readonly technology: string;
  readonly description: string;
  readonly heads: 'to' | 'from' | 'both';
  /** The author wants where it ends above or to the left of where it begins. */
  readonly isTurned: boolean;
}

export interface C4Diagram {
  readonly title?: string;
  readonly elements: ReadonlyMap<string, C4Element>;
  readonly boundaries: ReadonlyMap<string, C4Boundary>;
  readonly relations: readonly C4Relation[];
  /** By element or boundary; by `from to` for relations, where `color` is that of the text. */
  readonly styles: ReadonlyMap<string, AuthorStyle>;
  /** How many that nothing leads to or from stand beside each other. */
  readonly inRow: { readonly shapes: number; readonly boundaries: number };
}
