/** What the engine is given, and what it gives. */

import type { ReadRaster } from '../images/raster/read-raster.ts';
import type { MdxCompiler } from '../page-source/mdx-compiler.ts';
import type { PreparedSource } from '../page-source/prepare/prepare-source.ts';
import type { Diagnostic } from '../project/diagnostics.ts';
import type { CaseIndex } from '../project/find-file.ts';
import type { ProjectFiles } from '../project/project-files.ts';
import type { ResultMemory } from './emit/favicon/favicon-maker.ts';
import type { FormulaWriter } from './formulas/formula-writer.ts';
import type { BuiltNavigation } from './navigation/build-navigation.ts';
import type { DuplicatePage } from './pages/file-pages.ts';
import type { CodeLine, IconLibrary, Theme } from './render/theme-contract.ts';
import type { OutputFile, RenderedDocument, RenderedPage } from './site/output-file.ts';
import type { SiteModel } from './site/site-model.ts';

/** What differs between platforms or is large enough to be loaded apart from the engine. */
export interface EngineServices {
  readonly compiler: MdxCompiler;
  readonly highlighter: Highlighter;
  readonly formulas: FormulaWriter;
  readonly icons: IconLibrary;
  readonly theme: Theme;
  readonly rules: SiteRules;
  /** Its decoders are loaded with the first picture; most work needs none. */
  readonly readRaster: ReadRaster;
  /**
   * Runs a compiled function body with the given names in scope and returns its exports. Called by `render`
   * only; a platform without `new Function` cannot render.
   */
  readonly evaluate: (code: string, scope: object, argument: object) => Readonly<Record<string, unknown>>;
  /**
   * Told what the engine is at. Called often: for every component of a page, so it must cost next to nothing.
   * @param characters of the text that a step of ours goes through, where that is known
   */
  readonly onStep?: (step: EngineStep, characters?: number) => void;
  /** The platform's own hash for keys of pages, where it has a faster one. */
  readonly hash?: ContentHash;
}

/** What is wrong with a site, found without running anything of the author's. The rules stand above the engine and are handed in. */
export interface SiteRules {
  /** Not asked again while only the text of pages changes. */
  readonly checkSite: (site: SiteToCheck) => readonly Diagnostic[];
  /** Asked for each page and snippet when it is compiled. */
  readonly checkText: (text: TextToCheck) => readonly Diagnostic[];
  /** Asked once, when every page is made or looked at. */
  readonly checkFinishedSite: (finished: FinishedSite) => readonly Diagnostic[];
}

export interface SiteToCheck extends Omit<SiteModel, 'diagnostics'> {
  /** Entries of the navigation that lead to no page. */
  readonly unresolved: BuiltNavigation['unresolved'];
  readonly duplicates: readonly DuplicatePage[];
  /** Looks for files without regard to letter case; keeps what it made for each file map. */
  readonly indexOf: (files: ProjectFiles) => CaseIndex;
}

/** The text of one page or snippet. */
export interface TextToCheck {
  /** See `SourceModule.file`. */
  readonly file: string;
  readonly text: string;
  /** The same as it is given to the compiler, and what was found on the way. */
  readonly prepared: PreparedSource;
}

/** A site of which everything is made, or looked at. */
export interface FinishedSite {
  readonly site: SiteModel;
  /** The favicon could not be read, so a mark stands in for it. */
  readonly isFaviconReplaced: boolean;
}

/**
 * What the engine is at. Only in `run` an author's code can keep it from coming back; it is said again for every
 * component, so that a page which gets on is told from one that does not.
 */
export type EngineStep = 'read' | 'compile' | 'load' | 'run' | 'highlight' | 'write';

/** Hexadecimal digits that tell contents apart; of a text, its UTF-8. */
export type ContentHash = (contents: string | Uint8Array) => string;

