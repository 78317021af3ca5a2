/** The problem of a link to a heading that its page does not have; the same words wherever it is found. */

import type { FragmentPlace } from '../engine/index.ts';
import { encodeFragment } from '../page-source/headings/headings.ts';
import type { Choice, Diagnostic, LineRange } from '../project/diagnostics.ts';
import { nearName } from '../project/near-name.ts';

/** `top` is the browser's own, `content` the site's. */
export const ALWAYS_THERE: ReadonlySet<string> = new Set(['top', 'content']);

export interface MissingAnchor {
  /** The link as its author wrote it, and path and id that it leads to. */
  readonly written: string;
  readonly page: string;
  readonly id: string;
  /** Of the page it leads to. */
  readonly ids: Iterable<string>;
  /** Headings to choose from, in the order of the page. */
  readonly headings?: readonly { readonly id: string; readonly text: string }[];
  /** Absent for a link in the text of a generated page. */
  readonly file?: string | undefined;
  readonly range?: LineRange | undefined;
  readonly fragment: FragmentPlace | undefined;
}

/** More than a menu can show. */
const MOST_HEADINGS = 50;

export function missingAnchor(link: MissingAnchor): Diagnostic {
  const { written, page, id, ids, file, range, fragment } = link;
  const near = nearName(id, ids);
  const text = near && encodeFragment(near);
  const choice = fragment && choiceOf(fragment, link.headings ?? []);
  return {
    code: 'links/missing-anchor',
    severity: 'warning',
    subject: [written],
    message: `The link \`${written}\` leads to a heading that the page \`${page}\` does not have.`,
    hint:
      near === undefined
        ? 'Link to one of the headings in its table of contents, or to the whole page.'
        : `Write \`#${near}\` at its end.`,
    ...(file !== undefined && { file }),
    ...(range && { range }),
    ...(fragment && text && { fix: { title: `Write \`#${text}\``, edits: [{ ...fragment, text }] } }),
    ...(choice && { choice }),
  };
}

function choiceOf(
  { start, end, written }: FragmentPlace,
  headings: NonNullable<MissingAnchor['headings']>,
): Choice | undefined {
  const options = headings
    .slice(0, MOST_HEADINGS)
    .map(({ id, text }) => ({ label: text === '' ? `#${id}` : text, text: `#${encodeFragment(id)}` }));
  // With the `#`, as the person sees it.
  const edit = { start: start - 1, end, written: `#${written}` };
  return options.length === 0 ? undefined : { title: 'Choose a heading', edit, options };
}
