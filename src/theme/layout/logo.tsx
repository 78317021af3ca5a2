/** @jsxImportSource #jsx */
import type { JsxNode } from '../../engine/render/jsx.ts';
import { isExternalUrl } from '../../engine/render/links.ts';
import type { RenderContext } from '../../engine/render/theme-contract.ts';
import { homeHref } from './page-link.ts';

/** The logo, or the name of the project in its place. */
export function Logo(_props: object, context: RenderContext): JsxNode {
  const { logo, name } = context.site.config;
  const images = context.once('logo', () => logo && imagesInSite(logo, context));
  const isHome = logo?.href === undefined || logo.href === '/';
  const href = isHome ? homeHref(context) : context.link(logo.href).href;
  return (
    <a class="brand" href={href} aria-label={`${name} home page`}>
      {images === undefined ? <span class="brand-name">{name}</span> : pairOfImages(images, 'brand-image', context)}
    </a>
  );
}

/** One image, or one for each mode of which the style sheet shows the right one. */
export function pairOfImages({ light, dark }: ImagePair, className: string, context: RenderContext): JsxNode {
  if (light === dark) return <img class={className} src={context.asset(light)} alt="" />;
  return (
    <>
      <img class={`${className} only-light`} src={context.asset(light)} alt="" />
      <img class={`${className} only-dark`} src={context.asset(dark)} alt="" />
    </>
  );
}

interface ImagePair {
  readonly light: string;
  readonly dark: string;
}

/** An image that the project does not have is left to the other mode's; without either, the name is better than a hole. */
function imagesInSite({ light, dark }: ImagePair, { site }: RenderContext): ImagePair | undefined {
  const files = new Set([...site.files.keys()].map((path) => path.toLowerCase()));
  const isThere = (source: string) =>
    isExternalUrl(source) || files.has(source.replace(/^\/|[?#].*$/g, '').toLowerCase());
  if (isThere(light)) return { light, dark: isThere(dark) ? dark : light };
  return isThere(dark) ? { light: dark, dark } : undefined;
}
