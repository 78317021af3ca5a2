import {
  isStyleFile,
  type SiteModel,
  STYLESHEET_PATH,
  searchHeadOf,
  siteStylesheet,
  type Theme,
} from '../../../engine/index.ts';
import { changedPaths } from '../../../project/changed-paths.ts';
import type { ProjectFiles } from '../../../project/project-files.ts';
import type { FrameContent } from '../../protocol.ts';

/** What the frame needs of a site besides its documents. */
export interface SiteTexts {
  /** The style sheets that the frame does not have as they are now. */
  readonly stylesheets: (site: SiteModel) => readonly FrameContent[];
  /** What the search finds, when the frame does not have it as it is now. */
  readonly searchHead: (site: SiteModel) => FrameContent | undefined;
}

/** Whether a style sheet of the project may have changed; as long as pages are written, none has. */
function hasOtherStyles(before: ProjectFiles | undefined, after: ProjectFiles): boolean {
  if (before === after) return false;
  return before === undefined || changedPaths(before, after)?.some(isStyleFile) !== false;
}

export function createSiteTexts(theme: Theme): SiteTexts {
  let lastConfig: object | undefined;
  let lastFiles: ProjectFiles | undefined;
  let lastText: string | undefined;
  let lastPages: object | undefined;
  return {
    stylesheets(site) {
      const isSame = site.config === lastConfig && !hasOtherStyles(lastFiles, site.files);
      lastConfig = site.config;
      lastFiles = site.files;
      if (isSame) return [];
      const text = siteStylesheet(theme, site);
      if (text === lastText) return [];
      // Those that are the same in every site go along with the first.
      const others = lastText === undefined ? Object.entries(theme.sheets ?? {}) : [];
      lastText = text;
      return [...others, [STYLESHEET_PATH, text] as const].map(([output, text]) => ({
        kind: 'stylesheet',
        output,
        text,
      }));
    },
    searchHead(site) {
      if (site.pages === lastPages) return undefined;
      lastPages = site.pages;
      return { kind: 'search-head', head: searchHeadOf(site) };
    },
  };
}
