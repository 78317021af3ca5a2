/** Reads flowcharts. */
import { readDirection } from '../graph/directions.ts';
import type { DiagramSource } from '../source/read-source.ts';
import { readStyle } from '../style/author-style.ts';
import type { Flowchart, FlowNode } from './flow-model.ts';
import { readLink } from './read-link.ts';
import { readNode, type WrittenNode } from './read-node.ts';
import { TextScanner } from './text-scanner.ts';

const DIRECTION_EXPECTED = 'One of the directions `TB`, `TD`, `BT`, `LR` and `RL` is expected.';

const GROUP_OPEN = 'This `subgraph` is not closed: write `end` on a line of its own below what belongs to it.';
/** Words that Mermaid takes for statements wherever they stand. */
const RESERVED: ReadonlySet<string> = new Set('end subgraph graph style linkStyle classDef class click'.split(' '));
const SIGN_EXPECTED = 'A name of letters and digits is expected; signs go into its text: `a["→ Text"]`.';
const RESERVED_EXPECTED =
  'A node cannot have this name, since it is a word of the language: write `End`, or another name with this text, `e["end"]`.';

export function parseFlowchart({ header, rest, lines, faults }: DiagramSource): Flowchart {
  const [, word = '', behind = ''] = /^([^\s;]*)\s*;?\s*([\s\S]*)$/.exec(rest) ?? [];
  const direction = word === '' ? 'TB' : readDirection(word);
  if (direction === undefined) faults.add('guessed', header, DIRECTION_EXPECTED);
  const flowchart: Flowchart = {
    direction: direction ?? 'TB',
    nodes: new Map(),
    groups: new Map(),
    edges: [],
    classes: new Map(),
    groupStyles: new Map(),
    edgeStyles: new Map(),
  };
  const all = behind === '' ? lines : [{ ...header, text: behind }, ...lines];
  new FlowchartReader(new TextScanner(all, faults), flowchart).read();
  for (const id of flowchart.groups.keys()) {
    const styled = flowchart.nodes.get(id);
    if (styled !== undefined) flowchart.groupStyles.set(id, styled);
    flowchart.nodes.delete(id);
  }
  return flowchart;
}

class FlowchartReader {
  readonly #scanner: TextScanner;
  readonly #flowchart: Flowchart;
  /** Groups that are open here, the innermost last, with what they name. */
  readonly #open: { readonly id: string; readonly named: Set<string>; readonly start: number }[] = [];
  /** Classes and links of what stands anywhere in the diagram: by themselves they draw nothing. */
  readonly #later: (readonly [id: string, change: (node: FlowNode) => void])[] = [];
  /** Looks of links by their number, which must be there in the end. */
  readonly #numbered: { readonly number: number; readonly start: number }[] = [];

  constructor(scanner: TextScanner, flowchart: Flowchart) {
    this.#scanner = scanner;
    this.#flowchart = flowchart;
  }

