/** Puts the focus into the field whose block holds an offset of the page. */
export function focusBlockAt(root: HTMLElement, offset: number): void {
  const fields = [...root.querySelectorAll<HTMLElement>('[data-block-start]')];
  const field = fields.find(
    ({ dataset }) => Number(dataset.blockStart) <= offset && offset <= Number(dataset.blockEnd),
  );
  field?.focus();
}
