/** @jsxImportSource #jsx */
import type { JsxNode } from '../../engine/render/jsx.ts';
import type { RenderContext } from '../../engine/render/theme-contract.ts';
import { Feedback } from './feedback.tsx';
import { PageHeader } from './page-header.tsx';
import { Pagination } from './pagination.tsx';
import { placeOf } from './place.ts';
import type { RailSplit } from './rail.ts';
import { ContentsButton } from './table-of-contents.tsx';

interface PageProps extends RailSplit {
  readonly hasContents: boolean;
}

/** A page's text with what belongs above, beside and below it. */
export function Page({ main, rail, hasContents }: PageProps, context: RenderContext): JsxNode {
  const place = placeOf(context);
  return (
    <main id="content" class={rail === '' ? 'page' : 'page page-with-rail'}>
      {hasContents ? ContentsButton({ className: 'toc-button' }, context) : null}
      {PageHeader({ place }, context)}
      {rail === '' ? null : <div class="rail prose">{{ html: rail }}</div>}
      <div class="prose">{{ html: main }}</div>
      <div class="page-end">
        {Feedback({}, context)}
        {Pagination({ place }, context)}
      </div>
    </main>
  );
}
