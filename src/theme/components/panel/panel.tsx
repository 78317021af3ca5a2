/** @jsxImportSource #jsx */
import type { JsxNode, Props, RenderContext } from '../../../engine/theme-api.ts';
import { pageLayout } from '../../layout/page-layout.ts';
import { inRail } from '../../layout/rail.ts';

/** Content that takes the place of the table of contents; in the text where a page has no room for one. */
export function Panel(props: Props, context: RenderContext): JsxNode {
  const panel = <div class="panel">{props.children}</div>;
  return pageLayout(context.page) === 'default' ? inRail(panel) : panel;
}
