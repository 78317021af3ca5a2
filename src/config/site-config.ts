/**
 * The normalized configuration: what both readers (the contract's format and the later one) produce and
 * the only shape that code after `normalize` knows. Everything is resolved: defaults are filled in, unions
 * have one form, paths have no leading slash, colours are `#rrggbb` in lower case.
 */

import type { ConfigFormat } from './config-format.ts';
import type { SampleLanguage } from './sample-languages.ts';
import type { StatisticsUse } from './statistics/read-statistics.ts';

export type IconType = 'brands' | 'duotone' | 'light' | 'regular' | 'sharp-solid' | 'solid' | 'thin';

/** An icon as the author named it: a library name, a project path, a URL, or `<svg…>` source. */
export interface IconReference {
  readonly name: string;
  readonly type?: IconType;
  /** Nobody asked for the type, so that the mark of a brand stays as it is known. */
  readonly isUsualType?: true;
  readonly library?: string;
}

/** What a reader sees one by one. */
export interface HasOrigin {
  /** The setting it comes from, such as `tabs.1`; only where the reading was asked for it. */
  readonly origin?: string;
}

/** One value for each mode; equal when the author gave one. */
export interface LightDark {
  readonly light: string;
  readonly dark: string;
}

/** Names of themes for code; a mode without one has the site's own colours. */
export type CodeThemes = Partial<LightDark>;

/** A flat colour has `from` equal to `to`. */
export interface Gradient {
  readonly from: string;
  readonly via?: string;
  readonly to: string;
}

export interface ColorSettings {
  /** Accent in light mode. */
  readonly primary: string;
  /** Accent in dark mode. */
  readonly light: string;
  /** Buttons in both modes. */
  readonly dark: string;
  readonly background?: { readonly light?: string; readonly dark?: string };
  /** Default icon background of anchors. */
  readonly anchors?: Gradient;
}

export interface LogoSettings extends LightDark {
  /** Target of a click, as written; absent means the home page. */
  readonly href?: string;
}

export interface TopbarLink extends HasOrigin {
  readonly label: string;
  readonly href: string;
  readonly icon?: IconReference;
}

export interface TopbarButton extends HasOrigin {
  /** `repository` shows the repository's name and how many stars it has. */
  readonly kind: 'link' | 'repository';
  readonly label: string;
  readonly href: string;
  /** Round at its ends. */
  readonly isPill?: true;
  /** An arrow follows the label. */
  readonly hasArrow?: true;
}

export interface SocialLink extends HasOrigin {
  /** The key as written, for example `github` or `x`. */
  readonly platform: string;
  readonly url: string;
}

/** Where the sources of the pages are. */
export interface Repository {
  readonly host: 'github' | 'gitlab' | 'forgejo';
  /** Without a slash at its end, for example `https://github.com/acme/docs`. */
  readonly address: string;
  /** Owner and name, for example `acme/docs`. */
  readonly name: string;
  readonly branch?: string;
  /** Folder of the project in the repository, without slashes at its ends; known only together with the branch. */
  readonly folder?: string;
}

export interface FooterColumn {
  readonly title?: string;
  readonly links: readonly (HasOrigin & { readonly label: string; readonly href: string })[];
}

export interface Redirect {
  /** Without leading slash; may hold `:slug*` or `*`. */
  readonly source: string;
  readonly destination: string;
  readonly isPermanent: boolean;
}

export interface FontFace {
  readonly family: string;
  readonly weight?: number;
  /** URL or project path of a font file. */
  readonly source?: string;
  readonly format?: string;
}

export interface Banner extends HasOrigin {
  /** Markdown. */
  readonly content: string;
  readonly isDismissible: boolean;
  readonly kind: 'info' | 'warning' | 'critical';
  /** In place of the kind's own colour. */
  readonly color?: LightDark;
}

/** What stands around the pages of the site, or of the part of it that has its own. */
export interface BarSettings {
  readonly topbarLinks: readonly TopbarLink[];
  readonly topbarButton?: TopbarButton;
  readonly socials: readonly SocialLink[];
  readonly footerColumns: readonly FooterColumn[];
  /** The setting that the footer comes from, where it is not `footer` and somebody wants to know. */
  readonly footerOrigin?: string;
  readonly banner?: Banner;
}

