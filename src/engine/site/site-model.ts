/** What the engine knows about a whole project before any page is compiled. Plain data, made by `buildSite`. */
import type { SiteConfig } from '../../config/site-config.ts';
import type { Diagnostic } from '../../project/diagnostics.ts';
import type { ProjectFiles } from '../../project/project-files.ts';
import type { NavigationTree } from '../navigation/navigation-tree.ts';
import type { PageModel } from '../pages/page-model.ts';

export type { PageModel };

export interface SiteModel {
  /** All files of the project, re-rooted at the configuration's folder. */
  readonly files: ProjectFiles;
  /** `docs.json` or `mint.json`. */
  readonly configFile: string;
  readonly config: SiteConfig;
  /** By `PageModel.path`, sorted by path. */
  readonly pages: ReadonlyMap<string, PageModel>;
  /**
   * What is shown for an address that does not exist. It is none of `pages`: nothing leads to it. Absent where the project
   * has a page of its own in its place.
   */
  readonly notFound?: PageModel;
  /** The page behind `index.html`; absent only when the project has no page. */
  readonly home?: PageModel;
  readonly navigation: NavigationTree;
  /** Of the configuration, the navigation and the front matter; a page's own come when it is rendered. */
  readonly diagnostics: readonly Diagnostic[];
}
