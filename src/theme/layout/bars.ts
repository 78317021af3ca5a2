/** What stands around a page: the site's own, or that of the language that the page is in. */
import type { BarSettings } from '../../config/site-config.ts';
import type { RenderContext } from '../../engine/theme-api.ts';
import { placeOf } from './place.ts';

export function barsOf(context: RenderContext): BarSettings {
  const { topbarButton, ...rest } = context.site.config;
  const own = placeOf(context).divisions.findLast(({ bars }) => bars !== undefined)?.bars;
  // A language with a bar of its own and without a button has none.
  const isOwnBar = own?.topbarLinks !== undefined;
  return { ...rest, ...(topbarButton && !isOwnBar && { topbarButton }), ...own };
}
