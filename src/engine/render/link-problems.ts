/** What is told of links that a page holds. */

import { decodeAddress } from '../../project/decode-address.ts';
import type { Diagnostic } from '../../project/diagnostics.ts';
import type { PageReporter } from './page-reporter.ts';

export function emptyLink(reporter: PageReporter, href: string): void {
  atLink(reporter, href, {
    code: 'links/empty',
    message: 'A link has no address, so it leads nowhere.',
    hint: 'Give it the address of a page, or keep its text only.',
  });
}

/** @param address what the link means */
export function wrappedAddress(reporter: PageReporter, href: string, address: string): void {
  atLink(reporter, href, {
    code: 'links/wrapped-address',
    subject: [decodeAddress(href)],
    message: `The link \`${decodeAddress(href)}\` has more around its address than a link may have.`,
    hint: `Write \`${address}\`.`,
  });
}

/** @param address with its scheme */
export function missingScheme(reporter: PageReporter, href: string, address: string): void {
  atLink(reporter, href, {
    code: 'links/missing-scheme',
    subject: [decodeAddress(href)],
    message: `The link \`${decodeAddress(href)}\` has no \`https://\` at its beginning.`,
    hint: `Write \`${address}\`.`,
  });
}

/** @param page `PageModel.path` of the page that it leads to */
export function folderLink(reporter: PageReporter, href: string, page: string): void {
  atLink(reporter, href, {
    code: 'links/folder',
    subject: [decodeAddress(href)],
    message: `The link \`${decodeAddress(href)}\` names a folder that has no page of its own; it leads to the first page in it.`,
    hint: `Write \`/${page}\`.`,
  });
}

export function missingPage(reporter: PageReporter, href: string): void {
  atLink(reporter, href, {
    code: 'links/missing-page',
    subject: [decodeAddress(href)],
    message: `The link \`${decodeAddress(href)}\` leads to a page that does not exist.`,
    hint: 'Correct the path, or add a page or a redirect for it.',
  });
}

function atLink(
  reporter: PageReporter,
  href: string,
  words: Pick<Diagnostic, 'code' | 'subject' | 'message' | 'hint'>,
): void {
  const { code, ...rest } = words;
  reporter.reportIfWritten({ code, severity: 'warning', ...rest }, { link: href });
}
