/** Scrolls to the first words of a drawing that is larger than its box. */
export function showBeginning(box: HTMLElement): void {
  const first = box.querySelector('text');
  if (first === null) return;
  const [text, around] = [first.getBoundingClientRect(), box.getBoundingClientRect()];
  const isInView = text.top >= around.top && text.bottom <= around.bottom;
  box.scrollBy({
    left: text.left + text.width / 2 - around.left - around.width / 2,
    top: isInView ? 0 : text.top - around.top - around.height / 2,
    behavior: 'instant',
  });
}