export interface Highlighter {
  /** Loads the grammars of these languages (any spelling); unknown ones are passed over. */
  readonly load: (languages: readonly string[]) => Promise<void>;
  /** Tokens of the code, line by line; plain lines while the language is not loaded. Pure for loaded languages. */
  readonly tokenize: (code: string, language: string) => readonly CodeLine[];
}

/** A project held open: keeps what it computed, and on the next `update` computes again only what changed. */
export interface ProjectSession {
  /**
   * Takes a new state of the project. Files are compared by identity of their bytes, so pass the same
   * `Uint8Array` for a file that did not change.
   */
  readonly update: (files: ProjectFiles) => ProjectReading;
  /** Renders a page of the last good site, or of the given one's `path`; `undefined` when there is no such page. */
  readonly renderPage: (path: string) => Promise<RenderedPage | undefined>;
  /** The document of a page alone, the same to the last byte, without what the shared files need of the page. */
  readonly renderDocument: (path: string) => Promise<RenderedDocument | undefined>;
  /**
   * Renders a page without running anything of the author's: its text, status `failed`, no diagnostics. For a page
   * that did not finish; whoever stopped it says why.
   */
  readonly renderPageAsText: (path: string) => Promise<RenderedPage | undefined>;
  /**
   * What a page's document is made of, as a key: equal keys mean equal bytes, so that a page rendered in an
   * earlier build can be taken over. Hexadecimal, 32 characters.
   *
   * Finding out which files a page takes in costs more than the rest. With the `dependencies` of an earlier build the
   * key is that of the page taking in these; if it equals the key of then, nothing has changed, they included.
   */
  readonly pageKey: (path: string, dependencies?: readonly string[]) => string;
  /**
   * Equal keys mean that the page has the same problems, whatever else of the site has changed, for as long as
   * `sharedProblemsKey` is equal too. No hash: it names its parts.
   */
  readonly problemsKey: (path: string) => string;
  /** What the problems of every page depend on. */
  readonly sharedProblemsKey: () => string;
  /** Project files other than its own that a page is made of (snippets, and what they take in), sorted. */
  readonly pageDependencies: (path: string) => readonly string[];
  /** Does ahead what `renderSharedFiles` would do for this page: for the time in which other pages are made elsewhere. */
  readonly noteFinishedPage: (page: PageSummary) => void;
  /** Project files whose bytes `renderSharedFiles` needs, where the project is held without them. */
  readonly sharedFileSources: () => readonly string[];
  /**
   * The files that are not pages: style sheet, script, icons, search index, llms.txt, sitemap, 404, redirects, copies
   * of assets.
   */
  readonly renderSharedFiles: (pages: readonly PageSummary[], help?: SharedFilesHelp) => Promise<readonly OutputFile[]>;
  /** What is told of the whole site in the end, a damaged favicon among it. Draws nothing; `contents` as for `renderSharedFiles`. */
  readonly checkFinishedSite: (help?: Pick<SharedFilesHelp, 'contents'>) => Promise<readonly Diagnostic[]>;
}

/** What makes rendering the shared files complete, or quicker. */
export interface SharedFilesHelp {
  /** Bytes of the files that `sharedFileSources` names, for those that the project is held without. */
  readonly contents?: ReadonlyMap<string, Uint8Array>;
  /** The site's script loads the statistics services that the configuration names. */
  readonly hasStatistics?: boolean;
  /** The site's script loads the scripts of the project. */
  readonly hasScripts?: boolean;
  /** What takes long to make and seldom changes. */
  readonly memory?: ResultMemory;
}

/** The part of a rendered page that the shared files need. */
export type PageSummary = Pick<RenderedPage, 'path' | 'output' | 'search' | 'scripts'>;

export type ProjectReading =
  | { readonly status: 'ok'; readonly site: SiteModel; readonly diagnostics: readonly Diagnostic[] }
  /** The configuration cannot be read: `site` is the last good one, if any. */
  | { readonly status: 'unreadable'; readonly site?: SiteModel; readonly diagnostics: readonly Diagnostic[] };
