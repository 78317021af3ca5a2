/** @jsxImportSource #jsx */
import { siteAddress } from '../../config/site-address.ts';
import type { Html, JsxNode, NavigationEntry, PageModel, RenderContext } from '../../engine/theme-api.ts';
import { glyph } from '../components/icon/glyph.tsx';
import { wordsOf } from '../words/words-of.ts';
import { homeHref } from './page-link.ts';
import { innermostDivision, placeOf, visibleDivisions } from './place.ts';
import { suggestionScript } from './suggestion-script.ts';

const MOST_PAGES = 8;

/** In the document, since no other page of the site needs it. */
const STYLE =
  '.not-found-ways{display:flex;flex-wrap:wrap;gap:.75rem}' +
  ':root:not([data-script]) .not-found-ways>button{display:none}' +
  '.not-found>.page-description{margin:0}.not-found>.prose{width:100%}.not-found>.prose>p{color:var(--muted)}' +
  '.not-found nav span{margin-inline-start:.6em;font-size:var(--small);color:var(--muted)}' +
  '.not-found nav{margin-top:.75rem}' +
  '.not-found h2{margin-bottom:.4rem;font-size:var(--small);font-weight:500;color:var(--muted)}' +
  '.not-found nav a{display:inline-block;padding-block:.2rem;font-weight:500;color:var(--accent)}' +
  '.not-found nav a:hover{text-decoration:underline;text-underline-offset:.2em}';

/** In place of this page, so that the way back leads to where the reader came from. Not in a preview, and not from a folder. */
const LEAD_HOME =
  ';if(self===top&&/^http/.test(location.protocol))addEventListener("load",function(){var home=document.querySelector(".not-found-ways a");if(home)location.replace(home.href)})';

interface NotFoundProps {
  /** What the author says there; empty where that is nothing. */
  readonly text: Html;
}

/** What a reader sees at an address without a page. */
export function NotFound({ text }: NotFoundProps, context: RenderContext): JsxNode {
  const words = wordsOf(context);
  const { title, leadsHome } = context.site.config.notFound ?? {};
  const pages = likelyPages(context);
  return (
    <div class="not-found">
      <style>{{ html: STYLE }}</style>
      <p class="not-found-code">404</p>
      <h1>{title ?? words.notFound}</h1>
      {text.html.trim() === '' ? (
        <p class="page-description">{words.notFoundAdvice}</p>
      ) : (
        <div class="prose">{text}</div>
      )}
      <p class="not-found-ways">
        <button class="button" type="button" data-search>
          {glyph('search')}
          {words.search}
        </button>
        <a class="button button-quiet" href={homeHref(context)}>
          {words.goHome}
        </a>
      </p>
      <nav id="suggestions" hidden aria-label={words.didYouMean}>
        <h2>{words.didYouMean}</h2>
        <ul />
      </nav>
      {pages.length < 2 ? null : (
        <nav aria-label={words.startFrom}>
          <h2>{words.startFrom}</h2>
          <ul>
            {pages.map((page) => (
              <li>
                <a href={context.relative(page.output)}>{page.sidebarTitle}</a>
                {standsIn(page, context)}
              </li>
            ))}
          </ul>
        </nav>
      )}
      <script>
        {{ html: suggestionScript(siteAddress(context.site.config)) + (leadsHome === true ? LEAD_HOME : '') }}
      </script>
    </div>
  );
}

/** Where the parts of the site begin: its divisions, then the groups of the first one. */
function likelyPages(context: RenderContext): readonly PageModel[] {
  const { site } = context;
  const place = placeOf(context);
  const paths = [
    ...visibleDivisions(place, context).flatMap(({ firstPage }) => firstPage ?? []),
    ...innermostDivision(place, context).entries.flatMap((entry) => firstPageOf(entry) ?? []),
  ];
  const pages = new Set<PageModel>();
  for (const path of paths) {
    const page = site.pages.get(path);
    if (page !== undefined && !page.isHidden && page !== site.home) pages.add(page);
  }
  return [...pages].slice(0, MOST_PAGES);
}

/** Several pages may be called “Overview”: the group that one is in tells them apart. */
function standsIn({ path }: PageModel, { site }: RenderContext): JsxNode {
  const place = site.navigation.places.get(path);
  const name = place?.groups.findLast(({ title }) => title.trim() !== '')?.title ?? place?.divisions.at(-1)?.name ?? '';
  return name === '' ? null : <span>{name}</span>;
}

function firstPageOf(entry: NavigationEntry): string | undefined {
  if (entry.kind === 'page') return entry.href === undefined ? entry.path : undefined;
  if (entry.root !== undefined) return entry.root;
  for (const child of entry.entries) {
    const path = firstPageOf(child);
    if (path !== undefined) return path;
  }
  return undefined;
}
