/** @jsxImportSource #jsx */
import type { JsxNode, RenderContext } from '../../engine/theme-api.ts';
import type { Body } from './body.tsx';
import { Directory } from './directory.tsx';
import { Feedback } from './feedback.tsx';
import type { PageFiles } from './page-actions.tsx';
import { PageHeader } from './page-header.tsx';
import { Pagination } from './pagination.tsx';
import { placeOf } from './place.ts';
import { aroundRail } from './rail.ts';
import { ContentsButton } from './table-of-contents.tsx';

interface PageProps {
  readonly body: Body;
  /** What belongs beside the text; empty for most pages. */
  readonly rail: string;
  readonly hasContents: boolean;
  readonly hasPlayground: boolean;
  /** Absent where what can be done with the page stands elsewhere. */
  readonly actions?: PageFiles;
}

/** A page's text with what belongs above, beside and below it. */
export function Page(
  { body: { content, filters }, rail, hasContents, hasPlayground, actions }: PageProps,
  context: RenderContext,
): JsxNode {
  const place = placeOf(context);
  const { before, after } = aroundRail(content);
  const kind = rail !== '' ? 'page-with-rail' : filters !== null && hasContents ? 'page-filtered' : '';
  return (
    <main id="content" class={`page ${kind}`.trim()}>
      {hasContents ? ContentsButton({ className: 'toc-button' }, context) : null}
      {PageHeader({ place, hasPlayground, ...(actions && { actions }) }, context)}
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
