/** Pictures, videos and other files that a page names. */

import { isMeasuredImage, readImageSize } from '../../images/image-size.ts';
import { decodeAddress } from '../../project/decode-address.ts';
import type { Diagnostic } from '../../project/diagnostics.ts';
import { isExternalUrl } from '../../project/written-address.ts';
import { type LinkResolver, relativeTo } from '../site/links.ts';
import type { PageModel, SiteModel } from '../site/site-model.ts';
import type { PageReporter } from './page-reporter.ts';
import type { ImageFacts } from './theme-contract.ts';

export interface PageAssetsInput {
  readonly site: SiteModel;
  readonly page: PageModel;
  readonly links: LinkResolver;
  readonly reporter: PageReporter;
}

export class PageAssets {
  readonly #input: PageAssetsInput;

  constructor(input: PageAssetsInput) {
    this.#input = input;
  }

  /** `RenderContext.asset`. */
  address(source: string, image?: number): string {
    const { links, page, reporter } = this.#input;
    const written = source.trim();
    if (isNoFile(written)) return written;
    if (reporter.isUnknownName(written)) return written;
    const file = links.file(written, page);
    const suffix = /[?#].*$/.exec(written)?.[0] ?? '';
    if (file !== undefined) return relativeTo(page.output, file) + suffix;
    const problem = missingFile(written);
    if (image === undefined) reporter.reportIfWritten(problem, { asset: written });
    else reporter.reportImage(problem, written, image);
    return written.startsWith('/')
      ? relativeTo(page.output, written.slice(1).replace(/[?#].*$/, '')) + suffix
      : written;
  }

  /** `RenderContext.image`. */
  facts(source: string): ImageFacts {
    const { links, page, site } = this.#input;
    const written = source.trim();
    if (isNoFile(written)) return { isMissing: false };
    const file = links.file(written, page);
    const bytes = file === undefined || !isMeasuredImage(file) ? undefined : site.files.get(file);
    const size = bytes && readImageSize(bytes);
    return { isMissing: file === undefined, ...(size && { size }) };
  }
}

function isNoFile(written: string): boolean {
  return written === '' || written.startsWith('#') || isExternalUrl(written);
}

function missingFile(written: string): Diagnostic {
  return {
    code: 'links/missing-file',
    severity: 'warning',
    subject: [decodeAddress(written)],
    message: `The file \`${decodeAddress(written)}\` was not found.`,
    hint: 'Check the path: it begins with `/` for the project’s folder, and upper and lower case count.',
  };
}