  read(): void {
    const scanner = this.#scanner;
    for (;;) {
      scanner.skip(/(?:[\s;]|%%[^\n]*)+/y);
      if (scanner.isAtEnd) break;
      scanner.try(() => {
        this.#readStatement();
        scanner.skip(/[ \t]*/y);
        if (!scanner.isAtEnd && scanner.take(/[;\n]|(?=%%)/y) === undefined) throw scanner.notUnderstood();
      });
    }
    for (const { start } of this.#open) scanner.fault('guessed', start, GROUP_OPEN);
    while (this.#closeGroup());
    for (const [id, change] of this.#later) {
      if (this.#flowchart.groups.has(id) || this.#flowchart.nodes.has(id)) change(this.#node(id));
    }
    for (const { number, start } of this.#numbered) {
      if (number < this.#flowchart.edges.length) continue;
      scanner.fault('only-here', start, `There is no link number ${number}: the first link has the number 0.`);
    }
  }

  #readStatement(): void {
    const scanner = this.#scanner;
    const start = scanner.at;
    const keyword = scanner.take(
      /(subgraph|end|direction|classDef|class|style|linkStyle|click)(?=[\s;]|$)[ \t]*/y,
    )?.[1];
    if (keyword === undefined) this.#readChain();
    else if (keyword === 'end') {
      if (!this.#closeGroup()) {
        const expected =
          'No `end` is expected here, as no `subgraph` is open. A node of that name needs double quotes or a capital.';
        throw scanner.notUnderstood(start, expected);
      }
    } else if (keyword !== 'subgraph' && scanner.take(/(?=\s*(?:[-=~]{2}|-\.|\[|\())/y)) {
      // A node that is called as a statement is.
      scanner.at = start;
      this.#readChain();
    } else this.#readKeyword(keyword, start);
  }

  #readKeyword(keyword: string, start: number): void {
    const scanner = this.#scanner;
    const rest = scanner.restOfStatement();
    const words = (pattern: RegExp): readonly string[] => {
      const match = pattern.exec(rest);
      if (match === null) throw scanner.notUnderstood(start);
      return match.slice(1).map((word) => word ?? '');
    };
    const { classes, edgeStyles } = this.#flowchart;
    switch (keyword) {
      case 'subgraph':
        this.#openGroup(rest, start);
        return;
      case 'direction': {
        const group = this.#flowchart.groups.get(this.#open.at(-1)?.id ?? '');
        const direction = readDirection(rest);
        if (direction === undefined) throw scanner.notUnderstood(start, DIRECTION_EXPECTED);
        if (group === undefined) this.#flowchart.direction = direction;
        else group.direction = direction;
        return;
      }
      case 'classDef': {
        const [names = '', style = ''] = words(/^([\w,\s-]*[\w-])\s+(\S.*)$/);
        for (const name of list(names)) classes.set(name, readStyle(style));
        return;
      }
      case 'class': {
        const [ids = '', name = ''] = words(/^(.+?)\s+([\w-]+)$/);
        for (const id of list(ids)) this.#later.push([id, (node) => node.classes.push(name)]);
        return;
      }
      case 'style': {
        const [ids = '', style = ''] = words(/^(\S+(?:\s*,\s*\S+)*?)\s+(\S.*)$/);
        for (const id of list(ids)) this.#node(id).styles.push(readStyle(style));
        return;
      }
      case 'linkStyle': {
        const [numbers = '', style = ''] = words(/^([\w,\s]*?\w)\s+(?:interpolate\s+\w+(?:\s+|$))?([a-z-]+\s*:.*)?$/);
        for (const number of list(numbers)) {
          edgeStyles.set(number, readStyle(style));
          if (/^\d+$/.test(number)) this.#numbered.push({ number: Number(number), start });
        }
        return;
      }
      default:
        this.#readClick(rest, start);
    }
  }

  /** Only links: a function of the page has no place in a static picture. */
  #readClick(rest: string, start: number): void {
    const [whole, id = '', href, tip, target] =
      /^(\S+)\s+(?:href\s+)?"([^"]*)"(?:\s+"([^"]*)")?(?:\s+(_\w+))?$/.exec(rest) ?? [];
    if (whole === undefined) {
      if (/^\S+\s+(?:call\s+)?[\w.]+(?:\([^)]*\))?(?:\s+"[^"]*")?$/.test(rest) && !/\scall\s+[\w.]+$/.test(rest))
        return;
      throw this.#scanner.notUnderstood(start, 'A click such as `click A href "https://…" "Tip"` is expected.');
    }
    if (href === undefined) return;
    const link = { href, ...(tip === undefined ? {} : { tip }), ...(target === undefined ? {} : { target }) };
    this.#later.push([id, (node) => (node.link = link)]);
  }

  #openGroup(rest: string, start: number): void {
    const { groups } = this.#flowchart;
    const [, id, title] = /^([^\s"[\]]+)\s*(?:@\{[^}]*\}\s*)?\[\s*"?([\s\S]*?)"?\s*\]$/.exec(rest) ?? [];
    const isQuoted = /^"[^"]*"$/.test(rest) || /\[\s*"[^"]*"\s*\]$/.test(rest);
    if (rest === '') this.#scanner.fault('only-here', start, 'A name is expected: `subgraph name [Title]`.');
    else if (!isQuoted && /[[\](){}"|]/.test(title ?? rest))
      this.#scanner.fault(
        'guessed',
        start,
        'A title with brackets or quotes needs double quotes: `subgraph name ["Title"]`.',
      );
    const text = title ?? rest.replace(/^"([\s\S]*?)"?$/, '$1').replace(/^([^\s[]+)\s*\[\s*"?/, '');
    const base = id ?? (/^\S+$/.test(text) ? text : `group ${text}`);
    // The same title again is another group.
    let name = base;
    for (let number = 2; groups.has(name); number++) name = `${base} ${number}`;
    const parent = this.#open.at(-1)?.id;
    groups.set(name, { id: name, title: text, ...(parent === undefined ? {} : { parent }) });
    this.#open.push({ id: name, named: new Set(), start });
  }

  /** What several groups name stands in the one that ends first. False when no group is open. */
  #closeGroup(): boolean {
    const closed = this.#open.pop();
    if (closed === undefined) return false;
    const { groups } = this.#flowchart;
    for (const id of closed.named) {
      const group = groups.get(id);
      if (group === undefined) this.#node(id).parent ??= closed.id;
      else if (!this.#holds(id, closed.id)) group.parent ??= closed.id;
    }
    return true;
  }

  #readChain(): void {
    const scanner = this.#scanner;
    const start = scanner.at;
    // The look of an edge: `e1@{ animate: true }`.
    const edgeData = scanner.take(/([\w-]+)@\{([^}]*)\}/y);
    if (edgeData !== undefined) {
      if (this.#flowchart.edges.some(({ id }) => id === edgeData[1])) return;
      scanner.at = start;
    }
    let from = this.#readNodes();
    if (from.length === 0) throw scanner.notUnderstood(start);
    for (;;) {
      const link = readLink(scanner);
      if (link === undefined) return;
      // What it leads to may stand on the next line.
      const end = scanner.text.slice(0, scanner.at).trimEnd().length;
      scanner.skip(/\s*/y);
      const to = this.#readNodes();
      if (to.length === 0) throw scanner.notUnderstood(end, 'A node is expected behind the link.');
      for (const source of from) {
        for (const target of to) this.#flowchart.edges.push({ ...link, from: source, to: target });
      }
      from = to;
    }
  }

  /** `A & B & C` */
  #readNodes(): string[] {
    const ids: string[] = [];
    do {
      const node = readNode(this.#scanner);
      if (node === undefined) break;
      this.#addNode(node);
      ids.push(node.id);
      // A link right behind the sign: one node too few.
    } while (this.#scanner.take(/\s*&\s+(?!\s*[-=~<]{2})/y) !== undefined);
    return ids;
  }

  #addNode({ id, text, shape, className, at }: WrittenNode): void {
    if (RESERVED.has(id)) this.#scanner.fault('only-here', at, RESERVED_EXPECTED);
    if (/\p{So}/u.test(id)) this.#scanner.fault('only-here', at, SIGN_EXPECTED);
    const node = this.#node(id);
    if (text !== undefined) node.text = text;
    if (shape !== undefined) node.shape = shape;
    if (className !== undefined) node.classes.push(className);
    this.#open.at(-1)?.named.add(id);
  }

  /** Whether a group stands around another, so that it cannot be put inside it. */
  #holds(outer: string, inner: string): boolean {
    for (let at: string | undefined = inner; at !== undefined; at = this.#flowchart.groups.get(at)?.parent) {
      if (at === outer) return true;
    }
    return false;
  }

  #node(id: string): FlowNode {
    const { nodes } = this.#flowchart;
    let node = nodes.get(id);
    if (node === undefined) {
      node = { id, text: id, shape: 'rectangle', classes: [], styles: [] };
      nodes.set(id, node);
    }
    return node;
  }
}

function list(written: string): string[] {
  return written
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}
