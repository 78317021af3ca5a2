/** @jsxImportSource #jsx */
import type { JsxNode } from '../../../engine/render/jsx.ts';
import type { DocumentProps, RenderContext } from '../../../engine/render/theme-contract.ts';
import { earlyScript } from './early-script.ts';
import { metaTags } from './meta-tags.ts';
import { pageDescription } from './page-description.ts';

/** What the browser and search engines need to know of a page. */
export function Head({ kind, content }: Pick<DocumentProps, 'kind' | 'content'>, context: RenderContext): JsxNode {
  const { site, page } = context;
  const title = kind === 'not-found' ? 'Page not found' : page.title;
  const canonical = page.frontMatter.canonical;
  return (
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{title === site.config.name ? title : `${title} – ${site.config.name}`}</title>
      {kind === 'not-found' ? <meta name="robots" content="noindex" /> : null}
      {kind === 'not-found'
        ? null
        : metaTags(site.config, page, pageDescription(content.html, context)).map(({ key, name, content }) => (
            <meta {...{ [key]: name }} content={content} />
          ))}
      <meta name="generator" content="Leafwright" />
      {typeof canonical === 'string' ? <link rel="canonical" href={canonical} /> : null}
      {favicons(context)}
      <script>{{ html: earlyScript(site.config, kind === 'not-found' ? undefined : page.output) }}</script>
      <link rel="stylesheet" href={context.relative('assets/site.css')} />
      <script src={context.relative('assets/site.js')} defer />
    </head>
  );
}

function favicons(context: RenderContext): JsxNode {
  const { favicon } = context.site.config;
  if (favicon === undefined) return <link rel="icon" href="data:," />;
  if (favicon.light === favicon.dark) return <link rel="icon" href={context.asset(favicon.light)} />;
  return (
    <>
      <link rel="icon" href={context.asset(favicon.light)} media="(prefers-color-scheme: light)" />
      <link rel="icon" href={context.asset(favicon.dark)} media="(prefers-color-scheme: dark)" />
    </>
  );
}
