/** States and transitions as read. */
import type { Direction } from '../graph/graph.ts';
import type { AuthorStyle } from '../style/author-style.ts';

export type StateKind = 'plain' | 'start' | 'end' | 'choice' | 'fork' | 'history';

export interface State {
  readonly id: string;
  kind: StateKind;
  /** What is said about it, line by line; its id where nothing is said. */
  readonly descriptions: string[];
  parent?: string;
  readonly classes: string[];
  readonly styles: AuthorStyle[];
}

export interface Composite {
  readonly id: string;
  title: string;
  readonly parent?: string;
  direction?: Direction;
  /** One of several parts that go on side by side. */
  readonly isRegion: boolean;
  readonly classes?: readonly string[];
  readonly styles?: readonly AuthorStyle[];
}

export interface Transition {
  readonly from: string;
  readonly to: string;
  readonly text?: string;
}

export interface StateNote {
  readonly state: string;
  readonly side: 'left' | 'right';
  readonly text: string;
}

export interface StateDiagram {
  direction: Direction;
  readonly states: Map<string, State>;
  readonly composites: Map<string, Composite>;
  readonly transitions: Transition[];
  readonly notes: StateNote[];
  readonly classes: Map<string, AuthorStyle>;
}
