/**
 * The text of a converted configuration: laid out as the source is, with its comments beside the values they stood at, and
 * what did not change as it was written.
 */
import { type Node, visit } from 'jsonc-parser';
import { isRecord } from '../../shared/record.ts';
import type { ConfigPath } from '../config-path.ts';
import { attachedComments } from '../edit/attached-comments.ts';
import { isWrittenOnOneLine, type Layout, layoutOf } from '../edit/layout.ts';
import { indentationAt } from '../edit/trivia.ts';
import type { JsonText } from '../json-text/json-text.ts';
import { nodeAt } from '../json-tree.ts';
import { isSameJson, plainValue } from '../json-value.ts';
import type { Move } from './draft.ts';

export interface PrintedConfig {
  readonly text: string;
  /** Comments of the source that stand nowhere any more. */
  readonly lostComments: readonly string[];
}

/** @param moves where a value of the result stood in the source; what is named nowhere stood at the same path */
export function printConfig(source: JsonText, result: unknown, moves: readonly Move[]): PrintedConfig {
  const { root, text } = source;
  if (root === undefined) return { text: `${JSON.stringify(result, undefined, 2)}\n`, lostComments: [] };
  const printer = new Printer(text, root, moves);
  const end = root.offset + root.length;
  const printed = printer.value(result, [], indentationAt(text, root.offset));
  const kept = [[0, root.offset] as const, ...printer.kept, [end, text.length] as const];
  return { text: text.slice(0, root.offset) + printed + text.slice(end), lostComments: commentsOutside(text, kept) };
}

type Stretch = readonly [number, number];

class Printer {
  /** Stretches of the source whose comments stand in the result. */
  readonly kept: Stretch[] = [];
  readonly #text: string;
  readonly #root: Node;
  readonly #layout: Layout;
  readonly #sources: ReadonlyMap<string, ConfigPath>;
  readonly #seen = new Set<Node>();

  constructor(text: string, root: Node, moves: readonly Move[]) {
    this.#text = text;
    this.#root = root;
    this.#layout = layoutOf(text, root);
    this.#sources = new Map(moves.map(({ from, to }) => [JSON.stringify(to), from]));
  }

  /** @param indent of the line that the value begins on */
  value(value: unknown, at: ConfigPath, indent: string): string {
    const node = this.#nodeOf(at);
    if (node !== undefined && isSameJson(plainValue(node), value)) return this.#asWritten(node, indent);
    const isOneLine = node !== undefined && isWrittenOnOneLine(this.#text, node) === true;
    if (Array.isArray(value)) {
      const entries = value.map((item, index) => ({ at: [...at, index], key: undefined, value: item ?? null }));
      return this.#bracket('[', entries, ']', indent, isOneLine);
    }
    if (!isRecord(value)) return JSON.stringify(value) ?? 'null';
    const entries = Object.entries(value)
      .filter(([, inner]) => inner !== undefined)
      .map(([key, inner]) => ({ at: [...at, key], key, value: inner }));
    return this.#bracket('{', entries, '}', indent, isOneLine);
  }

  /** Where a value of the result stood: the nearest move above it counts. */
  #nodeOf(at: ConfigPath): Node | undefined {
    const from = this.#sourceOf(at);
    return from && nodeAt(this.#root, from);
  }

  #sourceOf(at: ConfigPath): ConfigPath | undefined {
    for (let length = at.length; length > 0; length--) {
      const from = this.#sources.get(JSON.stringify(at.slice(0, length)));
      if (from === undefined) continue;
      const rest = at.slice(length);
      // Entries of a list that was rebuilt say themselves where they come from.
      return rest.some((step) => typeof step === 'number') && this.#isRebuilt(at.slice(0, length))
        ? undefined
        : [...from, ...rest];
    }
    return at[0] === 'navigation' ? undefined : at;
  }

  #isRebuilt(to: ConfigPath): boolean {
    return to[0] === 'navigation';
  }

  #asWritten(node: Node, indent: string): string {
    const { offset, length } = node;
    this.kept.push([offset, offset + length]);
    const written = this.#text.slice(offset, offset + length);
    const before = indentationAt(this.#text, offset);
    if (before === indent || !written.includes('\n')) return written;
    return written
      .split('\n')
      .map((line, index) => (index > 0 && line.startsWith(before) ? indent + line.slice(before.length) : line))
      .join('\n');
  }

  #bracket(
    open: string,
    entries: readonly { readonly at: ConfigPath; readonly key: string | undefined; readonly value: unknown }[],
    close: string,
    indent: string,
    isOneLine: boolean,
  ): string {
    if (entries.length === 0) return open + close;
    const { step, lineEnd, gap, padding } = this.#layout;
    const inner = indent + step;
    const parts = entries.map(({ at, key, value }, index) => {
      const { above, behind } = this.#commentsOf(at);
      const name = key === undefined ? '' : `${JSON.stringify(key)}:${gap}`;
      const comma = index < entries.length - 1 ? ',' : '';
      return { above, behind, text: `${name}${this.value(value, at, inner)}${comma}` };
    });
    const hasComments = parts.some(({ above, behind }) => above.length > 0 || behind !== '');
    const isFlat =
      (isOneLine || !this.#layout.isMultiline) && !hasComments && !parts.some(({ text }) => text.includes('\n'));
    if (isFlat) {
      const space = open === '{' ? (this.#layout.isMultiline ? gap : padding) : '';
      return `${open}${space}${parts.map(({ text }) => text).join(gap)}${space}${close}`;
    }
    const lines = parts.flatMap(({ above, behind, text }) => [...above, `${text}${behind}`]);
    return `${open}${lines.map((line) => `${lineEnd}${inner}${line}`).join('')}${lineEnd}${indent}${close}`;
  }

  /** The comments that stand at a value, once: a group that stands in several versions has them in the first. */
  #commentsOf(at: ConfigPath): { readonly above: readonly string[]; readonly behind: string } {
    const node = this.#nodeOf(at);
    const entry = node?.parent?.type === 'property' ? node.parent : node;
    if (entry === undefined || entry.parent === undefined || this.#seen.has(entry)) return { above: [], behind: '' };
    this.#seen.add(entry);
    const { start, above, behind, behindStart, behindEnd } = attachedComments(this.#text, entry);
    this.kept.push([start, entry.offset], [behindStart, behindEnd]);
    return { above, behind: behind.trim() === '' ? '' : ` ${behind.trim()}` };
  }
}

function commentsOutside(text: string, kept: readonly Stretch[]): readonly string[] {
  const lost: string[] = [];
  const from = text.startsWith('\uFEFF') ? 1 : 0;
  visit(text.slice(from), {
    onComment: (offset, length) => {
      const at = offset + from;
      if (!kept.some(([start, end]) => at >= start && at + length <= end)) lost.push(text.slice(at, at + length));
    },
  });
  return lost;
}
