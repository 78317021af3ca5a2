/** @jsxImportSource #jsx */
import type { JsxNode, RenderContext } from '../../engine/theme-api.ts';
import { FORM_MARK } from '../components/api/api-playground.tsx';
import { arrangeBody } from './body.tsx';
import { Directory } from './directory.tsx';
import { Feedback } from './feedback.tsx';
import type { PageFiles } from './page-actions.tsx';
import { PageHeader } from './page-header.tsx';
import { Pagination } from './pagination.tsx';
import { placeOf } from './place.ts';
import { aroundRail, type RailSplit } from './rail.ts';
import { ContentsButton } from './table-of-contents.tsx';

interface PageProps extends RailSplit {
  readonly hasContents: boolean;
  readonly files: PageFiles;
}

/** A page's text with what belongs above, beside and below it. */
export function Page({ main, rail, hasContents, files }: PageProps, context: RenderContext): JsxNode {
  const place = placeOf(context);
  const { content, filters } = arrangeBody(main, context);
  const { before, after } = aroundRail(content);
  const kind = rail !== '' ? 'page-with-rail' : filters !== null && hasContents ? 'page-filtered' : '';
  return (
    <main id="content" class={`page ${kind}`.trim()}>
      {hasContents ? ContentsButton({ className: 'toc-button' }, context) : null}
      {PageHeader({ place, files, hasContents, hasPlayground: main.includes(FORM_MARK) }, context)}
      {before.length === 0 ? null : <div class="prose">{before}</div>}
      {rail === '' ? null : <div class="rail prose">{{ html: rail }}</div>}
      {filters}
      <div class="prose">
        {after}
        {Directory({ place }, context)}
      </div>
      <div class="page-end">
        {Feedback({}, context)}
        {Pagination({ place }, context)}
      </div>
    </main>
  );
}
