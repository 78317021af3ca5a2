/** What a form can be about: the page, each element around the cursor, and what the cursor is in. Pure. */
import { findComponent } from '../../../../catalogue/catalogue.ts';
import type { JsxElement } from '../../../../page-source/blocks/jsx-elements.ts';
import { blockWords } from '../../../words/writing-commands.ts';
import type { AtCursor } from '../read-cursor.ts';

export type Target =
  | { readonly kind: 'page' }
  | { readonly kind: 'element'; readonly element: JsxElement; readonly siblings: readonly JsxElement[] }
  | { readonly kind: 'table' | 'code' | 'image' /** Where it begins. */; readonly start: number };

export interface Crumb {
  /** The same for the same thing while its form is used. */
  readonly id: string;
  readonly label: string;
  readonly target: Target;
}

const PAGE: Crumb = { id: 'page', label: blockWords.page, target: { kind: 'page' } };

/** From the page to the innermost thing at the cursor, of which there is a form. */
export function crumbsAt(at: AtCursor): readonly Crumb[] {
  const crumbs: Crumb[] = [PAGE];
  for (const [index, element] of at.elements.entries()) {
    const parent = at.elements[index - 1];
    const siblings = parent?.children ?? (index === at.elements.length - 1 ? at.siblings : []);
    const label = findComponent(element.name)?.label ?? (element.name || blockWords.group);
    crumbs.push({ id: `element:${element.start}`, label, target: { kind: 'element', element, siblings } });
  }
  if (at.table)
    crumbs.push({
      id: `table:${at.table.start}`,
      label: blockWords.table,
      target: { kind: 'table', start: at.table.start },
    });
  if (at.codeBlock)
    crumbs.push({
      id: `code:${at.codeBlock.start}`,
      label: blockWords.code,
      target: { kind: 'code', start: at.codeBlock.start },
    });
  if (at.link?.kind === 'image')
    crumbs.push({
      id: `image:${at.link.start}`,
      label: blockWords.picture,
      target: { kind: 'image', start: at.link.start },
    });
  return crumbs;
}
