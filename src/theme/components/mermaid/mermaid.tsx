import type { CompiledPage, JsxNode, Props, RenderContext } from '../../../engine/theme-api.ts';
import { textAttribute } from '../../attributes.ts';
import type { DiagramFigure } from './diagram-figure.tsx';

/** What draws diagrams is large, and few pages have any. */
let figure: typeof DiagramFigure | undefined;

/** Whether a page may hold a diagram: as a component or as a fence. */
export function mayHoldDiagrams({ code, languages }: Pick<CompiledPage, 'code' | 'languages'>): boolean {
  return languages.includes('mermaid') || code.includes('Mermaid');
}

/** To be awaited before a page that may hold a diagram is rendered. */
export async function loadDiagrams(): Promise<void> {
  figure ??= (await import('./diagram-figure.tsx')).DiagramFigure;
}

export function Mermaid(props: Props, context: RenderContext): JsxNode {
  if (figure !== undefined) return figure(props, context);
  // A component whose name an author's code puts together: nobody could see that a diagram would come.
  const source = textAttribute(props, 'source') ?? textAttribute(props, 'chart') ?? context.textOf(props.children);
  return { type: 'pre', props: { children: source } };
}
