/** Zooms and moves diagrams: a script of its own, loaded when a reader first turns to one. */
import styles from './diagram.css?inline';
import { listenTo } from './gestures.ts';
import { showLarge } from './large.ts';
import { type ToolWords, zoomTools } from './tools.ts';
import { DIAGRAM_WANTED } from './wanted.ts';
import { ZoomView } from './zoom-view.ts';

// A constructed sheet needs no leave of a host that forbids inline styles.
const sheet = new CSSStyleSheet();
sheet.replaceSync(styles);
document.adoptedStyleSheets.push(sheet);

const ready = new WeakSet<Element>();

document.addEventListener(DIAGRAM_WANTED, ({ target }) => {
  const around = target as HTMLElement;
  const box = around.querySelector<HTMLElement>('.diagram-box');
  const opener = around.querySelector<HTMLButtonElement>('.diagram-open');
  if (box === null || opener === null || ready.has(around)) return;
  ready.add(around);
  const [zoomIn = '', zoomOut = '', whole = '', close = ''] = (around.dataset.labels ?? '').split('|');
  const words: ToolWords = { zoomIn, zoomOut, whole, close };
  const view = new ZoomView(box);
  // The page below stays where it is.
  view.onZoom = () => {
    box.style.height ||= `${box.getBoundingClientRect().height}px`;
  };
  listenTo(view);
  const tools = zoomTools(view, words);
  tools.forEach((tool, index) => {
    tool.className = 'diagram-open';
    tool.style.setProperty('--place', String(index + 1));
    if (opener.dataset.corner !== undefined) tool.dataset.corner = opener.dataset.corner;
  });
  around.append(...tools);
  opener.onclick = () => {
    const drawing = box.querySelector('svg');
    if (drawing !== null) showLarge(drawing, opener, words);
  };
});
