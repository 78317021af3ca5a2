/** A diagram in a dialog that fills the window. */
import { listenTo } from './gestures.ts';
import { createTool, type ToolWords, zoomTools } from './tools.ts';
import { ZoomView } from './zoom-view.ts';

/** @param opener Has the focus again when it is closed. */
export function showLarge(drawing: SVGElement, opener: HTMLElement, words: ToolWords): void {
  const dialog = document.createElement('dialog');
  dialog.className = 'diagram-large';
  dialog.ariaLabel = drawing.ariaLabel;
  const box = document.createElement('div');
  box.className = 'diagram-view';
  box.tabIndex = 0;
  box.role = 'region';
  box.ariaLabel = drawing.ariaLabel;
  const copy = drawing.cloneNode(true) as SVGElement;
  copy.removeAttribute('style');
  box.append(copy);
  const view = new ZoomView(box);
  const size = document.createElement('output');
  view.onZoom = (scale) => {
    size.value = `${Math.round(scale * 100)} %`;
  };
  const tools = document.createElement('div');
  tools.className = 'diagram-tools';
  const [whole, larger, smaller] = zoomTools(view, words);
  tools.append(
    smaller,
    size,
    larger,
    whole,
    createTool('close', words.close, () => dialog.close()),
  );
  dialog.append(box, tools);
  dialog.onclose = () => {
    dialog.remove();
    opener.focus({ preventScroll: true });
  };
  document.body.append(dialog);
  dialog.showModal();
  listenTo(view);
  view.fitLegibly();
}
