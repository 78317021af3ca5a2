/** The engine's door for themes: what components, layout and icons are written with. */
export type { CompiledPage } from './compile/compiled-page.ts';
export { grammarNameOf } from './highlight/language-names.ts';
export { Fragment, type Html, type JsxElement, type JsxNode, type Props } from './jsx/jsx.ts';
export { decodeEntities } from './jsx/text-of.ts';
export { isScriptUrl } from './jsx/url-safety.ts';
export { joinBlocks } from './markdown/block-writer.ts';
export { componentNames, createMarkdownWriter } from './markdown/write-markdown.ts';
export type {
  NavigationDivision,
  NavigationEntry,
  NavigationGroup,
  NavigationPlace,
} from './navigation/navigation-tree.ts';
export { iconOf } from './navigation/page-icon.ts';
export { findPlaces } from './navigation/places.ts';
export { type EndpointServer, fileOf } from './pages/page-model.ts';
export { ALIAS_ATTRIBUTE } from './render/page-ids.ts';
export { fromFrontMatter, fromSetting, inPlaceOf, settingMark } from './render/places.ts';
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
export { basesOf } from './site/endpoint-bases.ts';
export { type FaviconLink, planFavicon } from './site/favicon-plan.ts';
export { canonicalAddress, encodePath, pageAddress } from './site/page-address.ts';
export type { PageModel, SiteModel } from './site/site-model.ts';
