/** How much of the frame around its text a page wants. */
import type { PageModel } from '../../engine/site/site-model.ts';

/** `wide` has no table of contents, `center` no navigation either, `custom` nothing but the top bar. */
export type PageLayout = 'default' | 'wide' | 'center' | 'custom';

export function pageLayout(page: PageModel): PageLayout {
  const mode = page.frontMatter.mode?.toLowerCase();
  if (mode === 'wide' || mode === 'center' || mode === 'custom') return mode;
  return mode === 'frame' ? 'custom' : 'default';
}
