/** The form of a page's playground as text of its page: a component of the theme puts it there. */

import type { RequestForm } from '../../../shared/playground/request-form.ts';
import { attribute } from '../mdx-text.ts';

/** As JSON in a text, which costs a compiler nothing to read. */
export function playgroundText(form: RequestForm | undefined): readonly string[] {
  return form === undefined ? [] : [`<ApiPlayground${attribute('form', JSON.stringify(form))} />`];
}
