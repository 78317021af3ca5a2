/** @jsxImportSource #jsx */
import type { NavigationPlace } from '../../engine/navigation/navigation-tree.ts';
import type { JsxNode } from '../../engine/render/jsx.ts';
import type { RenderContext } from '../../engine/render/theme-contract.ts';
import { glyph } from '../components/icon/glyph.tsx';
import { pageHref } from './page-link.ts';

/** The pages before and after this one. */
export function Pagination({ place }: { place: NavigationPlace }, context: RenderContext): JsxNode {
  const previous = pageLink(place.previous, 'Previous', context);
  const next = pageLink(place.next, 'Next', context);
  if (previous === null && next === null) return null;
  return (
    <nav class="pagination" aria-label="Previous and next page">
      {previous}
      {next}
    </nav>
  );
}

function pageLink(path: string | undefined, name: 'Previous' | 'Next', context: RenderContext): JsxNode {
  const page = path === undefined ? undefined : context.site.pages.get(path);
  const href = path === undefined ? undefined : pageHref(path, context);
  if (page === undefined || href === undefined) return null;
  return (
    <a class={`pagination-${name.toLowerCase()}`} href={href} rel={name === 'Next' ? 'next' : 'prev'}>
      <span class="pagination-name">
        {glyph('chevron')}
        {name}
      </span>
      <span class="pagination-title">{page.sidebarTitle}</span>
    </a>
  );
}
