/** Links to a heading that their page does not have; the same words wherever it is found. */

import type { FragmentPlace } from '../../engine/index.ts';
import { encodeFragment } from '../../page-source/headings/headings.ts';
import type { Choice, LineRange } from '../../project/diagnostics.ts';
import { nearName } from '../../project/near-name.ts';
import type { Finding, LinkRule } from '../rule.ts';
import { ALWAYS_THERE } from './links-to-check.ts';

/** Can only be told of pages that are there with more than their text. */
export const missingAnchor: LinkRule = {
  over: 'links',
  code: 'links/missing-anchor',
  severity: 'warning',
  title: 'Link to a heading that is not there',
  why: 'It leads to the top of the page, and readers have to look for the part that was meant.',
  run: ({ ofPages, anchorsOf }) =>
    ofPages.flatMap((link) => {
      const { target, id } = link;
      const ids = ALWAYS_THERE.has(id) ? undefined : anchorsOf(target, id);
      if (ids === undefined || ids.has(id)) return [];
      return [describeMissingAnchor({ ...link, page: target.path, ids, fragment: link.fragment })];
    }),
};

export interface MissingAnchor {
  /** The link as its author wrote it, and path and id that it leads to. */
  readonly written: string;
  readonly page: string;
  readonly id: string;
  /** Of the page it leads to. */
  readonly ids: Iterable<string>;
  /** Headings to choose from, in the order of the page. */
  readonly headings?: readonly { readonly id: string; readonly text: string }[];
  /** Absent for a link in the text of a generated page, which `from` then names. */
  readonly file?: string | undefined;
  /** Path of the page that the link stands in. */
  readonly from: string;
  readonly range?: LineRange | undefined;
  readonly fragment: FragmentPlace | undefined;
}

/** More than a menu can show. */
const MOST_HEADINGS = 50;

export function describeMissingAnchor(link: MissingAnchor): Finding {
  const { written, page, id, ids, file, from, range, fragment } = link;
  const near = nearName(id, ids);
  const text = near && encodeFragment(near);
  const choice = fragment && choiceOf(fragment, link.headings ?? []);
  return {
    subject: [written],
    message: `The link \`${written}\` leads to a heading that the page \`${page}\` does not have.`,
    hint:
      near === undefined
        ? 'Link to one of the headings in its table of contents, or to the whole page.'
        : `Write \`#${near}\` at its end.`,
    ...(file === undefined ? { page: from } : { file }),
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
