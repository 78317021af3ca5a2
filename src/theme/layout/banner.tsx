/** @jsxImportSource #jsx */
import type { Banner as BannerSettings, LightDark } from '../../config/site-config.ts';
import { fromSetting, type JsxNode, type RenderContext } from '../../engine/theme-api.ts';
import { contentHash } from '../../project/content-hash.ts';
import { parseHex } from '../../shared/color/color.ts';
import { contrast, WHITE } from '../../shared/color/contrast.ts';
import { glyph } from '../components/icon/glyph.tsx';
import { wordsOf } from '../words/words-of.ts';
import { barsOf } from './bars.ts';

/** What WCAG AA asks of text. */
const TEXT_CONTRAST = 4.5;

/** A message above every page; a reader who closes it does not see it again until its words change. */
export function Banner(_props: object, context: RenderContext): JsxNode {
  const { banner } = barsOf(context);
  if (banner === undefined || banner.content.trim() === '') return null;
  const words = wordsOf(context);
  return fromSetting(
    <section
      class={`banner banner-${banner.kind}`}
      style={colorStyle(banner.color)}
      data-key={bannerKey(banner)}
      aria-label={words.announcement}
    >
      <div>{context.inlineMarkdown(banner.content)}</div>
      {banner.isDismissible ? (
        <button class="icon-button" type="button" data-dismiss>
          {glyph('close', words.closeAnnouncement)}
        </button>
      ) : null}
    </section>,
    banner.origin,
  );
}

/** What is remembered of a banner that a reader has closed: other words make another banner. */
export function bannerKey({ content }: BannerSettings): string {
  return contentHash(content).slice(0, 8);
}

/** The style sheet picks the mode's colour, and black or white for the words on it. */
function colorStyle(color: LightDark | undefined): string | undefined {
  if (color === undefined) return undefined;
  const text = (hex: string) => {
    const rgb = parseHex(hex);
    return rgb !== undefined && contrast(WHITE, rgb) < TEXT_CONTRAST ? '#000' : '#fff';
  };
  const { light, dark } = color;
  return `background:light-dark(${light},${dark});color:light-dark(${text(light)},${text(dark)})`;
}
