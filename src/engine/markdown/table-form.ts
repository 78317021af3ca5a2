/** A table in the form of GitHub's Markdown. */
import type { JsxElement, JsxNode } from '../jsx/jsx.ts';

export interface TableScribe {
  readonly inline: (node: JsxNode) => string;
  /** Elements of a node with these tags, components called, in order. */
  readonly find: (node: JsxNode, tags: ReadonlySet<string>) => readonly JsxElement[];
}

const ROWS: ReadonlySet<string> = new Set(['tr']);
const CELLS: ReadonlySet<string> = new Set(['th', 'td']);

export function tableForm(children: JsxNode, scribe: TableScribe): string {
  const rows = scribe.find(children, ROWS).map((row) => scribe.find(row.props.children, CELLS));
  const [first] = rows;
  if (first === undefined) return '';
  const width = rows.reduce((most, row) => Math.max(most, row.length), 0);
  const hasHeader = first.every(({ type }) => type === 'th');
  const header = hasHeader ? first : [];
  const line = (cells: readonly JsxElement[]): string =>
    `| ${Array.from({ length: width }, (_, index) => cellText(cells[index], scribe)).join(' | ')} |`;
  const rule = `| ${Array.from({ length: width }, (_, index) => ruleOf(first[index])).join(' | ')} |`;
  return [line(header), rule, ...rows.slice(hasHeader ? 1 : 0).map(line)].join('\n');
}

function cellText(cell: JsxElement | undefined, scribe: TableScribe): string {
  if (cell === undefined) return '';
  return scribe
    .inline(cell.props.children)
    .trim()
    .replace(/\\?\n+/g, '<br>')
    .replace(/(?<!\\)\|/g, '\\|');
}

function ruleOf(cell: JsxElement | undefined): string {
  const style: unknown = cell?.props.style;
  const aligned: unknown =
    cell?.props.align ??
    (typeof style === 'object' && style !== null && 'textAlign' in style
      ? style.textAlign
      : /text-align:\s*(\w+)/.exec(String(style))?.[1]);
  return aligned === 'center' ? ':-:' : aligned === 'right' ? '--:' : '---';
}
