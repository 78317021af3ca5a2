/** A box that scrolls and a drawing in it that takes any size. Moving about is scrolling, so keys and touch know it. */
import { showBeginning } from '../show-beginning.ts';

const LEAST = 0.1;
const MOST = 4;
/** Text of the usual size can be read from here on. */
const LEGIBLE = 0.8;
const LARGEST_FIT = 1.6;

export interface ZoomPlace {
  readonly x: number;
  readonly y: number;
}

export class ZoomView {
  readonly box: HTMLElement;
  /** Called after each change with the size of the drawing, 1 for its own. */
  onZoom: (scale: number) => void = () => {};

  constructor(box: HTMLElement) {
    this.box = box;
  }

  get scale(): number {
    return this.#drawing.getBoundingClientRect().width / this.#size.width;
  }

  /** @param at what stays where it is, in pixels of the window; the middle of the box unless given */
  zoomBy(factor: number, at: ZoomPlace = this.#middle): void {
    this.zoomTo(this.scale * factor, at);
  }

  zoomTo(wanted: number, at: ZoomPlace = this.#middle): void {
    const scale = Math.min(MOST, Math.max(LEAST, wanted));
    const drawing = this.#drawing;
    const before = drawing.getBoundingClientRect();
    const [across, down] = [(at.x - before.left) / before.width, (at.y - before.top) / before.height];
    drawing.style.width = `${this.#size.width * scale}px`;
    drawing.style.minWidth = '0';
    drawing.style.maxWidth = 'none';
    drawing.style.height = 'auto';
    const after = drawing.getBoundingClientRect();
    this.box.scrollBy({
      left: after.left + across * after.width - at.x,
      top: after.top + down * after.height - at.y,
      behavior: 'instant',
    });
    this.onZoom(scale);
  }

  /** The whole drawing. */
  fit(): void {
    this.zoomTo(this.#fitting);
  }

  /** The whole drawing where it can be read so, else its beginning. */
  fitLegibly(): void {
    this.zoomTo(Math.min(LARGEST_FIT, Math.max(LEGIBLE, this.#fitting)));
    this.box.scrollTo({ left: 0, top: 0, behavior: 'instant' });
    showBeginning(this.box);
  }

  get #fitting(): number {
    const { paddingLeft, paddingTop } = getComputedStyle(this.box);
    const width = this.box.clientWidth - 2 * Number.parseFloat(paddingLeft);
    const height = this.box.clientHeight - 2 * Number.parseFloat(paddingTop);
    return Math.min(width / this.#size.width, height / this.#size.height);
  }

  /** Looked for each time: an editor's preview may have drawn it anew. */
  get #drawing(): SVGSVGElement {
    return this.box.querySelector('svg') as SVGSVGElement;
  }

  get #size(): { readonly width: number; readonly height: number } {
    return this.#drawing.viewBox.baseVal;
  }

  get #middle(): ZoomPlace {
    const { left, top, width, height } = this.box.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  }
}
