/**
 * What the frame and its second worker say to each other. The worker runs the components with state of the page that is
 * shown; it has no document, so it sends what they show as data, and is told what the person does there.
 */

/** An element or a text, as a component shows it. */
export type LiveNode = string | LiveElementNode;

export interface LiveElementNode {
  /** The same as long as the element is there. */
  readonly id: number;
  readonly tag: string;
  readonly isSvg?: boolean;
  readonly attributes: Readonly<Record<string, string>>;
  /** Value of a field whose state says what it shows. */
  readonly value?: string;
  readonly checked?: boolean;
  /** HTML in place of children; in that of a part, children stand in its empty slot. */
  readonly html?: string;
  readonly children: readonly LiveNode[];
}

/** Where a component stands in the nodes that the page puts into another one. */
export interface LiveParent {
  readonly component: number;
  readonly slot: number;
}

export type FrameToLive =
  | { readonly kind: 'page'; readonly scripts: readonly string[]; readonly parts: string; readonly isDark: boolean }
  /** Starts a component, or gives it other properties. `props`: JSON. */
  | {
      readonly kind: 'show';
      readonly component: number;
      readonly reference: string;
      readonly props: string;
      readonly parent?: LiveParent;
    }
  | { readonly kind: 'remove'; readonly component: number }
  | { readonly kind: 'event'; readonly component: number; readonly path: readonly number[]; readonly event: LiveEvent }
  | { readonly kind: 'mode'; readonly isDark: boolean }
  /** What was `shown` is painted: the next changes may come. */
  | { readonly kind: 'painted' }
  | { readonly kind: 'ping' };

/** What the person did. */
export interface LiveEvent {
  /** Number of the event: what is shown next has heard of it. */
  readonly number: number;
  readonly type: string;
  readonly bubbles: boolean;
  readonly value?: string;
  readonly checked?: boolean;
  /** Plain values of the event itself: `key`, `clientX`, … */
  readonly fields: Readonly<Record<string, string | number | boolean>>;
}

export type LiveToFrame =
  | {
      readonly kind: 'shown';
      readonly component: number;
      readonly nodes: readonly LiveNode[];
      /** Types of events that somebody in it waits for. */
      readonly events: readonly string[];
      /** Number of the last event that it has heard of. */
      readonly heard: number;
      /** Element that a component has moved the focus to. */
      readonly focus?: number;
    }
  /** It broke: its first state is shown again. */
  | { readonly kind: 'failed'; readonly component: number; readonly message: string }
  /** Its code runs from here on: it is the one to blame when nothing else comes. */
  | { readonly kind: 'enter'; readonly component: number }
  /** Somebody waits for events anywhere on the page. */
  | { readonly kind: 'listen'; readonly type: string }
  /** It tried what a preview cannot do. */
  | { readonly kind: 'refused'; readonly component: number; readonly what: 'network' | 'measuring' }
  | { readonly kind: 'pong' };

/** So many messages are heard before the worker has to answer. */
export const MOST_MESSAGES = 20_000;

/** The component of events that happen outside of all. */
export const NO_COMPONENT = 0;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Reads what came from the worker, where an author's code runs; `undefined` for anything that is no message. */
export function readLiveMessage(data: unknown): LiveToFrame | undefined {
  if (!isObject(data)) return undefined;
  const { kind, component, nodes, events, heard, message, type, what } = data;
  const isMeant = typeof component === 'number';
  const isGood =
    (kind === 'shown' &&
      isMeant &&
      typeof heard === 'number' &&
      Array.isArray(events) &&
      events.every((event) => typeof event === 'string') &&
      areNodes(nodes, 0)) ||
    (kind === 'failed' && isMeant && typeof message === 'string') ||
    (kind === 'enter' && isMeant) ||
    (kind === 'listen' && typeof type === 'string') ||
    (kind === 'refused' && isMeant && (what === 'network' || what === 'measuring')) ||
    kind === 'pong';
  return isGood ? (data as LiveToFrame) : undefined;
}

/** Deeper than this is no page. */
export const MOST_DEPTH = 300;

function areNodes(value: unknown, depth: number): boolean {
  return Array.isArray(value) && depth < MOST_DEPTH && value.every((node) => isNode(node, depth));
}

function isNode(node: unknown, depth: number): boolean {
  if (typeof node === 'string') return true;
  if (!isObject(node) || typeof node.id !== 'number' || typeof node.tag !== 'string' || !isObject(node.attributes))
    return false;
  if (!Object.values(node.attributes).every((value) => typeof value === 'string')) return false;
  if (node.value !== undefined && typeof node.value !== 'string') return false;
  if (node.html !== undefined && typeof node.html !== 'string') return false;
  return areNodes(node.children, depth + 1);
}
