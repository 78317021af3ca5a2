/** Lines that belong to the nearest line above that stands less far in. */
import type { SourceLine } from './read-source.ts';

export interface Indented {
  readonly line: SourceLine;
  readonly children: readonly Indented[];
}

export function readIndented(lines: readonly SourceLine[]): readonly Indented[] {
  const roots: Indented[] = [];
  const open: { readonly indent: number; readonly children: Indented[] }[] = [];
  for (const line of lines) {
    while (open.length > 0 && (open.at(-1)?.indent ?? 0) >= line.indent) open.pop();
    const children: Indented[] = [];
    (open.at(-1)?.children ?? roots).push({ line, children });
    open.push({ indent: line.indent, children });
  }
  return roots;
}
