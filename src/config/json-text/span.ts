/**
 * A JSON text as a tree whose places are relative: each is counted from the bracket around it. So a change of the text
 * leaves the parts before and behind it as they are, and only the lists on the way to it are written anew.
 */
import { type Node, type ParseError, parseTree } from 'jsonc-parser';
import { findTooDeep } from '../nesting.ts';

export interface Scalar {
  readonly type: 'string' | 'number' | 'boolean' | 'null';
  readonly length: number;
  readonly value: unknown;
}

export interface Container {
  readonly type: 'object' | 'array';
  readonly length: number;
  readonly children: readonly Child[];
  /** As `JSON.parse` would give it. The values inside are those of the children. */
  readonly value: object;
}

export type Span = Scalar | Container;

export interface Child {
  /** From the opening bracket to the value. */
  readonly start: number;
  readonly span: Span;
  /** Of a property. */
  readonly key?: Key;
}

export interface Key {
  readonly name: string;
  readonly length: number;
  /** From the key's quotation mark to the value. */
  readonly before: number;
  /** From the colon to the value. */
  readonly colonBefore: number;
}

const TOLERATED = { allowTrailingComma: true, disallowComments: false, allowEmptyContent: false };

/** The syntax tree of a text, with comments and trailing commas; `undefined` where it has a mistake or is too deep. */
export function parseJson(text: string, depth = 0): Node | undefined {
  if (findTooDeep(text, depth) !== undefined) return undefined;
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, TOLERATED);
  return errors.length === 0 ? tree : undefined;
}

export function spanOf(node: Node): Span {
  const { type, length } = node;
  if (type === 'object' || type === 'array') return containerOf(type, length, childrenOf(node, node.offset));
  if (type === 'property') throw new Error('A property is no value.');
  const value: unknown = node.value;
  return { type, length, value };
}

/** @param origin what the places of the children are counted from */
export function childrenOf(node: Node, origin: number): Child[] {
  return (node.children ?? []).map((child) => childOf(child, origin));
}

export function childOf(node: Node, origin: number): Child {
  if (node.type !== 'property') return { start: node.offset - origin, span: spanOf(node) };
  const [key, value] = node.children ?? [];
  if (key === undefined || value === undefined) throw new Error('A property without a value came without an error.');
  const start = value.offset;
  return {
    start: start - origin,
    span: spanOf(value),
    key: {
      name: String(key.value),
      length: key.length,
      before: start - key.offset,
      colonBefore: start - (node.colonOffset ?? start),
    },
  };
}

export function containerOf(type: Container['type'], length: number, children: readonly Child[]): Container {
  // Unlike assigning, safe for a key named `__proto__`. Of a key written twice the last counts.
  const value =
    type === 'array'
      ? children.map(({ span }) => span.value)
      : Object.fromEntries(children.map(({ key, span }) => [key?.name, span.value]));
  return { type, length, children, value };
}

export function isContainer(span: Span): span is Container {
  return span.type === 'object' || span.type === 'array';
}
