/** The engine's door for themes: what components, layout and icons are written with. */
export type { CompiledPage } from './compile/compiled-page.ts';
export { type FaviconLink, planFavicon } from './emit/favicon/favicon-plan.ts';
export { joinBlocks } from './emit/markdown/block-writer.ts';
export { componentNames, createMarkdownWriter } from './emit/markdown/write-markdown.ts';
export { canonicalAddress, encodePath, pageAddress } from './emit/page-address.ts';
export { grammarNameOf } from './highlight/language-names.ts';
export type {
  NavigationDivision,
  NavigationEntry,
  NavigationGroup,
  NavigationPlace,
} from './navigation/navigation-tree.ts';
export { iconOf } from './navigation/page-icon.ts';
export { findPlaces } from './navigation/places.ts';
export { fileOf } from './pages/page-model.ts';
export { Fragment, type Html, type JsxElement, type JsxNode, type Props } from './render/jsx.ts';
export { ALIAS_ATTRIBUTE } from './render/page-ids.ts';
export { fromFrontMatter, fromSetting, settingMark } from './render/places.ts';
export { decodeEntities } from './render/text-of.ts';
export type {
  CodeLine,
  DocumentProps,
  Heading,
  IconDrawing,
  IconLibrary,
  LinkTarget,
  LiveDocument,
  RenderContext,
  Theme,
  ThemeComponent,
} from './render/theme-contract.ts';
export { isScriptUrl } from './render/url-safety.ts';
export type { PageModel, SiteModel } from './site/site-model.ts';
