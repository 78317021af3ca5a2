/** Links as a page writes them, and where in pages they lead. */

import { decodeAddress, decodePart } from '../../project/decode-address.ts';
import { unwrapAddress } from '../../project/written-address.ts';
import { type LinkResolver, type ResolvedLink, relativeTo } from '../site/links.ts';
import type { AnchorLink } from '../site/output-file.ts';
import type { PageModel } from '../site/site-model.ts';
import { emptyLink, folderLink, missingPage, missingScheme, wrappedAddress } from './link-problems.ts';
import type { PageReporter } from './page-reporter.ts';
import type { LinkTarget } from './theme-contract.ts';

export interface PageLinksInput {
  readonly page: PageModel;
  readonly links: LinkResolver;
  readonly reporter: PageReporter;
}

export class PageLinks {
  /** `PageContext.linkedAnchors`. */
  readonly anchors: string[] = [];
  readonly #places: { readonly href: string; readonly output: string; readonly id: string }[] = [];
  readonly #page: PageModel;
  readonly #links: LinkResolver;
  readonly #reporter: PageReporter;

  constructor({ page, links, reporter }: PageLinksInput) {
    this.#page = page;
    this.#links = links;
    this.#reporter = reporter;
  }

  /** `RenderContext.link`. */
  target(href: string): LinkTarget {
    const reporter = this.#reporter;
    if (href.trim() === '') {
      emptyLink(reporter, href);
      return { href: '', isExternal: false };
    }
    if (reporter.isUnknownName(href)) return { href: href.trim(), isExternal: false };
    const resolved = this.#links.link(href, this.#page);
    const address = unwrapAddress(href);
    if (address !== href.trim()) wrappedAddress(reporter, href, address);
    switch (resolved.kind) {
      case 'external':
        return { href: resolved.href, isExternal: /^(?:https?:)?\/\//i.test(resolved.href) };
      case 'bare-host':
        missingScheme(reporter, href, resolved.href);
        return { href: resolved.href, isExternal: true };
      case 'anchor':
        // A question alone (`?plan=pro`) asks for this page itself.
        if (/^#./.test(resolved.href)) this.anchors.push(resolved.href);
        return { href: resolved.href, isExternal: false };
      case 'page':
        this.#notePlace(href, resolved.output, resolved.suffix);
        return { href: this.#hrefOf(resolved), isExternal: false };
      case 'file':
        return { href: this.#hrefOf(resolved), isExternal: false };
      case 'folder':
        folderLink(reporter, href, resolved.page);
        return { href: this.#hrefOf(resolved), isExternal: false };
      case 'missing':
        missingPage(reporter, href);
        return { href: relativeTo(this.#page.output, resolved.output) + resolved.suffix, isExternal: false };
    }
  }

  /** `PageContext.findAnchorLinks`. */
  findAnchorLinks(): readonly AnchorLink[] {
    const reporter = this.#reporter;
    return this.#places.flatMap(({ href, output, id }) => {
      const place = reporter.placeOfAnchorLink(href);
      if (place === undefined) return [];
      return [{ written: decodeAddress(href), output, id, ...(reporter.isInFile(place) && place) }];
    });
  }

  #notePlace(href: string, output: string, suffix: string): void {
    const id = decodePart(/#(.+)$/.exec(suffix)?.[1] ?? '');
    if (id !== '') this.#places.push({ href, output, id });
  }

  #hrefOf({ output, suffix }: Extract<ResolvedLink, { output: string }>): string {
    if (output === this.#page.output && suffix.startsWith('#')) return suffix;
    return relativeTo(this.#page.output, output) + suffix;
  }
}
