import { SCRIPT_PATH, STYLESHEET_PATH, siteStylesheet } from '../../../engine/emit/emit-shared-files.ts';
import type { Theme } from '../../../engine/render/theme-contract.ts';
import type { SiteModel } from '../../../engine/site/site-model.ts';
import type { WorkerToFrame } from '../../protocol.ts';

/** Style sheet and script of the site, when the frame does not have them as they are now. */
export function createSiteTexts(theme: Theme): (site: SiteModel) => WorkerToFrame | undefined {
  let lastConfig: object | undefined;
  let lastText: string | undefined;
  return (site) => {
    if (site.config === lastConfig) return undefined;
    lastConfig = site.config;
    const text = siteStylesheet(theme, site);
    if (text === lastText) return undefined;
    lastText = text;
    return {
      kind: 'site-files',
      styles: { output: STYLESHEET_PATH, text },
      script: { output: SCRIPT_PATH, text: theme.script },
    };
  };
}
