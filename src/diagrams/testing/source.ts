/** Sources and refusals for tests. */
import { drawDiagram } from '../draw-diagram.ts';
import { type DiagramSource, readSource } from '../source/read-source.ts';

export function sourceOf(text: string): DiagramSource {
  const source = readSource(text);
  if (source === undefined) throw new Error('The source is empty.');
  return source;
}

/** The first line with a fault, and what was expected there, whether the rest is drawn or not. */
export function refusalOf(text: string): { readonly line: number; readonly expected: string } | undefined {
  const diagram = drawDiagram(text, { link: (href) => href, asset: (path) => path });
  const fault = diagram.kind === 'drawn' ? diagram.faults[0] : diagram.kind === 'refused' ? diagram : undefined;
  return fault && { line: fault.line, expected: fault.expected };
}
