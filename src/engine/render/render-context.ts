/** What components may ask for while one page is rendered. */

import { isMeasuredImage, readImageSize } from '../../images/image-size.ts';
import { createAnchors } from '../../page-source/headings/anchors.ts';
import { decodeAddress, decodePart } from '../../project/decode-address.ts';
import type { Diagnostic } from '../../project/diagnostics.ts';
import { isExternalUrl, unwrapAddress } from '../../project/written-address.ts';
import type { EngineServices } from '../engine.ts';
import { textOf } from '../jsx/text-of.ts';
import type { LinkResolver, ResolvedLink } from '../site/links.ts';
import { relativeTo } from '../site/links.ts';
import type { AnchorLink } from '../site/output-file.ts';
import type { PageModel, SiteModel } from '../site/site-model.ts';
import { findIcon, NEUTRAL } from './icons.ts';
import type { PageReporter } from './page-reporter.ts';
import type { Heading, ImageFacts, LinkTarget, RenderContext } from './theme-contract.ts';

export interface RenderContextInput {
  readonly services: EngineServices;
  readonly site: SiteModel;
  readonly page: PageModel;
  readonly links: LinkResolver;
  readonly reporter: PageReporter;
  readonly inlineMarkdown: RenderContext['inlineMarkdown'];
  readonly once: RenderContext['once'];
}

export interface PageContext extends RenderContext {
  readonly headings: readonly Heading[];
  /** Anchors of this page that were linked to, once for each link, to be compared with the ids there are. */
  readonly linkedAnchors: readonly string[];
  /** Links to places in pages, to be compared when all pages are there. Found in the text for whoever asks: once. */
  readonly findAnchorLinks: () => readonly AnchorLink[];
}

