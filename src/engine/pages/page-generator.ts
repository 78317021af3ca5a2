/** What makes pages that no file stands for. A new kind of them is a module beside this one and an entry in `generators.ts`. */

import type { NavigationSettings, SiteConfig } from '../../config/site-config.ts';
import type { FrontMatter } from '../../page-source/front-matter/front-matter-types.ts';
import type { ProjectFiles } from '../../project/project-files.ts';
import type { FilePage } from './file-pages.ts';
import type { PageEndpoint, PageKind } from './page-model.ts';

export interface PageGenerator {
  /** Tells generators apart, for example `not-found`. */
  readonly name: string;
  /**
   * What it makes of a project. The same input gives the same. Of Markdown files nothing but `endpointPages` may matter: it
   * is not asked again while only their text changes.
   */
  readonly generate: (input: GeneratorInput) => Generated;
}

export interface GeneratorInput {
  /** All files of the project, re-rooted at the configuration's folder. */
  readonly files: ProjectFiles;
  readonly config: SiteConfig;
  /** Pages of files that name an operation in their front matter. */
  readonly endpointPages: readonly EndpointPage[];
}

export interface EndpointPage {
  /** See `PageModel.path`. */
  readonly path: string;
  readonly file: string;
  /** As it is written: `GET /users`, `api.json GET /users`. */
  readonly openapi: string;
}

export interface Generated {
  readonly pages: readonly GeneratedPage[];
  /** The navigation with the entries that it makes; absent where it makes none. */
  readonly navigation?: NavigationSettings;
  /** What it adds to the page of a file; `undefined` for most. */
  readonly complete?: (page: FilePage) => PageCompletion | undefined;
}

export interface GeneratedPage {
  /** See `PageModel.path`. A file of the project with the same address is shown in its place. */
  readonly path: string;
  readonly title: string;
  /** See `GeneratedSource.text`: asked for once, when the page is needed. */
  readonly text: () => string;
  /** What the page says of itself: `description`, `hidden`, `icon` and the like; nothing when absent. */
  readonly frontMatter?: FrontMatter;
  readonly endpoint?: PageEndpoint;
  /** `page` when absent. */
  readonly kind?: PageKind;
}

/** What is generated for the page of a file. What its author wrote counts more. */
export interface PageCompletion {
  readonly title?: string;
  readonly isDeprecated?: boolean;
  readonly endpoint?: PageEndpoint;
  /** Shown below the page's own text, as MDX without front matter. `files`: as they are now. */
  readonly text: (files: ProjectFiles) => string;
  /** See `GeneratedSource.readsPages`. */
  readonly readsPages?: boolean;
}
