/** The files of a site that are not pages. The same site gives the same files in the same order. */

import { playgroundMode } from '../../config/playground-mode.ts';
import { comparePaths } from '../../project/paths.ts';
import { PLAYGROUND_SCRIPT_PATH } from '../../shared/playground/request-form.ts';
import type { PageSummary } from '../engine.ts';
import { LIVE_RUNTIME_PATH } from '../live/live-script.ts';
import type { Theme } from '../render/theme-contract.ts';
import type { OutputFile, RenderedPage } from '../site/output-file.ts';
import { encodePath } from '../site/page-address.ts';
import type { PageModel, SiteModel } from '../site/site-model.ts';
import type { MadeFile } from './favicon/draw-favicons.ts';
import { hostHeaders, hostRedirects } from './host-files.ts';
import {
  LLMS_FULL_PATH,
  LLMS_PATH,
  LLMS_WELL_KNOWN_PATH,
  type LlmsTexts,
  llmsFullText,
  llmsTexts,
} from './llms-txt.ts';
import { planOutputs } from './plan-outputs.ts';
import { siteScripts } from './project-scripts.ts';
import { projectStyles } from './project-styles/project-styles.ts';
import { redirectPage } from './redirect-page.ts';
import { searchIndex } from './search/search-index.ts';
import type { WordIndex } from './search/word-index.ts';
import { robots, SITEMAP_PATH, sitemap } from './sitemap.ts';
import { SKILL_PATH, skillText } from './skill-md.ts';
import { statisticsScript } from './statistics-script.ts';

export const STYLESHEET_PATH = 'assets/site.css';
export const SCRIPT_PATH = 'assets/site.js';

export interface SharedFilesInput {
  readonly site: SiteModel;
  readonly theme: Pick<Theme, 'stylesheet' | 'sheets' | 'script' | 'files' | 'siteStyles' | 'partsOfOriginal'>;
  readonly pages: readonly PageSummary[];
  /** What hosts show for an address that does not exist; absent where a page of the project does. */
  readonly notFound?: Pick<RenderedPage, 'output' | 'html'>;
  /** The site's icons. */
  readonly favicons?: readonly MadeFile[];
  /** What the licences of the icons ask for. */
  readonly attribution?: string;
  /** Of this site, when they have been written already. */
  readonly llms?: LlmsTexts;
  /** Where words of pages may have been noted already. */
  readonly wordIndex?: WordIndex;
  /** The site's script loads the services that its configuration names. */
  readonly hasStatistics?: boolean;
  /** The site's script loads the scripts of the project. */
  readonly hasScripts?: boolean;
}

/** The theme's style sheet with what it needs of this site, and behind it the style sheets of the project. */
export function siteStylesheet(
  theme: Pick<Theme, 'stylesheet' | 'siteStyles' | 'partsOfOriginal'>,
  site: SiteModel,
): string {
  const { imports, rules } = projectStyles(site.files, STYLESHEET_PATH, theme.partsOfOriginal);
  const own = `${imports}${theme.stylesheet}\n${theme.siteStyles(site)}`;
  return rules === '' ? own : `${own}\n${rules}`;
}

/** Files sorted by path. */
export function emitSharedFiles({
  site,
  theme,
  pages,
  notFound,
  favicons = [],
  attribution,
  llms = llmsTexts(site),
  wordIndex,
  hasStatistics = false,
  hasScripts = false,
}: SharedFilesInput): readonly OutputFile[] {
  const plan = planOutputs(site);
  const files = new Map<string, OutputFile>();
  const make = (path: string, contents: string | Uint8Array): void => {
    files.set(path, { path, contents });
  };
  const sorted = [...pages].sort((a, b) => comparePaths(a.output, b.output));

  make('.nojekyll', '');
  make('_headers', hostHeaders());
  if (plan.redirectRules.length > 0) make('_redirects', hostRedirects(plan.redirectRules));
  make('robots.txt', robots(site));
  const map = sitemap(site);
  if (map !== undefined) make(SITEMAP_PATH, map);
  make(LLMS_PATH, llms.root);
  make(LLMS_WELL_KNOWN_PATH, llms.wellKnown);
  files.set(LLMS_FULL_PATH, { path: LLMS_FULL_PATH, joined: llmsFullText(site) });
  const skill = skillText(site);
  if (skill !== undefined) make(SKILL_PATH, skill);
  if (notFound !== undefined) make(notFound.output, notFound.html);
  if (attribution !== undefined) make('assets/icons-licence.txt', attribution);
  if (site.home !== undefined)
    make('index.html', redirectPage(encodePath(site.home.output), isChosen(site.home, site)));
  // Copies: whoever gets the files may give their bytes away.
  for (const { path, contents } of favicons) make(path, typeof contents === 'string' ? contents : contents.slice());
  // An author's own file of the same name replaces what stands above.
  if (site.files.has(LLMS_PATH)) files.set(LLMS_WELL_KNOWN_PATH, { path: LLMS_WELL_KNOWN_PATH, copyOf: LLMS_PATH });
  for (const asset of plan.assets) files.set(asset, { path: asset, copyOf: asset });
  for (const { output, href } of plan.redirects) make(output, redirectPage(href));
  make(STYLESHEET_PATH, siteStylesheet(theme, site));
  for (const [path, contents] of Object.entries(theme.sheets ?? {})) make(path, contents);
  const statistics = hasStatistics ? `\n${statisticsScript(site.config.statistics ?? [])}` : '';
  const scripts = hasScripts ? siteScripts(site) : { files: [], loader: '' };
  for (const file of scripts.files) files.set(file, { path: file, copyOf: file });
  make(SCRIPT_PATH, theme.script + statistics + (scripts.loader && `\n${scripts.loader}`));
  for (const [path, contents] of Object.entries(theme.files)) make(path, contents);
  for (const { scripts = [] } of sorted) for (const { path, contents } of scripts) make(path, contents);
  if (sorted.every(({ scripts }) => scripts === undefined)) files.delete(LIVE_RUNTIME_PATH);
  if (!mayBeTried(site)) files.delete(PLAYGROUND_SCRIPT_PATH);
  for (const { path, contents } of searchIndex(site, sorted, wordIndex)) make(path, contents);
  for (const page of site.pages.values()) files.delete(page.output);
  return [...files.values()].sort((a, b) => comparePaths(a.path, b.path));
}

/** Whether the page stands in a part that readers choose in a menu: in one that is no tab and no shortcut. */
function isChosen({ path }: PageModel, { navigation }: SiteModel): boolean {
  const { divisions = [] } = navigation.places.get(path) ?? {};
  return divisions.some(({ kind }) => kind !== 'root' && kind !== 'tab' && kind !== 'anchor');
}

/** Whether a page may offer to try its endpoint out. */
function mayBeTried({ config, pages }: SiteModel): boolean {
  return [...pages.values()].some(
    ({ frontMatter: { api, openapi, playground } }) =>
      [api, openapi].some((endpoint) => typeof endpoint === 'string') &&
      playgroundMode(config.api, playground) === 'show',
  );
}
