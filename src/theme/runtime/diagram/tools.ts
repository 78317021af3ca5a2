/** Buttons of a diagram. */
import { STEP } from './gestures.ts';
import type { ZoomView } from './zoom-view.ts';

export interface ToolWords {
  readonly zoomIn: string;
  readonly zoomOut: string;
  readonly whole: string;
  readonly close: string;
}

export function zoomTools(
  view: ZoomView,
  { zoomIn, zoomOut, whole }: ToolWords,
): readonly [HTMLButtonElement, HTMLButtonElement, HTMLButtonElement] {
  return [
    createTool('whole', whole, () => view.fit()),
    createTool('in', zoomIn, () => view.zoomBy(STEP)),
    createTool('out', zoomOut, () => view.zoomBy(1 / STEP)),
  ];
}

export function createTool(kind: string, name: string, act: () => void): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.dataset.tool = kind;
  button.ariaLabel = name;
  button.title = name;
  button.onclick = act;
  return button;
}