export interface ApiSettings {
  readonly baseUrls: readonly string[];
  readonly auth?: { readonly method: string; readonly name?: string; readonly inputPrefix?: string };
  readonly playgroundMode: 'show' | 'simple' | 'hide';
  readonly openapi: readonly OpenapiReference[];
  /** Project paths or URLs of AsyncAPI files. */
  readonly asyncapi?: readonly string[];
  /** Languages of the samples of requests, in their order; a short list when absent, and no samples when empty. */
  readonly sampleLanguages?: readonly SampleLanguage[];
  /** Which parameters samples hold; absent: those that are needed, and of a body that is not long all. */
  readonly sampleParameters?: 'required' | 'all';
  /** The form to try an endpoint out begins with the values of the examples. */
  readonly isFormFilled?: true;
  /** Fields inside other fields are open at first. */
  readonly areFieldsOpen?: true;
}

/** In the terms of schema.org. */
export interface Publisher {
  readonly id?: string;
  readonly name?: string;
  readonly legalName?: string;
  readonly url?: string;
  /** Project path or URL of a picture. */
  readonly logo?: string;
  /** Addresses of its other sites and accounts. */
  readonly sameAs: readonly string[];
}

/** What the menu beside a page's title offers by its name. */
export type PageActionName =
  | 'copy'
  | 'view'
  | 'chatgpt'
  | 'claude'
  | 'perplexity'
  | 'grok'
  | 'aistudio'
  | 'cursor'
  | 'download-spec';

/** An entry of the menu beside a page's title. */
export type PageAction =
  | { readonly kind: PageActionName }
  /** The author's own. In `href`, `$page` stands for the address of the page and `$path` for its path. */
  | {
      readonly kind: 'link';
      readonly title: string;
      readonly description?: string;
      readonly icon?: IconReference;
      readonly href: string;
    };

export interface SiteConfig extends BarSettings {
  readonly format: ConfigFormat;
  readonly name: string;
  readonly description?: string;
  readonly colors: ColorSettings;
  readonly logo?: LogoSettings;
  readonly favicon?: LightDark;
  readonly navigation: NavigationSettings;
  readonly api: ApiSettings;
  readonly feedback: { readonly suggestEdit: boolean; readonly raiseIssue: boolean; readonly thumbsRating: boolean };
  /** Absent when no setting links to it. */
  readonly repository?: Repository;
  readonly appearance: { readonly default?: 'light' | 'dark'; readonly isToggleHidden: boolean };
  readonly backgroundImage?: LightDark;
  /** A pattern at the top of every page. */
  readonly backgroundPattern?: 'gradient' | 'grid' | 'windows';
  readonly searchPrompt?: string;
  readonly redirects: readonly Redirect[];
  /** Own words of the page for unknown addresses; `description` is Markdown. */
  readonly notFound?: { readonly title?: string; readonly description?: string; readonly leadsHome?: true };
  /** Where the site will be published, when whoever builds it says so; it wins over what `metadata` tells. */
  readonly address?: string;
  /** Meta tags for every page: name or property → content. */
  readonly metadata: Readonly<Record<string, string>>;
  /** The whole way to a page stands above its title; absent: the name of its group. */
  readonly eyebrows?: 'breadcrumbs';
  /** Absent means round. */
  readonly corners?: 'sharp';
  readonly codeBlocks: 'system' | 'dark';
  /** Names of themes that code is coloured by in place of the site's own colours, as written. */
  readonly codeThemes?: CodeThemes;
  /** The title of a group inside another leads to its first page. */
  readonly doGroupsLeadOn?: true;
  readonly fonts: { readonly heading?: FontFace; readonly body?: FontFace };
  /** Entries of the menu beside a page's title, in the author's order; absent for the usual ones. */
  readonly pageActions?: readonly PageAction[];
  /** The menu stands below the table of contents, on pages that have one. */
  readonly arePageActionsInContents?: true;
  /** Whether pages say when they were changed last; absent: where their front matter says so. */
  readonly hasDates?: boolean;
  /** Who publishes the site, as search engines are told. */
  readonly publisher?: Publisher;
  /** What programs that read the Markdown of pages are told besides. */
  readonly instructions?: readonly string[];
  /** Services that count visitors; loaded only where whoever builds the site turns them on. */
  readonly statistics?: readonly StatisticsUse[];
  /** Scripts that the settings name, paths of the project and addresses; loaded only where whoever builds the site says so. */
  readonly scripts?: readonly string[];
  /** Pages outside the navigation are searchable, listed in the sitemap and in llms.txt. */
  readonly areHiddenPagesIndexed: boolean;
  readonly defaultIconLibrary: 'fontawesome' | 'lucide' | 'tabler';
  /** `{{name}}` in pages. */
  readonly variables: Readonly<Record<string, string>>;
}

