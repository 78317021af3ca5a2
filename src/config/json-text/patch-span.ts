/** A tree of a text brought up to date with a change of the text: only what stands around the change is read again. */
import type { SourceText } from './pieced-text.ts';
import { type Child, type Container, childOf, containerOf, isContainer, parseJson, type Span } from './span.ts';

export interface TextChange {
  /** The stretch of the old text that was replaced. */
  readonly start: number;
  readonly end: number;
  /** How many characters longer the new text is. */
  readonly delta: number;
}

/** What is larger and cannot be told from its inside is left to reading everything: that would be tried in the end. */
const MOST_READ_AGAIN = 50_000;

/**
 * The container as it is in the new text. `undefined` when that cannot be told from what is inside it.
 *
 * @param offset where the container begins, in both texts
 * @param depth how many containers stand around it
 */
export function patchContainer(
  container: Container,
  offset: number,
  change: TextChange,
  text: SourceText,
  depth: number,
): Container | undefined {
  if (!isInside(change, offset, container)) return undefined;
  const at = childAround(container, offset, change);
  const child = container.children[at];
  if (child !== undefined && isContainer(child.span)) {
    const span = patchContainer(child.span, offset + child.start, change, text, depth + 1);
    if (span !== undefined) return withChild(container, at, span, change.delta);
    if (child.span.length > MOST_READ_AGAIN) return undefined;
  }
  return readMiddle(container, offset, change, text, depth);
}

/** Whether a change leaves both brackets as they are. */
function isInside({ start, end }: TextChange, offset: number, { length }: Span): boolean {
  return start > offset && end < offset + length;
}

/** The child that holds the whole change, or -1. */
function childAround({ children }: Container, offset: number, change: TextChange): number {
  let low = 0;
  let high = children.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (offset + (children[middle]?.start ?? 0) <= change.start) low = middle;
    else high = middle - 1;
  }
  const child = children[low];
  return child !== undefined && isInside(change, offset + child.start, child.span) ? low : -1;
}

function withChild(container: Container, at: number, span: Span, delta: number): Container {
  const children = container.children.map((child, index) =>
    index < at ? child : index === at ? { ...child, span } : shifted(child, delta),
  );
  return containerOf(container.type, container.length + delta, children);
}

/** Reads what stands between the last child before the change and the first one behind it; those stay as they are. */
function readMiddle(
  container: Container,
  offset: number,
  change: TextChange,
  text: SourceText,
  depth: number,
): Container | undefined {
  const { children, type, length } = container;
  const before = children.filter((child) => isBefore(child, change.start - offset));
  const behind = children.slice(before.length).filter((child) => isBehind(child, change.end - offset));
  const last = before.at(-1);
  const from = last === undefined ? 1 : last.start + last.span.length;
  const first = behind[0];
  const to = (first === undefined ? length - 1 : startOf(first)) + change.delta;
  if (to < from) return undefined;
  // What stays is stood for by something short, so that commas are read as they are meant.
  const [open, close, placeholder] = type === 'array' ? ['[', ']', '""'] : ['{', '}', '"":""'];
  const head = open + (last === undefined ? '' : placeholder);
  const tail = (first === undefined ? '' : placeholder) + close;
  const source = head + text.slice(offset + from, offset + to) + tail;
  const tree = parseJson(source, depth);
  if (tree === undefined) return undefined;
  const nodes = tree.children ?? [];
  const isWhole =
    (last === undefined || nodes[0]?.offset === 1) &&
    (first === undefined || nodes.at(-1)?.offset === source.length - tail.length);
  if (!isWhole) return undefined;
  const fresh = nodes
    .slice(last === undefined ? 0 : 1, first === undefined ? undefined : -1)
    .map((node) => childOf(node, head.length - from));
  const rest = behind.map((child) => shifted(child, change.delta));
  return containerOf(type, length + change.delta, [...before, ...fresh, ...rest]);
}

/** Behind a closing mark something new may follow at once; a number would grow by it. */
function isBefore({ start, span }: Child, place: number): boolean {
  const end = start + span.length;
  return end < place || (end === place && isDelimited(span));
}

function isBehind(child: Child, place: number): boolean {
  const start = startOf(child);
  return start > place || (start === place && (child.key !== undefined || isDelimited(child.span)));
}

function isDelimited({ type }: Span): boolean {
  return type === 'string' || type === 'object' || type === 'array';
}

function startOf({ start, key }: Child): number {
  return start - (key?.before ?? 0);
}

function shifted(child: Child, delta: number): Child {
  return delta === 0 ? child : { ...child, start: child.start + delta };
}
