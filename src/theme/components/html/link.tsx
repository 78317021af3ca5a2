/** @jsxImportSource #jsx */
import type { JsxNode, Props } from '../../../engine/render/jsx.ts';
import type { RenderContext } from '../../../engine/render/theme-contract.ts';
import { omit } from '../../attributes.ts';

/** A link: targets in the site are made to work from this page, others open in a new tab. */
export function Link(props: Props, context: RenderContext): JsxNode {
  const written = props.href;
  if (typeof written !== 'string') return <a {...props} />;
  return <a {...omit(props, 'href')} {...linkAttributes(written, context)} />;
}

/** The `href` for a link as written, with what leads out of the site opening in a new tab. */
export function linkAttributes(written: string, context: RenderContext): Props {
  const target = context.link(written);
  if (!target.isExternal || !/^https?:/i.test(target.href)) return { href: target.href };
  return { href: target.href, target: '_blank', rel: 'noopener' };
}
