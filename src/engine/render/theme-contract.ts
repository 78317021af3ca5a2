/** What the engine expects of a theme, and what it gives to the theme's components. The engine never imports a theme. */

import type { IconReference } from '../../config/site-config.ts';
import type { ImageSize } from '../../images/image-size.ts';
import type { Diagnostic } from '../../project/diagnostics.ts';
import type { CompiledPage } from '../compile/compiled-page.ts';
import type { WrittenFormula } from '../formulas/formula-writer.ts';
import type { Html, JsxNode, Props } from '../jsx/jsx.ts';
import type { PageKind } from '../pages/page-model.ts';
import type { PageModel, SiteModel } from '../site/site-model.ts';
import type { Written } from './page-places.ts';

/** A component of the theme. Components of authors have the same shape and ignore the context. */
export type ThemeComponent = (props: Props, context: RenderContext) => JsxNode;

export interface Theme {
  /** By the name used in pages (`Card`), and by tag for what Markdown makes (`h2`, `pre`, `a`, `img`, `table`). */
  readonly components: Readonly<Record<string, ThemeComponent>>;
  /** The whole document of a page, from `<html>` on. */
  readonly document: (props: DocumentProps, context: RenderContext) => JsxNode;
  /** Says in a document, as text from `<html>` on, what can be said only when all of it is there. */
  readonly finish?: (html: string, props: DocumentProps, context: RenderContext) => string;
  /** Loads what only some pages need; awaited before a page is rendered that is made of these modules. */
  readonly prepare?: (modules: readonly CompiledPage[]) => Promise<void>;
  /** Text of the style sheet, `assets/site.css` in the built site. */
  readonly stylesheet: string;
  /** Further style sheets by their path in the built site, the same in every site: a page links those that it needs. */
  readonly sheets?: Readonly<Record<string, string>>;
  /** Text of the script, `assets/site.js` in the built site. */
  readonly script: string;
  /**
   * Further files by their path in the built site: scripts that only some pages load, or load when they are first
   * needed. That of components with state (`LIVE_RUNTIME_PATH`), and that of playgrounds, are left out of a site without such.
   */
  readonly files: Readonly<Record<string, string>>;
  /** What the style sheet needs of this site: colours and fonts as custom properties. */
  readonly siteStyles: (site: SiteModel) => string;
  /** For ids that authors' style sheets name on the original service, the selector of the same part of our pages. */
  readonly partsOfOriginal?: Readonly<Record<string, string>>;
}

export interface DocumentProps {
  /** The page's body, rendered. */
  readonly content: Html;
  readonly headings: readonly Heading[];
  readonly kind: PageKind;
  /** Path in the built site of the page as Markdown; absent for the page that is shown for an unknown address. */
  readonly markdown?: string;
  /** Path in the built site of the page's feed; absent for a page without updates. */
  readonly feed?: string;
  /** Absent for a page without components with state. */
  readonly live?: LiveDocument;
}

/** What a page with components with state loads. */
export interface LiveDocument {
  /** Paths in the built site, in the order in which they are to be run. */
  readonly scripts: readonly string[];
  /** HTML of the theme's components that these components show, by key. */
  readonly parts: Readonly<Record<string, string>>;
  /** All texts in their code: among them class names that they may set. */
  readonly texts: readonly string[];
}

export interface Heading {
  readonly level: number;
  readonly id: string;
  /** Text without markup. */
  readonly text: string;
}

/** Everything a component may ask for while a page is rendered. */
export interface RenderContext {
  readonly site: SiteModel;
  readonly page: PageModel;
  /** A drawing for any icon; never a hole: an unknown name gives a nearest or a neutral drawing and a diagnostic. */
  readonly icon: (icon: IconReference) => IconDrawing;
  /** Tokens of a code block, a list for each line; plain text when the language is unknown. */
  readonly highlight: (code: string, language: string) => readonly CodeLine[];
  /** MathML of a formula in TeX, or why there is none. */
  readonly formula: (source: string, isBlock: boolean) => WrittenFormula;
  /** Turns a link as written into one that works from this page; reports links to pages that do not exist. */
  readonly link: (href: string) => LinkTarget;
  /** Turns the path of an image, video or file as written into one that works from this page; reports missing files. */
  readonly asset: (source: string, image?: number) => string;
  /**
   * Which one of the images with this address comes next, for `asset` and `reportImage`; to be asked for each image, in the
   * order of the page.
   */
  readonly countImage: (source: string) => number;
  /** What is known of an image as written, before a browser loads it. Reports nothing: `asset` does. */
  readonly image: (source: string) => ImageFacts;
  /** From this page to a file of the built site, for example `assets/site.css` → `../assets/site.css`. */
  readonly relative: (output: string) => string;
  /** A unique id for a heading or anchor in this page; the same text again gets `-2`, `-3`. */
  readonly anchor: (text: string) => string;
  /** Adds a heading to the table of contents, in document order. */
  readonly addHeading: (heading: Heading) => void;
  /** Text of a node without markup. */
  readonly textOf: (node: JsxNode) => string;
  /** Renders inline Markdown of an attribute or a setting (`caption`, `description`, banner): emphasis, code, links. */
  readonly inlineMarkdown: (source: string) => JsxNode;
  /** Tells of a problem at the place in the page, or its snippets, where it is written. */
  readonly report: (diagnostic: Omit<Diagnostic, 'file'>, written: Written) => void;
  /** Like `report`, at the address of an image that its author wrote; with `isOnlyMarkdown` only for `![…](…)`. */
  readonly reportImage: (
    diagnostic: Omit<Diagnostic, 'file'>,
    source: string,
    image: number,
    isOnlyMarkdown: boolean,
  ) => void;
  /** Value computed once for a whole site build: `key` names it, for example the navigation of a division at a depth. */
  readonly once: <T>(key: string, compute: () => T) => T;
}

export interface ImageFacts {
  /** A file of the project is meant, and it is not there. */
  readonly isMissing: boolean;
  /** Known for images of the project. */
  readonly size?: ImageSize;
}

export interface LinkTarget {
  readonly href: string;
  readonly isExternal: boolean;
}

/** A run of characters of one kind. `kind` is a short class name (see `highlight/token-kinds.ts`), absent for plain text. */
export interface CodeToken {
  readonly text: string;
  readonly kind?: string;
}

export type CodeLine = readonly CodeToken[];

/** How to draw an icon: SVG markup without the `<svg>` element, or an image. */
export type IconDrawing =
  | {
      readonly kind: 'svg';
      readonly viewBox: string;
      readonly markup: string;
      readonly isStroked: boolean;
      /** Its own colour, where none is asked for. */
      readonly tint?: string;
    }
  | { readonly kind: 'image'; readonly src: string };

/** All drawings there are, handed in by the platform. */
export interface IconLibrary {
  /** Drawing of a library name in lower case; undefined when no free set has it. */
  readonly find: (icon: IconReference) => IconDrawing | undefined;
  /** All names, to suggest one for a name that is not among them. */
  readonly names?: () => Iterable<string>;
  /** What the licences of the drawings ask a site to say; it becomes a file of the site. */
  readonly attribution?: string;
}
