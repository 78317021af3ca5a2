/** Shows an image as large as the window allows. */

const ZOOMABLE = '[data-zoom]:not(a *, button *, summary *)';

export function zoomableImage(target: Element): HTMLImageElement | undefined {
  return target instanceof HTMLImageElement && target.matches(ZOOMABLE) ? target : undefined;
}

export function zoom(image: HTMLImageElement): void {
  const dialog = document.createElement('dialog');
  dialog.className = 'zoom';
  dialog.setAttribute('aria-label', image.alt || 'Image');
  const copy = document.createElement('img');
  copy.src = image.currentSrc || image.src;
  copy.alt = image.alt;
  // Drawings without a size of their own would be tiny; photographs are never larger than they are.
  if (/\.svg([?#]|$)/.test(copy.src)) copy.style.width = '90vw';
  dialog.append(copy);
  dialog.addEventListener('click', () => dialog.close());
  dialog.addEventListener('close', () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}
