/** Shows an image as large as the window allows. */

/** Smaller images show all there is to see. */
const SMALLEST_PX = 120;

/** Around an image that may be enlarged: makes it a button once it is known to be worth it. */
export class ZoomElement extends HTMLElement {
  connectedCallback(): void {
    const image = this.querySelector('img');
    if (image === null || this.closest('a, button, summary') !== null) return;
    if (image.complete) this.#offer(image);
    else image.addEventListener('load', () => this.#offer(image));
    this.onclick = () => this.#enlarge(image);
    this.onkeydown = (event) => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      this.#enlarge(image);
    };
  }

  #offer(image: HTMLImageElement): void {
    if (Math.max(image.naturalWidth, image.naturalHeight) < SMALLEST_PX && !isDrawing(image)) return;
    image.tabIndex = 0;
    image.role = 'button';
    image.ariaHasPopup = 'dialog';
    if (image.alt === '') image.ariaLabel = this.dataset.label ?? null;
  }

  #enlarge(image: HTMLImageElement): void {
    if (image.role === null) return;
    const dialog = document.createElement('dialog');
    dialog.className = 'zoom';
    dialog.ariaLabel = image.alt || image.ariaLabel;
    const copy = document.createElement('img');
    copy.src = image.currentSrc || image.src;
    copy.alt = image.alt;
    // Drawings without a size of their own would be tiny; photographs are never larger than they are.
    if (isDrawing(copy)) copy.style.width = '90vw';
    const close = document.createElement('button');
    close.className = 'zoom-close';
    close.ariaLabel = this.dataset.close ?? null;
    dialog.append(copy, close);
    dialog.onclick = () => dialog.close();
    dialog.onclose = () => {
      dialog.remove();
      image.focus({ preventScroll: true });
    };
    document.body.append(dialog);
    dialog.showModal();
  }
}

function isDrawing({ src }: HTMLImageElement): boolean {
  return /\.svg([?#]|$)/.test(src);
}
