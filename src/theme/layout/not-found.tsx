/** @jsxImportSource #jsx */
import type { JsxNode } from '../../engine/render/jsx.ts';
import type { RenderContext } from '../../engine/render/theme-contract.ts';
import { homeHref } from './page-link.ts';

/** What a reader sees at an address without a page. */
export function NotFound(_props: object, context: RenderContext): JsxNode {
  return (
    <div class="not-found">
      <p class="not-found-code">404</p>
      <h1>Page not found</h1>
      <p class="page-description">
        The page was moved, or the address has a slip in it. Search for it, or start again.
      </p>
      <p>
        <a class="button" href={homeHref(context)}>
          Go to the first page
        </a>
      </p>
    </div>
  );
}
