/** The engine's door: files in, pages and files out. Preview, export and command line all go through it. */

export { readApiDocument } from './api-reference/api-documents.ts';
export { operationName, operationNames, schemaNames } from './api-reference/api-names.ts';
export { type BrokenReference, brokenReferences, missingSchemes } from './api-reference/broken-references.ts';
export { parseEndpointName } from './api-reference/endpoint-name.ts';
export {
  type ApiDescription,
  allDescriptions,
  descriptionFiles,
  type Operation as ApiOperation,
  parametersOf,
} from './api-reference/operations.ts';
export { parseSchemaName, schemasOf } from './api-reference/schema-page.ts';
export { createMdxJsCompiler, type MdxJsModule } from './compile/mdxjs-compiler.ts';
export { createSatteriCompiler, type SatteriModule } from './compile/satteri-compiler.ts';
export { companionFiles, companionPaths } from './emit/companion-files.ts';
export { STYLESHEET_PATH, siteStylesheet } from './emit/emit-shared-files.ts';
export type { ResultMemory } from './emit/favicon/favicon-maker.ts';
export { type OutputPlan, planOutputs } from './emit/plan-outputs.ts';
export { IDS_WITHOUT_PLACE } from './emit/project-styles/original-ids.ts';
export { isStyleFile, projectStyleFiles, projectStyles } from './emit/project-styles/project-styles.ts';
export { searchHeadOf, searchIndex } from './emit/search/search-index.ts';
export type {
  EngineServices,
  EngineStep,
  FinishedSite,
  Highlighter,
  PageSummary,
  ProjectReading,
  ProjectSession,
  SiteRules,
  SiteToCheck,
  TextToCheck,
} from './engine.ts';
export { createFormulaWriter } from './formulas/formula-writer.ts';
export { isScriptUrl } from './jsx/url-safety.ts';
export { LIVE_RUNTIME_PATH } from './live/live-script.ts';
export { fullTextPart } from './markdown/page-markdown.ts';
export type { NavigationDivision, NavigationPlace, NavigationTree } from './navigation/navigation-tree.ts';
export { giveTexts } from './pages/give-texts.ts';
export { NOT_FOUND_PATH } from './pages/not-found-page.ts';
export type { GeneratedPage, GeneratorInput, PageGenerator } from './pages/page-generator.ts';
export { fileOf, type GeneratedSource, moduleOf, outputOf } from './pages/page-model.ts';
export { type BufferBound, boundBuffers, MOST_BUFFER_BYTES } from './render/bounded-buffers.ts';
export { createEvaluate } from './render/evaluate.ts';
export { freezeRealm } from './render/frozen-realm.ts';
export { createPageRenderer, type PageRenderer } from './render/page-renderer.ts';
export { sourcePage } from './render/source-page.ts';
export type { CodeLine, IconLibrary, Theme } from './render/theme-contract.ts';
export { createProjectSession, createTextRenderer } from './session.ts';
export { SiteBuilder } from './site/build-site.ts';
export { ConfigSource } from './site/config-source.ts';
export { planFavicon } from './site/favicon-plan.ts';
export { createLinkResolver, type LinkResolver } from './site/links.ts';
export type {
  AnchorLink,
  FragmentPlace,
  JoinedPart,
  OutputFile,
  PageAnchors,
  RenderedDocument,
  RenderedPage,
} from './site/output-file.ts';
export type { PageModel, SiteModel } from './site/site-model.ts';
