/** What components may ask for while one page is rendered. */

import { createAnchors } from '../../page-source/headings/anchors.ts';
import type { EngineServices } from '../engine.ts';
import { textOf } from '../jsx/text-of.ts';
import { type LinkResolver, relativeTo } from '../site/links.ts';
import type { AnchorLink } from '../site/output-file.ts';
import type { PageModel, SiteModel } from '../site/site-model.ts';
import { PageAssets } from './page-assets.ts';
import { createPageIcons } from './page-icons.ts';
import { PageLinks } from './page-links.ts';
import type { PageReporter } from './page-reporter.ts';
import type { Heading, RenderContext } from './theme-contract.ts';

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

/** Components are given functions alone: none of them needs the object that it comes from. */
export function createRenderContext(input: RenderContextInput): PageContext {
  const { services, site, page, reporter } = input;
  const headings: Heading[] = [];
  const links = new PageLinks(input);
  const assets = new PageAssets(input);
  const asset: RenderContext['asset'] = (source, image) => assets.address(source, image);
  return {
    site,
    page,
    headings,
    linkedAnchors: links.anchors,
    findAnchorLinks: () => links.findAnchorLinks(),
    relative: (output) => relativeTo(page.output, output),
    asset,
    image: (source) => assets.facts(source),
    link: (href) => links.target(href),
    textOf,
    inlineMarkdown: input.inlineMarkdown,
    once: input.once,
    anchor: createAnchors(),
    addHeading: (heading) => {
      headings.push(heading);
    },
    formula: (source, isBlock) => services.formulas.write(source, isBlock),
    highlight: (code, language) => services.highlighter.tokenize(code, language),
    icon: createPageIcons(input, asset),
    report: (diagnostic, written) => reporter.report(diagnostic, written),
    countImage: (source) => reporter.countImage(source.trim()),
    reportImage: (diagnostic, source, index, isOnlyMarkdown) => {
      const place = reporter.imagePlace(source.trim(), index);
      if (place && (place.isMarkdown || !isOnlyMarkdown)) reporter.reportImage(diagnostic, source.trim(), index);
    },
  };
}
