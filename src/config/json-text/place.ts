/** A tree of relative places as the nodes with offsets that edits are made from. They are made as they are asked for. */
import type { Node, NodeType } from 'jsonc-parser';
import { type Child, isContainer, type Span } from './span.ts';

export class JsonPlace implements Node {
  readonly type: NodeType;
  readonly offset: number;
  readonly length: number;
  /** Of a value that is neither an object nor a list. */
  readonly value: unknown;
  readonly parent?: Node;
  readonly #span: Span;
  #children: Node[] | undefined;

  constructor(span: Span, offset: number, parent?: Node) {
    this.type = span.type;
    this.offset = offset;
    this.length = span.length;
    this.#span = span;
    if (!isContainer(span)) this.value = span.value;
    if (parent !== undefined) this.parent = parent;
  }

  get children(): Node[] {
    const span = this.#span;
    if (!isContainer(span)) return [];
    this.#children ??= span.children.map((child) => this.#nodeOf(child));
    return this.#children;
  }

  #nodeOf({ start, span, key }: Child): Node {
    const offset = this.offset + start;
    if (key === undefined) return new JsonPlace(span, offset, this);
    const children: Node[] = [];
    const property: Node = {
      type: 'property',
      offset: offset - key.before,
      length: key.before + span.length,
      colonOffset: offset - key.colonBefore,
      parent: this,
      children,
    };
    children.push(
      { type: 'string', offset: property.offset, length: key.length, value: key.name, parent: property },
      new JsonPlace(span, offset, property),
    );
    return property;
  }
}
