/** @jsxImportSource #jsx */
import type { JsxNode, NavigationPlace, RenderContext } from '../../engine/theme-api.ts';
import { glyph } from '../components/icon/glyph.tsx';
import { wordsOf } from '../words/words-of.ts';
import { pageHref } from './page-link.ts';

/** The pages before and after this one. */
export function Pagination({ place }: { place: NavigationPlace }, context: RenderContext): JsxNode {
  const previous = pageLink(place.previous, 'previous', context);
  const next = pageLink(place.next, 'next', context);
  const { hideFooterPagination } = context.page.frontMatter;
  if ((previous === null && next === null) || hideFooterPagination === true) return null;
  return (
    <nav class="pagination" aria-label={wordsOf(context).previousAndNext}>
      {previous}
      {next}
    </nav>
  );
}

function pageLink(path: string | undefined, name: 'previous' | 'next', context: RenderContext): JsxNode {
  const page = path === undefined ? undefined : context.site.pages.get(path);
  const href = path === undefined ? undefined : pageHref(path, context);
  if (page === undefined || href === undefined) return null;
  return (
    <a class={`pagination-${name}`} href={href} rel={name === 'next' ? 'next' : 'prev'}>
      <span class="pagination-name">
        {glyph('chevron')}
        {wordsOf(context)[name]}
      </span>
      <span class="pagination-title">{page.sidebarTitle}</span>
    </a>
  );
}
