/** @jsxImportSource #jsx */
import { fromSetting, type JsxNode, type NavigationPlace, type RenderContext } from '../../engine/theme-api.ts';
import { isExternalUrl } from '../../project/written-address.ts';
import { phrase } from '../words/phrase.ts';
import { wordsOf } from '../words/words-of.ts';
import { choicesOf } from './navigation/choices.ts';
import { divisionHref, homeHref } from './page-link.ts';
import { placeOf } from './place.ts';

/** In characters: a shorter name is never cut, except on phones. */
const LONG_NAME = 16;

/** The logo, or the name of the project in its place. */
export function Logo(_props: object, context: RenderContext): JsxNode {
  const { logo, name } = context.site.config;
  const isHome = logo?.href === undefined || logo.href === '/';
  const place = placeOf(context);
  const href = isHome ? homeOf(place, context) : context.link(logo.href).href;
  const leadsOn = isHome && choicesOf(place) !== undefined;
  const isNamed = logo === undefined || Object.values(imagesThere('logo', logo, context)).includes(false);
  return fromSetting(
    <a
      class={isNamed && name.length > LONG_NAME ? 'brand long-name' : 'brand'}
      href={href}
      data-home={leadsOn ? '' : undefined}
      aria-label={phrase(wordsOf(context).homePage, { name })}
    >
      {logo === undefined
        ? fromSetting(<span class="brand-name">{name}</span>, 'name')
        : logoContent(logo, name, context)}
    </a>,
    'logo',
  );
}

/** Readers of another language than the first have their own home. */
function homeOf({ divisions }: NavigationPlace, context: RenderContext): string {
  const language = divisions.find(({ kind }) => kind === 'language');
  const home = context.site.home && context.site.navigation.places.get(context.site.home.path);
  if (language === undefined || home?.divisions.includes(language)) return homeHref(context);
  return divisionHref(language, context) ?? homeHref(context);
}

/**
 * The name stands for an image that the project does not have: a hole says nothing, and the other mode's image may
 * not be seen on this mode's background.
 */
function logoContent(logo: ImagePair, name: string, context: RenderContext): JsxNode {
  const isThere = imagesThere('logo', logo, context);
  if (isThere.light && isThere.dark) return pairOfImages(logo, 'brand-image', context);
  if (!isThere.light && !isThere.dark) return <span class="brand-name">{name}</span>;
  const [named, shown] = isThere.dark ? ['light', 'dark'] : ['dark', 'light'];
  return (
    <>
      <span class={`brand-name only-${named}`}>{name}</span>
      {image(isThere.dark ? logo.dark : logo.light, `brand-image only-${shown}`, context)}
    </>
  );
}

/** Which of two images the project has; those of other hosts are taken for there. */
function imagesThere(
  key: string,
  { light, dark }: ImagePair,
  context: RenderContext,
): Record<keyof ImagePair, boolean> {
  return context.once(key, () => {
    const files = new Set([...context.site.files.keys()].map((path) => path.toLowerCase()));
    const has = (source: string) =>
      isExternalUrl(source) || files.has(source.replace(/^\/|[?#].*$/g, '').toLowerCase());
    return { light: has(light), dark: has(dark) };
  });
}

/** The picture behind every page. One that the project does not have leaves no hole and no sign of a broken image. */
export function Backdrop(_props: object, context: RenderContext): JsxNode {
  const picture = context.site.config.backgroundImage;
  if (picture === undefined) return null;
  const isThere = imagesThere('background image', picture, context);
  if (!isThere.light && !isThere.dark) return null;
  const mode = isThere.light ? 'light' : 'dark';
  const images =
    isThere.light && isThere.dark
      ? pairOfImages(picture, 'backdrop-image', context)
      : image(picture[mode], `backdrop-image only-${mode}`, context);
  return fromSetting(<div class="backdrop">{images}</div>, 'backgroundImage');
}

interface ImagePair {
  readonly light: string;
  readonly dark: string;
}

/** One image, or one for each mode of which the style sheet shows the right one. */
function pairOfImages({ light, dark }: ImagePair, className: string, context: RenderContext): JsxNode {
  if (light === dark) return image(light, className, context);
  return (
    <>
      {image(light, `${className} only-light`, context)}
      {image(dark, `${className} only-dark`, context)}
    </>
  );
}

/** Its size keeps its place free while it loads. */
function image(source: string, className: string, context: RenderContext): JsxNode {
  const size = context.once(`size of ${source}`, () => context.image(source).size);
  return <img class={className} src={context.asset(source)} alt="" width={size?.width} height={size?.height} />;
}
