/** @jsxImportSource #jsx */
/** What can be said of a page's text only when all of it is there. */
import type { JsxNode, RenderContext } from '../../engine/theme-api.ts';
import { UpdateFilters } from '../components/update/update-filters.tsx';
import { switchViews } from '../components/view/view-switcher.tsx';

export interface Body {
  readonly content: JsxNode;
  /** Buttons that filter the page's updates; `null` where it has none with tags. */
  readonly filters: JsxNode;
}

export function arrangeBody(html: string, context: RenderContext): Body {
  const { body, switcher } = switchViews(loadFirstImage(html), context);
  const content = switcher === null ? { html: body } : [switcher, { html: body }];
  return { content, filters: UpdateFilters({ body }, context) };
}

/** What a reader sees first is loaded at once; images further down wait until they are near. */
function loadFirstImage(html: string): string {
  return html.replace(/(<img\b(?:[^>"]|"[^"]*")*?) loading="lazy"/, '$1');
}
