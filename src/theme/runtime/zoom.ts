/** Shows an image as large as the window allows; has diagrams zoomed. */
import { DIAGRAM_SCRIPT_PATH } from '../../shared/diagram-script.ts';
import { DIAGRAM_WANTED } from './diagram/wanted.ts';
import { loadScript } from './load-script.ts';
import { showBeginning } from './show-beginning.ts';

/** Smaller images show all there is to see. */
const SMALLEST_PX = 120;

/** Around an image that may be enlarged: makes it a button once it is known to be worth it. */
export class ZoomElement extends HTMLElement {
  connectedCallback(): void {
    // A diagram has a button of its own: what stands in it may be links.
    const button = this.querySelector('button');
    const diagram = this.querySelector('svg');
    if (diagram !== null) {
      if (diagram.parentElement) showBeginning(diagram.parentElement);
      if (button !== null) this.#offerTools(button, diagram);
      return;
    }
    const image = this.querySelector('img');
    if (image === null || this.closest('a, button, summary') !== null) return;
    // One that has no address yet, as the preview may have it, is complete as well.
    if (image.complete) this.#offer(image);
    image.addEventListener('load', () => this.#offer(image));
    this.onclick = () => this.#enlarge(image);
    this.onkeydown = (event) => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      this.#enlarge(image);
    };
  }

  /** What zooms is loaded when a reader turns to the diagram. Where it cannot be, the diagram opens as a picture. */
  #offerTools(button: HTMLButtonElement, diagram: SVGElement): void {
    const wake = (): Promise<void> =>
      loadScript(`${this.dataset.root}${DIAGRAM_SCRIPT_PATH}`).then(() => {
        this.dispatchEvent(new Event(DIAGRAM_WANTED, { bubbles: true }));
      });
    const onTurn = (): void => {
      wake().catch(() => {});
    };
    for (const type of ['pointerenter', 'focusin']) this.addEventListener(type, onTurn, { once: true });
    button.onclick = () => {
      const show = (): void => {
        const copy = diagram.cloneNode(true) as SVGElement;
        copy.style.cssText = 'width:96vw;height:94dvh;max-width:none;background:var(--bg)';
        this.#show(copy, button, diagram.ariaLabel);
      };
      // By then the button does what the script makes it do.
      wake().then(() => button.click(), show);
    };
  }

  #offer(image: HTMLImageElement): void {
    if (Math.max(image.naturalWidth, image.naturalHeight) < SMALLEST_PX && !isDrawing(image)) return;
    image.tabIndex = 0;
    image.role = 'button';
    image.ariaHasPopup = 'dialog';
    // An empty text says that there is nothing to see, which no button may say.
    image.alt ||= this.dataset.label ?? '';
  }

  #enlarge(image: HTMLImageElement): void {
    if (image.role === null) return;
    const copy = document.createElement('img');
    copy.src = image.currentSrc || image.src;
    copy.alt = image.alt;
    // Drawings without a size of their own would be tiny; photographs are never larger than they are.
    if (isDrawing(copy)) copy.style.width = '90vw';
    this.#show(copy, image, image.alt);
  }

  /** @param opener Has the focus again when it is closed. */
  #show(copy: Element, opener: HTMLElement, name: string | null): void {
    const dialog = document.createElement('dialog');
    dialog.className = 'zoom';
    dialog.ariaLabel = name;
    const close = document.createElement('button');
    close.className = 'zoom-close';
    close.ariaLabel = this.dataset.close ?? null;
    dialog.append(copy, close);
    dialog.onclick = () => dialog.close();
    dialog.onclose = () => {
      dialog.remove();
      opener.focus({ preventScroll: true });
    };
    document.body.append(dialog);
    dialog.showModal();
  }
}

function isDrawing({ src }: HTMLImageElement): boolean {
  return /\.svg([?#]|$)/.test(src);
}
