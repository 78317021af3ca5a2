/** @jsxImportSource #jsx */
import type { JsxNode, Props } from '../../../engine/render/jsx.ts';
import { inRail } from '../../layout/rail.ts';

/** Content that takes the place of the table of contents. */
export function Panel(props: Props): JsxNode {
  return inRail(<div class="panel">{props.children}</div>);
}
