/** @jsxImportSource #jsx */
import type { JsxNode, Props, RenderContext } from '../../../engine/theme-api.ts';
import { omit, textAttribute } from '../../attributes.ts';
import { phrase } from '../../words/phrase.ts';
import { wordsOf } from '../../words/words-of.ts';

/** A link: targets in the site are made to work from this page, others open in a new tab. */
export function Link(props: Props, context: RenderContext): JsxNode {
  const written = props.href;
  if (typeof written !== 'string') return <a {...props} />;
  const name = noteLinkName(props, context);
  return <a {...omit(props, 'href')} {...(name && { 'aria-label': name })} {...linkAttributes(written, context)} />;
}

/** The name of the arrow that leads from a footnote back to the text; Markdown's own name for it is English. */
function noteLinkName(props: Props, context: RenderContext): string | undefined {
  if (props['data-footnote-backref'] === undefined) return undefined;
  const note = /[\d-]+$/.exec(textAttribute(props, 'aria-label') ?? '')?.[0] ?? '';
  return phrase(wordsOf(context).backToNote, { note });
}

/** The `href` for a link as written, with what leads out of the site opening in a new tab. */
export function linkAttributes(written: string, context: RenderContext): Props {
  const target = context.link(written);
  if (!target.isExternal || !/^https?:/i.test(target.href)) return { href: target.href };
  return { href: target.href, target: '_blank', rel: 'noopener' };
}
