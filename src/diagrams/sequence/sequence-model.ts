/** A sequence of messages as read. */
import type { Arrowhead } from '../svg/arrowhead.ts';

export interface Participant {
  readonly id: string;
  readonly name: string;
  readonly isPerson: boolean;
  readonly box?: number;
}

export interface ParticipantBox {
  readonly title: string;
  /** As the author wrote it. */
  readonly color?: string;
}

export interface Message {
  readonly kind: 'message';
  readonly from: string;
  readonly to: string;
  readonly text: string;
  readonly isDashed: boolean;
  readonly start: Arrowhead;
  readonly end: Arrowhead;
  readonly number?: number;
  /** The receiver begins with it, or an end comes to an end with it. */
  readonly creates?: string;
  readonly destroys?: string;
}

export interface Note {
  readonly kind: 'note';
  readonly place: 'left' | 'right' | 'over';
  readonly ids: readonly string[];
  readonly text: string;
}

export type FrameName = 'loop' | 'alt' | 'opt' | 'par' | 'critical' | 'break' | 'try' | 'rect';

export type Happening =
  | Message
  | Note
  | { readonly kind: 'open'; readonly frame: FrameName; readonly text: string }
  | { readonly kind: 'section'; readonly text: string }
  | { readonly kind: 'close' }
  | { readonly kind: 'activate' | 'deactivate'; readonly id: string };

export interface Sequence {
  readonly participants: readonly Participant[];
  readonly boxes: readonly ParticipantBox[];
  readonly happenings: readonly Happening[];
  readonly title?: string;
}
