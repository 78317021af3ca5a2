/** Draws diagrams for tests and reads from the picture what a person would see. */
import { type Diagram, drawDiagram } from '../draw-diagram.ts';

export type Drawn = Extract<Diagram, { kind: 'drawn' }>;

export function draw(source: string): Drawn {
  const diagram = drawDiagram(source, { link: (href) => href, asset: (path) => path });
  if (diagram.kind !== 'drawn') throw new Error(`Not drawn: ${JSON.stringify(diagram)}`);
  return diagram;
}

/** The first line with a fault, whether the rest is drawn or not. */
export function refusedLine(source: string): number | undefined {
  const diagram = drawDiagram(source, { link: (href) => href, asset: (path) => path });
  if (diagram.kind === 'drawn') return diagram.faults[0]?.line;
  return diagram.kind === 'refused' ? diagram.line : undefined;
}

/** Words in the picture, text by text, in the order of drawing. */
export function wordsIn({ content }: Drawn): string[] {
  return [...content.matchAll(/<text[^>]*>(.*?)<\/text>/g)].map(([, inner = '']) =>
    inner
      .replace(/<\/tspan><tspan x/g, '</tspan> <tspan x')
      .replace(/<[^>]*>/g, '')
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&quot;', '"')
      .replaceAll('&amp;', '&'),
  );
}
