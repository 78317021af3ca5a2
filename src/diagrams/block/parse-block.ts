/** Reads block diagrams. */
import type { FlowEdge } from '../flowchart/flow-model.ts';
import { readBracket } from '../flowchart/read-bracket.ts';
import { readLink } from '../flowchart/read-link.ts';
import { TextScanner } from '../flowchart/text-scanner.ts';
import type { DiagramSource } from '../source/read-source.ts';
import { type AuthorStyle, readStyle } from '../style/author-style.ts';
import type { ArrowSide, Block, BlockDiagram } from './block-model.ts';

const SPACE = /[ \t\n;]*/y;
const ID = /(?:[\p{L}\p{N}\p{M}\p{So}_$%@#./*+!?'\\]|-(?![-.>]))+/uy;
const MOST_COLUMNS = 100;

/** @throws {NotUnderstoodError} */
export function parseBlock({ rest, header, lines, faults }: DiagramSource): BlockDiagram {
  const all = rest === '' ? lines : [{ ...header, text: rest }, ...lines];
  return new BlockReader(new TextScanner(all, faults)).read();
}

class BlockReader {
  readonly #scanner: TextScanner;
  readonly #root = block('', 'group');
  readonly #open: Block[] = [this.#root];
  readonly #known = new Map<string, Block>();
  /** Where the groups begin that are open. */
  readonly #starts: number[] = [];
  readonly #edges: FlowEdge[] = [];
  readonly #classes = new Map<string, AuthorStyle>();
  readonly #styled: { readonly id: string; readonly className?: string; readonly style?: AuthorStyle }[] = [];
  #count = 0;

  constructor(scanner: TextScanner) {
    this.#scanner = scanner;
  }

  read(): BlockDiagram {
    const scanner = this.#scanner;
    for (scanner.skip(SPACE); !scanner.isAtEnd; scanner.skip(SPACE)) scanner.try(() => this.#readStatement());
    for (const at of this.#starts)
      scanner.fault('guessed', at, 'This block is not closed: write `end` below what is in it.');
    for (const { id, className, style } of this.#styled) {
      const known = this.#known.get(id);
      if (className !== undefined) known?.classes.push(className);
      if (style !== undefined) known?.styles.push(style);
    }
    return { root: this.#root, edges: this.#edges, classes: this.#classes };
  }

  get #holder(): Block {
    return this.#open.at(-1) ?? this.#root;
  }

  #readStatement(): void {
    const scanner = this.#scanner;
    const start = scanner.at;
    const columns = scanner.take(/columns[ \t]+(auto|\d+)/y);
    if (columns !== undefined) {
      const count = Number(columns[1]);
      this.#holder.columns = count >= 1 ? Math.min(count, MOST_COLUMNS) : undefined;
      return;
    }
    if (scanner.take(/end(?![\w[({<])/y) !== undefined) {
      if (this.#open.length === 1) throw scanner.notUnderstood(start, 'No `end` is expected here: no block is open.');
      this.#open.pop();
      this.#starts.pop();
      return;
    }
    const space = scanner.take(/space(?::(\d+))?(?![\w[({<])/y);
    if (space !== undefined) {
      this.#add(block(this.#nextId(), 'space', Number(space[1] ?? 1)));
      return;
    }
    if (this.#readStyles() || this.#readGroup()) return;
    this.#readBlocks(start);
  }

  #readStyles(): boolean {
    const match = this.#scanner.take(/(classDef|class|style)[ \t]+([\w,.-]+)[ \t]+([^\n;]+)/y);
    if (match === undefined) return false;
    const [, word, names = '', value = ''] = match;
    for (const id of names.split(',')) {
      if (word === 'classDef') this.#classes.set(id, readStyle(value));
      else this.#styled.push(word === 'class' ? { id, className: value.trim() } : { id, style: readStyle(value) });
    }
    return true;
  }

  /** `block`, `block:id`, `block:id:2`, `block:id["Title"]` */
  #readGroup(): boolean {
    const scanner = this.#scanner;
    const start = scanner.at;
    const match = scanner.take(
      /block(?:[ \t]*:[ \t]*((?:[\p{L}\p{N}_]|-(?![-.>]))+))?(?![\w[({<:]|[ \t]*[-=<])|block:((?:[\p{L}\p{N}_]|-(?![-.>]))+)(?=[[({:])/uy,
    );
    if (match === undefined) return false;
    const written = match[1] ?? match[2];
    const group = block(written ?? this.#nextId(), 'group');
    group.text = '';
    const bracket = readBracket(scanner);
    if (bracket !== undefined) group.text = bracket.text;
    group.span = this.#readSpan();
    if (written !== undefined) this.#known.set(written, group);
    this.#add(group);
    this.#open.push(group);
    this.#starts.push(start);
    return true;
  }

  /** A block, or several with links between them. */
  #readBlocks(start: number): void {
    const scanner = this.#scanner;
    let from = this.#readBlock();
    if (from === undefined) throw scanner.notUnderstood(start);
    for (let link = readLink(scanner); link !== undefined; link = readLink(scanner)) {
      scanner.skip(SPACE);
      const at = scanner.at;
      const to = this.#readBlock();
      if (to === undefined) throw scanner.notUnderstood(at, 'The name of a block is expected behind a link.');
      this.#edges.push({ from: from.id, to: to.id, ...link });
      from = to;
    }
  }

  #readBlock(): Block | undefined {
    const scanner = this.#scanner;
    const id = scanner.take(ID)?.[0];
    if (id === undefined) return undefined;
    const arrow = scanner.take(/[ \t]*<\[[ \t]*(?:"([^"]*)"|([^\]]*))[ \t]*\]>[ \t]*\(([^)]*)\)/y);
    const bracket = arrow === undefined ? readBracket(scanner) : undefined;
    const known = this.#known.get(id);
    const found = known ?? block(id, arrow === undefined ? 'block' : 'arrow');
    if (arrow !== undefined) {
      found.text = arrow[1] ?? arrow[2]?.trim() ?? '';
      found.sides = sidesOf(arrow[3] ?? '');
    }
    if (bracket !== undefined) {
      found.text = bracket.text;
      found.shape = bracket.shape;
    }
    const className = scanner.take(/:::([\w-]+)/y)?.[1];
    if (className !== undefined) found.classes.push(className);
    const span = this.#readSpan();
    if (known === undefined) {
      found.span = span;
      this.#known.set(id, found);
      this.#add(found);
    }
    return found;
  }

  #readSpan(): number {
    return Math.max(1, Number(this.#scanner.take(/[ \t]*:[ \t]*(\d+)/y)?.[1] ?? 1));
  }

  #add(child: Block): void {
    child.span = Math.min(child.span, MOST_COLUMNS);
    this.#holder.children.push(child);
  }

  #nextId(): string {
    this.#count++;
    return `block ${this.#count}`;
  }
}

function block(id: string, kind: Block['kind'], span = 1): Block {
  return {
    id,
    kind,
    span,
    text: id,
    shape: 'rectangle',
    sides: [],
    columns: undefined,
    children: [],
    classes: [],
    styles: [],
  };
}

function sidesOf(written: string): ArrowSide[] {
  const sides = written.split(',').flatMap((part): ArrowSide[] => {
    const word = part.trim();
    if (word === 'x') return ['left', 'right'];
    if (word === 'y') return ['up', 'down'];
    return word === 'left' || word === 'right' || word === 'up' || word === 'down' ? [word] : [];
  });
  return sides.length === 0 ? ['right'] : sides;
}
