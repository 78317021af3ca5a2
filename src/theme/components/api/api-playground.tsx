/** @jsxImportSource #jsx */
import type { JsxNode, Props, RenderContext } from '../../../engine/theme-api.ts';
import { FORM_ATTRIBUTE } from '../../../shared/playground/request-form.ts';
import { textAttribute } from '../../attributes.ts';

/** What an opening tag of it looks like in a rendered page. */
export const FORM_MARK = `type="application/json" ${FORM_ATTRIBUTE}`;

/** `<ApiPlayground form="{…}" />`: what the playground of a page asks for, as data in the page. Not for authors. */
export function ApiPlayground(props: Props, _context: RenderContext): JsxNode {
  const form = textAttribute(props, 'form');
  if (form === undefined) return null;
  return (
    <script type="application/json" {...{ [FORM_ATTRIBUTE]: true }}>
      {{ html: form.replaceAll('<', '\\u003c') }}
    </script>
  );
}
