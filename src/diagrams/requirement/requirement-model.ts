/** Requirements, the elements that meet them, and how they depend on each other, as read. */
import type { Direction } from '../graph/graph.ts';
import type { AuthorStyle } from '../style/author-style.ts';

export interface RequirementBox {
  readonly id: string;
  /** `Functional requirement`, `Element` */
  readonly type: string;
  readonly isElement: boolean;
  /** Names and values in the order in which they are written. */
  readonly fields: { readonly name: string; readonly value: string }[];
  readonly classes: string[];
  readonly styles: AuthorStyle[];
}

export interface Dependency {
  readonly from: string;
  readonly to: string;
  /** `satisfies` */
  readonly word: string;
}

export interface RequirementDiagram {
  direction: Direction;
  readonly boxes: Map<string, RequirementBox>;
  readonly dependencies: Dependency[];
  readonly classes: Map<string, AuthorStyle>;
}
