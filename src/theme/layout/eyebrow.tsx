/** @jsxImportSource #jsx */
import type { JsxNode, NavigationPlace, RenderContext } from '../../engine/theme-api.ts';
import { wordsOf } from '../words/words-of.ts';
import { divisionHref, pageHref } from './page-link.ts';

interface Step {
  readonly title: string;
  readonly href?: string | undefined;
}

/** What stands above the title: the group that the page is in, or the whole way to it. */
export function Eyebrow({ place }: { place: NavigationPlace }, context: RenderContext): JsxNode {
  const steps = stepsTo(place, context);
  const last = steps.at(-1);
  if (last === undefined) return null;
  if (context.site.config.eyebrows !== 'breadcrumbs') return <p class="eyebrow">{last.title}</p>;
  return (
    <nav class="eyebrow" aria-label={wordsOf(context).breadcrumbs}>
      <ol>
        {steps.map(({ title, href }) => (
          <li>{href === undefined ? title : <a href={href}>{title}</a>}</li>
        ))}
      </ol>
    </nav>
  );
}

function stepsTo({ divisions, groups }: NavigationPlace, context: RenderContext): readonly Step[] {
  const isTrail = context.site.config.eyebrows === 'breadcrumbs';
  const parts = divisions.filter(({ kind }) => isTrail && kind !== 'root' && kind !== 'version' && kind !== 'language');
  const own = context.page.path;
  return [
    ...parts.map((part) => ({ title: part.name, href: divisionHref(part, context) })),
    ...groups.map(({ title, root }) => ({
      title,
      // A group's own page does not lead to itself.
      href: root === undefined || root === own ? undefined : pageHref(root, context),
    })),
  ].filter(({ title }) => title.trim() !== '');
}
