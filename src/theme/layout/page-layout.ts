/** How much of the frame around its text a page wants. */
import type { PageModel } from '../../engine/theme-api.ts';

/**
 * `wide` has no table of contents, `center` no navigation either, `frame` only the navigation around what is all the
 * author's, `custom` nothing but the top bar.
 */
export type PageLayout = 'default' | 'wide' | 'center' | 'frame' | 'custom';

const LAYOUTS: readonly string[] = ['wide', 'center', 'frame', 'custom'] satisfies readonly PageLayout[];

export function pageLayout(page: PageModel): PageLayout {
  const mode = typeof page.frontMatter.mode === 'string' ? page.frontMatter.mode.trim().toLowerCase() : '';
  return LAYOUTS.includes(mode) ? (mode as PageLayout) : 'default';
}
