/** What makes pages that no file stands for. A new kind of them is a module beside this one and an entry in `generators.ts`. */

import type { SiteConfig } from '../../config/site-config.ts';
import type { FrontMatter } from '../../page-source/front-matter/front-matter-types.ts';
import type { ProjectFiles } from '../../project/project-files.ts';
import type { PageKind } from './page-model.ts';

export interface PageGenerator {
  /** Tells generators apart, for example `not-found`. */
  readonly name: string;
  /**
   * The pages that it makes of a project. The same input gives the same pages. The text of Markdown files must not matter: it is not
   * asked again while only that changes.
   */
  readonly generate: (input: GeneratorInput) => readonly GeneratedPage[];
}

export interface GeneratorInput {
  /** All files of the project, re-rooted at the configuration's folder. */
  readonly files: ProjectFiles;
  readonly config: SiteConfig;
}

export interface GeneratedPage {
  /** See `PageModel.path`. A file of the project with the same address is shown in its place. */
  readonly path: string;
  readonly title: string;
  /** See `GeneratedSource.text`. */
  readonly text: string;
  /** What the page says of itself: `description`, `hidden`, `icon` and the like; nothing when absent. */
  readonly frontMatter?: FrontMatter;
  /** `page` when absent. */
  readonly kind?: PageKind;
}
