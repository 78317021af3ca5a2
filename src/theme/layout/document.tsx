/** @jsxImportSource #jsx */
import type { DocumentProps, JsxNode, RenderContext } from '../../engine/theme-api.ts';
import { FORM_MARK } from '../components/api/api-playground.tsx';
import { directionOf, wordsLanguageOf } from '../words/language-of.ts';
import { wordsOf } from '../words/words-of.ts';
import { Banner } from './banner.tsx';
import { arrangeBody } from './body.tsx';
import { Dock } from './dock.tsx';
import { Footer } from './footer.tsx';
import { Head } from './head/head.tsx';
import { Backdrop } from './logo.tsx';
import { choicesOf } from './navigation/choices.ts';
import { OtherPlaces, versionOf } from './navigation/other-places.tsx';
import { Sidebar } from './navigation/sidebar.tsx';
import { NotFound } from './not-found.tsx';
import { Page } from './page.tsx';
import { pageLayout } from './page-layout.ts';
import { placeOf } from './place.ts';
import { splitRail } from './rail.ts';
import { listedHeadings, TableOfContents } from './table-of-contents.tsx';
import { TopBar } from './top-bar.tsx';

/** The whole document of a page. */
export function Document(props: DocumentProps, context: RenderContext): JsxNode {
  const { config } = context.site;
  const place = placeOf(context);
  const choices = choicesOf(place);
  const tag = wordsLanguageOf(context);
  const layout = props.kind === 'not-found' ? 'wide' : pageLayout(context.page);
  const { main, rail } = splitRail(props.content.html);
  const isOwn = layout === 'custom' || layout === 'frame';
  const headings = rail === '' && layout === 'default' ? listedHeadings(props.headings) : [];
  const body = arrangeBody(isOwn ? props.content.html : main, context);
  // Where filters stand in the column of the contents, nobody would find what stands among those.
  const areActionsInContents =
    context.site.config.arePageActionsInContents === true && headings.length > 0 && body.filters === null;
  return (
    <html lang={tag} dir={directionOf(tag)} data-mode={config.appearance.default} data-corners={config.corners}>
      {Head(props, context)}
      <body
        data-layout={layout}
        data-choices={choices}
        data-version={versionOf(place)?.id}
        data-home={choices !== undefined && context.page.output === 'index.html' ? '' : undefined}
      >
        <a class="skip-link" href="#content">
          {wordsOf(context).skipToContent}
        </a>
        {Backdrop({}, context)}
        {Banner({}, context)}
        {TopBar({ place }, context)}
        <div class="shell">
          {Sidebar({ place }, context)}
          {props.kind === 'not-found' ? (
            <main id="content">{NotFound({ text: props.content }, context)}</main>
          ) : isOwn ? (
            <main id="content" class="prose">
              {body.content}
            </main>
          ) : (
            Page(
              {
                body,
                rail,
                hasContents: headings.length > 0,
                hasPlayground: main.includes(FORM_MARK),
                ...(!areActionsInContents && { actions: props }),
              },
              context,
            )
          )}
          {TableOfContents({ headings, ...(areActionsInContents && { actions: props }) }, context)}
        </div>
        {Footer({}, context)}
        {Dock({ hasContents: headings.length > 0 }, context)}
        {OtherPlaces({ place }, context)}
      </body>
    </html>
  );
}
