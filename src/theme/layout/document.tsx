/** @jsxImportSource #jsx */
import type { JsxNode } from '../../engine/render/jsx.ts';
import type { DocumentProps, RenderContext } from '../../engine/render/theme-contract.ts';
import { glyph } from '../components/icon/glyph.tsx';
import { directionOf, languageOf } from '../words/language-of.ts';
import { wordsOf } from '../words/words-of.ts';
import { Banner } from './banner.tsx';
import { Feedback } from './feedback.tsx';
import { Footer } from './footer.tsx';
import { Head } from './head/head.tsx';
import { pairOfImages } from './logo.tsx';
import { Sidebar } from './navigation/sidebar.tsx';
import { NotFound } from './not-found.tsx';
import { PageHeader } from './page-header.tsx';
import { pageLayout } from './page-layout.ts';
import { Pagination } from './pagination.tsx';
import { placeOf } from './place.ts';
import { splitRail } from './rail.ts';
import { listedHeadings, TableOfContents } from './table-of-contents.tsx';
import { TopBar } from './top-bar.tsx';

/** The whole document of a page. */
export function Document(props: DocumentProps, context: RenderContext): JsxNode {
  const { config } = context.site;
  const place = placeOf(context);
  const tag = languageOf(context);
  const words = wordsOf(context);
  const layout = props.kind === 'not-found' ? 'wide' : pageLayout(context.page);
  return (
    <html lang={tag} dir={directionOf(tag)} data-mode={config.appearance.default}>
      {Head(props, context)}
      <body data-layout={layout}>
        <a class="skip-link" href="#content">
          {words.skipToContent}
        </a>
        {config.backgroundImage === undefined ? null : (
          <div class="backdrop">{pairOfImages(config.backgroundImage, 'backdrop-image', context)}</div>
        )}
        {Banner({}, context)}
        {TopBar({ place }, context)}
        <div class="shell">
          {Sidebar({ place }, context)}
          {props.kind === 'not-found' ? (
            <main id="content">{NotFound({}, context)}</main>
          ) : layout === 'custom' ? (
            <main id="content" class="prose">
              {props.content}
            </main>
          ) : (
            Page(props, context)
          )}
        </div>
        {Footer({}, context)}
      </body>
    </html>
  );
}

function Page({ content, headings }: DocumentProps, context: RenderContext): JsxNode {
  const place = placeOf(context);
  const { main, rail } = splitRail(content.html);
  const listed = rail === '' && pageLayout(context.page) === 'default' ? listedHeadings(headings) : [];
  return (
    <>
      <main id="content" class={rail === '' ? 'page' : 'page page-with-rail'}>
        {listed.length === 0 ? null : (
          <button class="toc-button" type="button" popovertarget="toc">
            {glyph('toc')}
            {wordsOf(context).onThisPage}
          </button>
        )}
        {PageHeader({ place }, context)}
        {rail === '' ? null : <div class="rail prose">{{ html: rail }}</div>}
        <div class="prose">{{ html: main }}</div>
        <div class="page-end">
          {Feedback({}, context)}
          {Pagination({ place }, context)}
        </div>
      </main>
      {TableOfContents({ headings: listed }, context)}
    </>
  );
}
