/** Sources and refusals for tests. */
import { drawDiagram } from '../draw-diagram.ts';
import { type DiagramSource, readSource } from '../source/read-source.ts';

export function sourceOf(text: string): DiagramSource {
  const source = readSource(text);
  if (source === undefined) throw new Error('The source is empty.');
  return source;
}

/** The line that is not understood, and what was expected there. */
export function refusalOf(text: string): { readonly line: number; readonly expected: string } | undefined {
  const diagram = drawDiagram(text, { link: (href) => href, asset: (path) => path });
  return diagram.kind === 'refused' ? { line: diagram.line, expected: diagram.expected } : undefined;
}
