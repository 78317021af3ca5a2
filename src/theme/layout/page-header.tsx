/** @jsxImportSource #jsx */

import {
  fromFrontMatter,
  iconOf,
  type JsxNode,
  type NavigationPlace,
  type RenderContext,
} from '../../engine/theme-api.ts';
import { drawIcon } from '../components/icon/icon.tsx';
import { wordsOf } from '../words/words-of.ts';
import { EndpointBar } from './endpoint-bar.tsx';
import { Eyebrow } from './eyebrow.tsx';
import { PageActions, type PageFiles } from './page-actions.tsx';

interface PageHeaderProps {
  readonly place: NavigationPlace;
  /** Absent where what can be done with the page stands elsewhere. */
  readonly actions?: PageFiles;
  readonly hasPlayground: boolean;
}

/** What stands above the title, the title and the description of a page. */
export function PageHeader({ place, actions, hasPlayground }: PageHeaderProps, context: RenderContext): JsxNode {
  const { page } = context;
  const { tag, deprecated } = page.frontMatter;
  const icon = iconOf(page.frontMatter);
  return (
    <header class="page-header">
      {Eyebrow({ place }, context)}
      {fromFrontMatter(
        <h1>
          {icon === undefined ? null : <span class="page-icon">{drawIcon(icon, context)}</span>}
          {page.title}
          {typeof tag === 'string' && tag !== '' ? <span class="nav-tag">{tag}</span> : null}
          {deprecated === true ? <span class="field-deprecated">{wordsOf(context).deprecated}</span> : null}
        </h1>,
        'title',
      )}
      {actions === undefined ? null : PageActions(actions, context)}
      {page.description === undefined
        ? null
        : fromFrontMatter(
            <div class="page-description">{context.inlineMarkdown(page.description)}</div>,
            'description',
          )}
      {EndpointBar({ hasPlayground }, context)}
    </header>
  );
}
