/** What the engine knows about a whole project before any page is compiled. Plain data, made by `buildSite`. */
import type { SiteConfig } from '../../config/site-config.ts';
import type { FrontMatter } from '../../page-source/front-matter/front-matter-types.ts';
import type { Diagnostic } from '../../project/diagnostics.ts';
import type { ProjectFiles } from '../../project/project-files.ts';
import type { NavigationTree } from '../navigation/navigation-tree.ts';

export interface PageModel {
  /** Identity: the file's path without extension, for example `guides/quickstart`. */
  readonly path: string;
  /** Path of the source file, for example `guides/quickstart.mdx`. */
  readonly file: string;
  /** Path of the page in the built site, for example `guides/quickstart.html`. */
  readonly output: string;
  readonly title: string;
  /** Label in the navigation. */
  readonly sidebarTitle: string;
  readonly description?: string;
  readonly frontMatter: FrontMatter;
  /** Listed in the navigation of at least one division. */
  readonly isInNavigation: boolean;
  /** Left out of search, sitemap and llms.txt. */
  readonly isHidden: boolean;
}

export interface SiteModel {
  /** All files of the project, re-rooted at the configuration's folder. */
  readonly files: ProjectFiles;
  /** `docs.json` or `mint.json`. */
  readonly configFile: string;
  readonly config: SiteConfig;
  /** By `PageModel.path`, sorted by path. */
  readonly pages: ReadonlyMap<string, PageModel>;
  /** The page behind `index.html`; absent only when the project has no page. */
  readonly home?: PageModel;
  readonly navigation: NavigationTree;
  /** Of the configuration, the navigation and the front matter; a page's own come when it is rendered. */
  readonly diagnostics: readonly Diagnostic[];
}