/** The navigation as the configuration gives it: no page has been looked at yet. */
export interface NavigationSettings {
  /**
   * The top of the tree. Prefix rules, versions and nesting of either format are already resolved: each
   * division holds its own groups, and a page may stand in several divisions.
   */
  readonly root: DivisionSettings;
  /** Links shown on every page beside the divisions, each with an `href`. */
  readonly global: readonly DivisionSettings[];
}

export type DivisionKind = 'root' | 'version' | 'language' | 'product' | 'tab' | 'anchor' | 'dropdown' | 'item';

/** A part of the site that a reader switches to: a tab, an anchor, a version, a language, … */
export interface DivisionSettings extends HasOrigin {
  readonly kind: DivisionKind;
  readonly name: string;
  readonly icon?: IconReference;
  readonly color?: Gradient;
  readonly description?: string;
  readonly tag?: string;
  /** Language code of a language, or of a version that is a translation, for example `pt-BR`. */
  readonly locale?: string;
  /** What stands around its pages in place of the site's: of a language, in its words. */
  readonly bars?: Partial<BarSettings>;
  /** Specifications whose endpoints belong here. */
  readonly openapi?: readonly OpenapiReference[];
  /** A leaf that leads elsewhere: a URL, `mailto:`, or a path in the site. */
  readonly href?: string;
  /** Folder prefix (no slashes at the ends): unlisted pages below it belong here too. */
  readonly prefix?: string;
  readonly isDefault: boolean;
  readonly isHidden: boolean;
  /** Its pages are found although it is hidden. */
  readonly isSearchable?: true;
  /** Drawn only while the reader is on one of its pages. */
  readonly isHiddenUntilInside: boolean;
  /** Switchers below this one; kinds may be mixed (tabs beside anchors). */
  readonly divisions: readonly DivisionSettings[];
  readonly entries: readonly EntrySettings[];
}

export type EntrySettings = GroupSettings | PageSettings;

/** How the page of a group lists what stands in the group. */
export type Directory = 'accordion' | 'card';

export interface GroupSettings extends HasOrigin {
  readonly kind: 'group';
  /** May be blank: then no heading is drawn. */
  readonly title: string;
  readonly icon?: IconReference;
  readonly tag?: string;
  /** Page that the title links to. */
  readonly root?: string;
  /** How that page lists the others. */
  readonly directory?: Directory;
  /** What the rank of its pages in the search is multiplied by. */
  readonly boost?: number;
  /** Its pages are found although it is hidden. */
  readonly isSearchable?: true;
  readonly isExpanded: boolean;
  readonly isHidden: boolean;
  /** Specifications whose endpoints belong here. */
  readonly openapi?: readonly OpenapiReference[];
  readonly entries: readonly EntrySettings[];
}

export interface OpenapiReference {
  /** Project path or URL. */
  readonly source: string;
  /** Folder of the generated pages, without slashes at its ends. */
  readonly directory?: string;
}

export interface PageSettings {
  readonly kind: 'page';
  /** Without extension and leading slash, trimmed; or an endpoint such as `GET /users`. */
  readonly path: string;
  /** Heading id that the entry leads to, when it was written as `page#heading`. */
  readonly fragment?: string;
}
