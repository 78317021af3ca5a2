import type { Page } from '@playwright/test';

/** What WCAG 2.5.5 asks for, in CSS pixels. */
const LEAST = 44;

/**
 * What a finger can hit of everything that is shown and can be tapped: less than 44 pixels high or wide, in words.
 * The area is found by asking the browser what lies at each point, so an extended area counts, and one that
 * another element covers does not. Links within sentences and the text of the code editor are no targets of this size.
 */
export async function smallTargets(page: Page): Promise<readonly string[]> {
  return page.evaluate(async (least) => {
    const kinds =
      'a[href], button, input:not([type="hidden"]), select, textarea, summary, [role="button"], [role="option"], [role="menuitem"], [role="slider"], [role="treeitem"], [role="tab"], [role="switch"]';
    const overlay = [...document.querySelectorAll('[role="dialog"], [role="menu"], [role="listbox"]')].filter((one) =>
      one.checkVisibility({ visibilityProperty: true }),
    );
    const root = overlay.at(-1) ?? document.body;
    const found: string[] = [];
    for (const element of root.querySelectorAll<HTMLElement>(kinds)) {
      // A switch or a choice of several is drawn by its label; the field itself is transparent.
      const drawn = [element, ...((element as HTMLInputElement).labels ?? [])];
      if (!drawn.some((one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true }))) continue;
      if (
        element.closest('.monaco-editor, [aria-hidden="true"], [inert]') ||
        (element.tabIndex < 0 && element.matches('input'))
      )
        continue;
      if (getComputedStyle(element).pointerEvents === 'none') continue;
      // What is drawn for a box that is hidden, and a field with its frame: a label leads to its field.
      const field = element.matches('input, textarea, select') ? (element as HTMLInputElement) : undefined;
      const parts = [element, ...(field?.labels ?? [])];
      // A link that shows only with the focus, and what a screen reader alone sees.
      if (parts.every((part) => part.getBoundingClientRect().width <= 1 || part.getBoundingClientRect().bottom < 0))
        continue;
      if (
        element.matches('a') &&
        getComputedStyle(element).display === 'inline' &&
        element.closest('p, li') &&
        element.parentElement?.textContent?.trim() !== element.textContent?.trim()
      )
        continue;
      element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      const isHit = (x: number, y: number) => {
        const at = document.elementFromPoint(x, y);
        return at !== null && parts.some((part) => part.contains(at) || (at.contains(part) && at.matches('label')));
      };
      /** What is hit around the middle of one of its parts. */
      const areaAround = (part: Element) => {
        const box = part.getBoundingClientRect();
        const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
        const run = (stepX: number, stepY: number) => {
          let length = 0;
          while (length < least && isHit(x + stepX * (length + 1), y + stepY * (length + 1))) length += 1;
          return length;
        };
        return { width: run(-1, 0) + run(1, 0), height: run(0, -1) + run(0, 1) };
      };
      const areas = parts.filter((part) => part.getBoundingClientRect().width > 1).map(areaAround);
      const [{ width, height }] = areas.sort(
        (one, other) => Math.min(other.width, other.height) - Math.min(one.width, one.height),
      ) as [{ width: number; height: number }];
      // Halves of pixels at the edges.
      if (width < least - 2 || height < least - 2) {
        const name =
          element.getAttribute('aria-label') ?? field?.labels?.[0]?.textContent ?? element.textContent?.trim() ?? '';
        found.push(
          `${element.tagName.toLowerCase()}${element.role ? `[${element.role}]` : ''} “${name.slice(0, 50)}” ${width} × ${height} .${String(element.className).slice(0, 60)}`,
        );
      }
    }
    return [...new Set(found)];
  }, LEAST);
}
