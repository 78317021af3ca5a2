/** @jsxImportSource #jsx */
import type { JsxNode } from '../../engine/render/jsx.ts';
import type { RenderContext } from '../../engine/render/theme-contract.ts';
import { glyph } from '../components/icon/glyph.tsx';
import { wordsOf } from '../words/words-of.ts';

/** A message above every page; a reader who closes it does not see it again until its words change. */
export function Banner(_props: object, context: RenderContext): JsxNode {
  const { banner } = context.site.config;
  if (banner === undefined || banner.content.trim() === '') return null;
  const words = wordsOf(context);
  return (
    <lw-banner class={`banner banner-${banner.kind}`} role="region" aria-label={words.announcement}>
      <div>{context.inlineMarkdown(banner.content)}</div>
      {banner.isDismissible ? (
        <button class="icon-button" type="button" data-dismiss>
          {glyph('close', words.closeAnnouncement)}
        </button>
      ) : null}
    </lw-banner>
  );
}