export function createRenderContext(input: RenderContextInput): PageContext {
  const { services, site, page, links, reporter } = input;
  const headings: Heading[] = [];
  const linkedAnchors: string[] = [];
  const linkedPlaces: { readonly href: string; readonly output: string; readonly id: string }[] = [];
  const noteAnchor = (href: string, output: string, suffix: string): void => {
    const id = decodePart(/#(.+)$/.exec(suffix)?.[1] ?? '');
    if (id !== '') linkedPlaces.push({ href, output, id });
  };
  const findAnchorLinks = (): AnchorLink[] =>
    linkedPlaces.flatMap(({ href, output, id }) => {
      const place = reporter.placeOfAnchorLink(href);
      if (place === undefined) return [];
      return [{ written: decodeAddress(href), output, id, ...(reporter.isInFile(place) && place) }];
    });
  const relative = (output: string): string => relativeTo(page.output, output);

  const asset = (source: string, image?: number): string => {
    const written = source.trim();
    if (written === '' || written.startsWith('#') || isExternalUrl(written)) return written;
    if (reporter.isUnknownName(written)) return written;
    const file = links.file(written, page);
    const suffix = /[?#].*$/.exec(written)?.[0] ?? '';
    if (file !== undefined) return relative(file) + suffix;
    const problem: Diagnostic = {
      code: 'links/missing-file',
      severity: 'warning',
      subject: [decodeAddress(written)],
      message: `The file \`${decodeAddress(written)}\` was not found.`,
      hint: 'Check the path: it begins with `/` for the project’s folder, and upper and lower case count.',
    };
    if (image === undefined) reporter.reportIfWritten(problem, { asset: written });
    else reporter.reportImage(problem, written, image);
    return written.startsWith('/') ? relative(written.slice(1).replace(/[?#].*$/, '')) + suffix : written;
  };

  const image = (source: string): ImageFacts => {
    const written = source.trim();
    if (written === '' || written.startsWith('#') || isExternalUrl(written)) return { isMissing: false };
    const file = links.file(written, page);
    const bytes = file === undefined || !isMeasuredImage(file) ? undefined : site.files.get(file);
    const size = bytes && readImageSize(bytes);
    return { isMissing: file === undefined, ...(size && { size }) };
  };

  const link = (href: string): LinkTarget => {
    if (href.trim() === '') {
      reporter.reportIfWritten(
        {
          code: 'links/empty',
          severity: 'warning',
          message: 'A link has no address, so it leads nowhere.',
          hint: 'Give it the address of a page, or keep its text only.',
        },
        { link: href },
      );
      return { href: '', isExternal: false };
    }
    if (reporter.isUnknownName(href)) return { href: href.trim(), isExternal: false };
    const resolved = links.link(href, page);
    const address = unwrapAddress(href);
    if (address !== href.trim()) {
      reporter.reportIfWritten(
        {
          code: 'links/wrapped-address',
          severity: 'warning',
          subject: [decodeAddress(href)],
          message: `The link \`${decodeAddress(href)}\` has more around its address than a link may have.`,
          hint: `Write \`${address}\`.`,
        },
        { link: href },
      );
    }
    switch (resolved.kind) {
      case 'external':
        return { href: resolved.href, isExternal: /^(?:https?:)?\/\//i.test(resolved.href) };
      case 'bare-host':
        reporter.reportIfWritten(
          {
            code: 'links/missing-scheme',
            severity: 'warning',
            subject: [decodeAddress(href)],
            message: `The link \`${decodeAddress(href)}\` has no \`https://\` at its beginning.`,
            hint: `Write \`${resolved.href}\`.`,
          },
          { link: href },
        );
        return { href: resolved.href, isExternal: true };
      case 'anchor':
        if (resolved.href.length > 1) linkedAnchors.push(resolved.href);
        return { href: resolved.href, isExternal: false };
      case 'page':
        noteAnchor(href, resolved.output, resolved.suffix);
        return { href: hrefOf(resolved, page, relative), isExternal: false };
      case 'file':
        return { href: hrefOf(resolved, page, relative), isExternal: false };
      case 'folder':
        reporter.reportIfWritten(
          {
            code: 'links/folder',
            severity: 'warning',
            subject: [decodeAddress(href)],
            message: `The link \`${decodeAddress(href)}\` names a folder that has no page of its own; it leads to the first page in it.`,
            hint: `Write \`/${resolved.page}\`.`,
          },
          { link: href },
        );
        return { href: hrefOf(resolved, page, relative), isExternal: false };
      case 'missing':
        reporter.reportIfWritten(
          {
            code: 'links/missing-page',
            severity: 'warning',
            subject: [decodeAddress(href)],
            message: `The link \`${decodeAddress(href)}\` leads to a page that does not exist.`,
            hint: 'Correct the path, or add a page or a redirect for it.',
          },
          { link: href },
        );
        return { href: relative(resolved.output) + resolved.suffix, isExternal: false };
    }
  };

  return {
    site,
    page,
    headings,
    linkedAnchors,
    findAnchorLinks,
    relative,
    asset,
    image,
    link,
    textOf,
    inlineMarkdown: input.inlineMarkdown,
    once: input.once,
    anchor: createAnchors(),
    addHeading: (heading) => {
      headings.push(heading);
    },
    formula: (source, isBlock) => services.formulas.write(source, isBlock),
    highlight: (code, language) => services.highlighter.tokenize(code, language),
    icon: (icon) => {
      const library = icon.library ?? site.config.defaultIconLibrary;
      const { drawing, match, name } = findIcon({ ...icon, library }, services.icons, asset);
      if (match !== 'exact') {
        reporter.reportIfWritten(
          {
            code: 'icons/unknown-name',
            severity: 'info',
            subject: [icon.name],
            message: `No free icon set has \`${icon.name}\`; ${match === 'near' ? `\`${name}\`` : 'a plain ring'} is drawn.`,
            hint:
              match === 'none' && name !== undefined
                ? `Write \`${name}\`, if that is what was meant.`
                : 'Choose another icon to decide what is drawn.',
          },
          { icon: icon.name },
        );
      }
      const file = icon.name.trim();
      const isLost = drawing.kind === 'image' && !isExternalUrl(file) && links.file(file, page) === undefined;
      // The missing file is reported; a picture that cannot be loaded would be a hole.
      return isLost ? NEUTRAL : drawing;
    },
    report: (diagnostic, written) => reporter.report(diagnostic, written),
    countImage: (source) => reporter.countImage(source.trim()),
    reportImage: (diagnostic, source, index, isOnlyMarkdown) => {
      const place = reporter.imagePlace(source.trim(), index);
      if (place && (place.isMarkdown || !isOnlyMarkdown)) reporter.reportImage(diagnostic, source.trim(), index);
    },
  };
}

function hrefOf(
  resolved: Extract<ResolvedLink, { output: string }>,
  page: PageModel,
  relative: (output: string) => string,
): string {
  if (resolved.output === page.output && resolved.suffix.startsWith('#')) return resolved.suffix;
  return relative(resolved.output) + resolved.suffix;
}
