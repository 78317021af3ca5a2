/** @jsxImportSource #jsx */
import { type FaviconLink, type JsxNode, planFavicon, type RenderContext } from '../../../engine/theme-api.ts';
import { formatHex } from '../../../shared/color/color.ts';
import { darkPalette, lightPalette } from '../../color/palette.ts';

interface SiteIcons {
  readonly links: readonly FaviconLink[];
  readonly themeColors: readonly { readonly color: string; readonly media?: string }[];
}

/** The site's icons, and the colour that browsers give their own frame. */
export function FaviconLinks(_: object, context: RenderContext): JsxNode {
  const { links, themeColors } = context.once('favicon-links', () => readIcons(context));
  return (
    <>
      {links.map(({ href, ...rest }) => (
        <link {...rest} href={/^(?:[a-z]+:|\/\/)/i.test(href) ? href : context.relative(href)} />
      ))}
      {themeColors.map(({ color, media }) => (
        <meta name="theme-color" content={color} media={media} />
      ))}
    </>
  );
}

function readIcons({ site }: RenderContext): SiteIcons {
  const { appearance, colors } = site.config;
  const light = formatHex(lightPalette(colors).background);
  const dark = formatHex(darkPalette(colors).background);
  const only = appearance.isToggleHidden ? appearance.default : undefined;
  const themeColors =
    only === undefined
      ? [
          { color: light, media: '(prefers-color-scheme: light)' },
          { color: dark, media: '(prefers-color-scheme: dark)' },
        ]
      : [{ color: only === 'dark' ? dark : light }];
  return { links: planFavicon(site).links, themeColors };
}
