/** Reads tree maps: how far a line stands in says what it is a part of. */
import { NotUnderstoodError } from '../source/not-understood.ts';
import type { DiagramSource } from '../source/read-source.ts';
import { readTitle } from '../source/title-line.ts';
import { type AuthorStyle, readStyle } from '../style/author-style.ts';

export interface TreePart {
  readonly name: string;
  /** Of a part with parts of its own, their sum. */
  value: number;
  readonly children: TreePart[];
  readonly className?: string;
}

export interface Treemap {
  readonly title?: string;
  readonly parts: readonly TreePart[];
  readonly classes: ReadonlyMap<string, AuthorStyle>;
}

const PART = /^(?:"([^"]*)"|'([^']*)')\s*(?:[:,]\s*([\d_,.]+))?\s*(?::::([\w-]+))?$/;

/** @throws {NotUnderstoodError} */
export function parseTreemap({ lines, header, faults }: DiagramSource): Treemap {
  const parts: TreePart[] = [];
  const classes = new Map<string, AuthorStyle>();
  const open: { readonly part: TreePart; readonly indent: number; readonly isLeaf: boolean }[] = [];
  let title: string | undefined;
  faults.readEach(lines, ({ text, number, indent }) => {
    const named = readTitle({ text });
    const style = /^classDef\s+([\w-]+)\s+(.+)$/.exec(text);
    const match = PART.exec(text);
    if (named !== undefined) title = named;
    else if (style !== null) {
      classes.set(style[1] ?? '', readStyle(style[2] ?? ''));
      if (parts.length > 0 && !text.endsWith(';'))
        faults.add('only-here', { text, number }, 'Classes end with a semicolon and stand before the parts.');
    } else if (match === null) throw new NotUnderstoodError(text, number);
    else {
      const [, double, single, written, className] = match;
      if (/\s:::/.test(text)) faults.add('only-here', { text, number }, 'No space is expected before `:::`.');
      const value = Number(written?.replace(/[_,]/g, '') ?? 0);
      if (!(value >= 0 && value < Number.MAX_SAFE_INTEGER)) throw new NotUnderstoodError(text, number);
      const part: TreePart = { name: double ?? single ?? '', value, children: [], ...(className && { className }) };
      while (open.length > 0 && (open.at(-1)?.indent ?? 0) >= indent) open.pop();
      const parent = open.at(-1);
      if (parent?.isLeaf) {
        throw new NotUnderstoodError(
          text,
          number,
          'A line no further in than the one above is expected: a part with a value has no parts of its own.',
        );
      }
      (parent?.part.children ?? parts).push(part);
      open.push({ part, indent, isLeaf: written !== undefined });
    }
  });
  const total = parts.reduce((sum, part) => sum + addUp(part), 0);
  if (total === 0)
    throw new NotUnderstoodError(header.text, header.number, 'A part with a value is expected, such as `"Name": 42`.');
  return { parts, classes, ...(title === undefined ? {} : { title }) };
}

function addUp(part: TreePart): number {
  if (part.children.length > 0) part.value = part.children.reduce((sum, child) => sum + addUp(child), 0);
  return part.value;
}
