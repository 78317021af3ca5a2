/** @jsxImportSource #jsx */
import {
  canonicalAddress,
  type DocumentProps,
  type JsxNode,
  type LiveDocument,
  type RenderContext,
} from '../../../engine/theme-api.ts';
import { authorStyles } from '../../author-classes/author-styles.ts';
import { FORM_MARK } from '../../components/api/api-playground.tsx';
import { NEEDED_PLACE } from '../../needed-files.ts';
import { wordsOf } from '../../words/words-of.ts';
import { barsOf } from '../bars.ts';
import { alternates } from './alternates.ts';
import { earlyScript } from './early-script.ts';
import { FaviconLinks } from './favicon-links.tsx';
import { rootFinder, soughtStylesheet } from './find-root.ts';
import { metaTags } from './meta-tags.ts';
import { pageDescription } from './page-description.ts';
import { structuredData } from './structured-data.ts';

/** What the browser, search engines and those who show a link to a page need to know of it. */
export function Head(props: DocumentProps, context: RenderContext): JsxNode {
  const { site, page } = context;
  const isNotFound = props.kind === 'not-found';
  const title = isNotFound ? (site.config.notFound?.title ?? wordsOf(context).notFound) : page.title;
  const stylesheet = 'assets/site.css';
  return (
    <head>
      <meta charset="utf-8" />
      {isNotFound ? { html: rootFinder(context) } : null}
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{title === site.config.name ? title : `${title} – ${site.config.name}`}</title>
      {isNotFound ? <meta name="robots" content="noindex" /> : aboutPage(props, context)}
      <meta name="generator" content="Leafwright" />
      {FaviconLinks({}, context)}
      <script>
        {{ html: earlyScript({ ...site.config, ...barsOf(context) }, isNotFound ? undefined : page.output) }}
      </script>
      {{ html: NEEDED_PLACE }}
      {isNotFound ? (
        { html: soughtStylesheet(stylesheet) }
      ) : (
        <link rel="stylesheet" href={context.relative(stylesheet)} />
      )}
      {props.content.html.includes(FORM_MARK) ? <style>{TRY_STYLES}</style> : null}
      {authorStyles(props.content.html, props.live?.texts)}
      <script src={context.relative('assets/site.js')} defer />
      {props.live === undefined ? null : liveScripts(props.live, context)}
    </head>
  );
}

/** Elements of components with state are no boxes: what stands last in one keeps the space below it. */
const LIVE_STYLES =
  'lw-live,lw-slot,lw-part{display:contents}@layer base{.prose :where(lw-live>:is(p,ul,ol,blockquote,dl,table,figure,details,hr,pre,video,iframe,aside):last-child){margin-bottom:var(--gap)}}';

/** Of the button that opens a playground: few pages have one. Without script nobody sees it. */
const TRY_STYLES =
  ':root:not([data-script]) .endpoint-try{display:none}.endpoint-try{flex:none;min-height:2rem;padding-inline:.8rem;border-radius:var(--radius-small);background:var(--button);color:var(--button-text);font-size:var(--nav);font-weight:600}@media(pointer:coarse){.endpoint-try{min-height:44px}}';

/** What components with state need: how the theme's components look in them, and their code. */
function liveScripts({ scripts, parts }: LiveDocument, context: RenderContext): JsxNode {
  return (
    <>
      <style>{LIVE_STYLES}</style>
      <script type="application/json" data-live-parts data-root={context.relative('')}>
        {{ html: JSON.stringify(parts).replaceAll('<', '\\u003c') }}
      </script>
      {scripts.map((path) => (
        <script src={context.relative(path)} defer />
      ))}
    </>
  );
}

function aboutPage({ content, markdown, feed }: DocumentProps, context: RenderContext): JsxNode {
  const { site, page } = context;
  const description = pageDescription(content.html, context);
  const canonical = canonicalAddress(site, page);
  return (
    <>
      {metaTags(description, context).map(({ key, name, content: value }) => (
        <meta {...{ [key]: name }} content={value} />
      ))}
      {canonical === undefined ? null : <link rel="canonical" href={canonical} />}
      {alternates(context).map(({ language, href }) => (
        <link rel="alternate" hreflang={language} href={href} />
      ))}
      {markdown === undefined ? null : <link rel="alternate" type="text/markdown" href={context.relative(markdown)} />}
      {feed === undefined ? null : (
        <link rel="alternate" type="application/rss+xml" title={page.title} href={context.relative(feed)} />
      )}
      <link rel="llms-txt" href={context.relative('llms.txt')} />
      {page.isHidden ? null : (
        <script type="application/ld+json">{{ html: structuredData(description, context) }}</script>
      )}
    </>
  );
}
