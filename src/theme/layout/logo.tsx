/** @jsxImportSource #jsx */
import type { JsxNode } from '../../engine/render/jsx.ts';
import type { RenderContext } from '../../engine/render/theme-contract.ts';
import { homeHref } from './page-link.ts';

/** The logo, or the name of the project in its place. */
export function Logo(_props: object, context: RenderContext): JsxNode {
  const { logo, name } = context.site.config;
  const isHome = logo?.href === undefined || logo.href === '/';
  const href = isHome ? homeHref(context) : context.link(logo.href).href;
  return (
    <a class="brand" href={href} aria-label={`${name} home page`}>
      {logo === undefined ? <span class="brand-name">{name}</span> : pairOfImages(logo, 'brand-image', context)}
    </a>
  );
}

/** One image, or one for each mode of which the style sheet shows the right one. */
export function pairOfImages(
  { light, dark }: { readonly light: string; readonly dark: string },
  className: string,
  context: RenderContext,
): JsxNode {
  if (light === dark) return <img class={className} src={context.asset(light)} alt="" />;
  return (
    <>
      <img class={`${className} only-light`} src={context.asset(light)} alt="" />
      <img class={`${className} only-dark`} src={context.asset(dark)} alt="" />
    </>
  );
}
