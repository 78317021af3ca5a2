/** @jsxImportSource #jsx */
import type { NavigationPlace } from '../../engine/navigation/navigation-tree.ts';
import type { JsxNode } from '../../engine/render/jsx.ts';
import type { RenderContext } from '../../engine/render/theme-contract.ts';
import { drawIcon } from '../components/icon/icon.tsx';
import { wordsOf } from '../words/words-of.ts';
import { EndpointBar } from './endpoint-bar.tsx';
import { pageHref } from './page-link.ts';

/** The trail, the title and the description of a page. */
export function PageHeader({ place }: { place: NavigationPlace }, context: RenderContext): JsxNode {
  const { page } = context;
  const { icon, tag, deprecated } = page.frontMatter;
  return (
    <header class="page-header">
      {Trail({ place }, context)}
      <h1>
        {typeof icon === 'string' && icon !== '' ? (
          <span class="page-icon">{drawIcon({ name: icon }, context)}</span>
        ) : null}
        {page.title}
        {typeof tag === 'string' && tag !== '' ? <span class="nav-tag">{tag}</span> : null}
        {deprecated === true ? <span class="field-deprecated">{wordsOf(context).deprecated}</span> : null}
      </h1>
      {page.description === undefined ? null : (
        <div class="page-description">{context.inlineMarkdown(page.description)}</div>
      )}
      {EndpointBar({}, context)}
    </header>
  );
}

function Trail({ place }: { place: NavigationPlace }, context: RenderContext): JsxNode {
  const groups = place.groups.filter(({ title }) => title.trim() !== '');
  if (groups.length === 0) return null;
  return (
    <nav class="trail" aria-label={wordsOf(context).breadcrumbs}>
      <ol>
        {groups.map((group) => {
          const href = group.root === undefined ? undefined : pageHref(group.root, context);
          return <li>{href === undefined ? group.title : <a href={href}>{group.title}</a>}</li>;
        })}
      </ol>
    </nav>
  );
}
