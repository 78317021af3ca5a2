/** Fences that are drawn rather than shown as code: diagrams and formulas. */
import type { JsxNode, RenderContext } from '../../../engine/theme-api.ts';
import { Latex } from '../latex/latex.tsx';
import { Mermaid } from '../mermaid/mermaid.tsx';
import type { FenceInfo } from './fence-info.ts';

/** The drawing; `undefined` for a fence that is code. */
export function drawnFence(info: FenceInfo, code: string, context: RenderContext): JsxNode | undefined {
  const language = info.language.toLowerCase();
  const { title, actions, placement } = info;
  if (language === 'mermaid') return Mermaid({ source: code, title, actions, placement }, context);
  const isFormula = language === 'math' || (language === 'latex' && title === 'display');
  return isFormula ? Latex({ children: code, display: true }, context) : undefined;
}
