import { STYLESHEET_PATH, siteStylesheet } from '../../../engine/emit/emit-shared-files.ts';
import type { Theme } from '../../../engine/render/theme-contract.ts';
import type { SiteModel } from '../../../engine/site/site-model.ts';
import type { WorkerToFrame } from '../../protocol.ts';

/** What the frame needs of a site besides its documents. */
export interface SiteTexts {
  /** The style sheet, when the frame does not have it as it is now. */
  readonly stylesheet: (site: SiteModel) => WorkerToFrame | undefined;
  /** What the search finds, when the frame does not have it as it is now. */
  readonly searchRecords: (site: SiteModel) => WorkerToFrame | undefined;
}

export function createSiteTexts(theme: Theme): SiteTexts {
  let lastConfig: object | undefined;
  let lastText: string | undefined;
  let lastPages: object | undefined;
  return {
    stylesheet(site) {
      if (site.config === lastConfig) return undefined;
      lastConfig = site.config;
      const text = siteStylesheet(theme, site);
      if (text === lastText) return undefined;
      lastText = text;
      return { kind: 'stylesheet', output: STYLESHEET_PATH, text };
    },
    searchRecords(site) {
      if (site.pages === lastPages) return undefined;
      lastPages = site.pages;
      const pages = [...site.pages.values()].filter((page) => !page.isHidden);
      const records = pages.map(
        ({ output, title, description }) => [output, title, '', '', description ?? ''] as const,
      );
      return { kind: 'search-records', records };
    },
  };
}
