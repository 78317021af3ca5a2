/* Generated from schema/docs.schema.json by `npm run generate`. Do not edit. */

/**
 * A picture file of the project.
 */
export type LogoImage = string;
/**
 * The colour behind the icons of the sidebar shortcuts. A shortcut can have a colour of its own.
 */
export type AnchorsColor = HexColor | Gradient;
/**
 * A colour as a number sign and six (or three) characters, 0 to 9 and A to F.
 */
export type HexColor = string;
/**
 * The name of an icon from Font Awesome or Lucide, or a picture: a file of the project or a web address.
 */
export type Icon = string;
/**
 * How the icon is drawn, for example in outline or filled.
 */
export type IconType = 'regular' | 'solid' | 'light' | 'thin' | 'duotone' | 'sharp-solid' | 'brands';
/**
 * Files or web addresses that describe your API in the OpenAPI format. Pages about endpoints are made from them.
 */
export type Openapi = string | string[];
/**
 * The colour behind the icon: one colour, or a gradient.
 */
export type ColorOrGradient = HexColor | Gradient;
/**
 * Your accounts, in the order in which they are shown.
 */
export type SocialList = {
  /**
   * The name of the platform.
   */
  type?: string;
  /**
   * The address of your account.
   */
  url?: string;
  [k: string]: unknown;
}[];

/**
 * Everything about the site that is not in its pages: name, brand, navigation, links and API settings. Kept in docs.json (or mint.json) beside the pages.
 */
export interface DocsConfig {
  /**
   * The name of your product or project. Readers see it in the browser tab, in search results and beside the logo.
   */
  name: string;
  /**
   * The picture at the top left of every page. Give one picture for both modes, or one for light and one for dark mode.
   */
  logo?: LogoImage | LogoPair;
  /**
   * A small square picture shown in browser tabs and bookmarks (favicon). SVG or PNG works best.
   */
  favicon?: string;
  colors?: Colors;
  /**
   * A picture shown behind every page.
   */
  backgroundImage?: string;
  /**
   * Which mode new readers see first, and whether they can switch.
   */
  modeToggle?: {
    /**
     * The mode that readers see before they choose one.
     */
    default?: 'light' | 'dark';
    /**
     * Readers then see the mode above, and cannot choose the other.
     */
    isHidden?: boolean;
    [k: string]: unknown;
  };
  /**
   * The font of the site. Headings and text can have fonts of their own.
   */
  font?: {
    /**
     * The name of the font, as it is called inside its file.
     */
    family?: string;
    /**
     * How bold the letters are.
     */
    weight?: number;
    /**
     * A font file of the project, or its web address. Readers load the letters from it.
     */
    url?: string;
    /**
     * Taken from the name of the file. Choose one if the name does not say it.
     */
    format?: 'woff' | 'woff2';
    headings?: Font;
    body?: Font;
    [k: string]: unknown;
  };
  /**
   * Text links at the right of the top bar, for example to your blog or your support page.
   */
  topbarLinks?: TopbarLink[];
  topbarCtaButton?: TopbarCtaButton;
  /**
   * The groups of the sidebar, from top to bottom, each with its pages.
   */
  navigation: NavigationGroup[];
  /**
   * The tab for all pages that belong to no other tab. It appears as soon as the site has tabs.
   */
  primaryTab?: {
    /**
     * The text of the first tab.
     */
    name?: string;
    /**
     * Readers who come to one of its pages, for example by a link, see the tab.
     */
    isDefaultHidden?: boolean;
    [k: string]: unknown;
  };
  /**
   * Tabs under the top bar that divide a large site into parts. Each takes the pages of one folder, or leads to another site.
   */
  tabs?: Tab[];
  /**
   * The first of the sidebar shortcuts. It holds all pages that belong to no other shortcut.
   */
  topAnchor?: {
    /**
     * The text of the first shortcut.
     */
    name?: string;
    icon?: Icon;
    iconType?: IconType;
    color?: ColorOrGradient;
    [k: string]: unknown;
  };
  /**
   * Links with an icon at the top of the sidebar (anchors). Each takes the pages of one folder, or leads to another site such as your community.
   */
  anchors?: Anchor[];
  /**
   * Versions of your documentation. With two or more, readers choose one in a menu at the top. The first is shown to new readers.
   */
  versions?: (string | Version)[];
  api?: Api;
  openapi?: Openapi;
  /**
   * Your accounts on other platforms. Each is shown as an icon at the bottom of every page.
   */
  footerSocials?: Socials | SocialList;
  /**
   * What is shown at the bottom of every page.
   */
  footer?: {
    /**
     * Your accounts on other platforms; used instead of "Social links in the footer" when both are filled in.
     */
    socials?: Socials | SocialList;
    /**
     * Columns of links, each with a heading.
     */
    links?: FooterColumn[];
    [k: string]: unknown;
  };
  /**
   * Buttons at the end of each page with which readers tell you what they think.
   */
  feedback?: {
    /**
     * Shows a "Yes" and a "No" button.
     */
    thumbsRating?: boolean;
    /**
     * Shows a button that opens the page's source in your public repository, where readers can propose a change.
     */
    suggestEdit?: boolean;
    /**
     * Shows a button that opens a new issue about the page in your public repository.
     */
    raiseIssue?: boolean;
    [k: string]: unknown;
  };
  /**
   * The search box of the site.
   */
  search?: {
    /**
     * What the search box says before a reader types.
     */
    prompt?: string;
    /**
     * For other programs that read this file. A site made by Leafwright always has the search box in the top bar.
     */
    location?: 'top' | 'side';
    [k: string]: unknown;
  };
  /**
   * How blocks of code look.
   */
  codeBlock?: {
    /**
     * Always dark, or light and dark together with the page.
     */
    mode?: 'auto' | 'dark';
    [k: string]: unknown;
  };
  /**
   * What search engines and the site's own search may find.
   */
  seo?: {
    /**
     * When on, pages outside the navigation can be found too: in search, in the sitemap and by search engines.
     */
    indexHiddenPages?: boolean;
    [k: string]: unknown;
  };
  /**
   * Tags for search engines and social networks, put on every page: for example the picture shown when someone shares a link to your site. The tags of a page replace these.
   */
  metadata?: {
    /**
     * Where the site will be published, for example https://docs.example.com. Its sitemap, its feeds and links that people share need it.
     */
    canonical?: string;
    /**
     * The title that social networks show for a link to your site.
     */
    'og:title'?: string;
    /**
     * The text that social networks show below the title.
     */
    'og:description'?: string;
    /**
     * The picture that social networks show; 1200 by 630 pixels fits best.
     */
    'og:image'?: string;
    /**
     * The name of the site that social networks show beside the title.
     */
    'og:site_name'?: string;
    /**
     * What social networks are told that a link leads to.
     */
    'og:type'?: string;
    /**
     * How large the picture of a preview on X is.
     */
    'twitter:card'?: string;
    /**
     * The account that a preview on X names as its source.
     */
    'twitter:site'?: string;
    /**
     * The picture for previews on X, when it is not the one above.
     */
    'twitter:image'?: string;
    /**
     * Words for search engines, with commas between them.
     */
    keywords?: string;
    /**
     * For example noindex, which asks search engines to leave the site out.
     */
    robots?: string;
    [k: string]: unknown;
  };
  /**
   * Old addresses that lead to new ones, so that links to pages you moved keep working.
   */
  redirects?: Redirect[];
  analytics?: Analytics;
  /**
   * Chat and consent services. They never run in the preview. The exported site loads them only if you turn on statistics in the export.
   */
  integrations?: {
    /**
     * The id of your Intercom app.
     */
    intercom?: string;
    /**
     * The id of your Front chat.
     */
    frontchat?: string;
    /**
     * The address of your Osano consent script.
     */
    osano?: string;
    [k: string]: unknown;
  };
  /**
   * For other programs that read this file. Leafwright keeps it and does not use it.
   */
  theme?: string;
  /**
   * For other programs that read this file. Leafwright keeps it and does not use it.
   */
  layout?: string;
  /**
   * A faint pattern at the top of every page.
   */
  background?: {
    /**
     * The pattern at the top of every page.
     */
    style?: 'gradient' | 'grid' | 'windows';
    [k: string]: unknown;
  };
  /**
   * For other programs that read this file. Leafwright keeps it and does not use it.
   */
  sidebar?: {
    /**
     * A site made by Leafwright has one style.
     */
    items?: string;
    [k: string]: unknown;
  };
  /**
   * For other programs that read this file. Leafwright keeps it and does not use it.
   */
  topbar?: {
    /**
     * A site made by Leafwright has one style.
     */
    style?: string;
    [k: string]: unknown;
  };
  /**
   * What is shown above the title of a page.
   */
  eyebrow?: {
    /**
     * The name of the group, or the path to the page (breadcrumbs).
     */
    display?: 'section' | 'breadcrumbs';
    [k: string]: unknown;
  };
  /**
   * The corners of buttons, boxes and pictures.
   */
  rounded?: 'default' | 'sharp';
  /**
   * The menu beside the title of each page. Without entries it offers to copy the page and to view it as Markdown.
   */
  contextual?: {
    /**
     * What the menu offers, in this order.
     */
    options?: (string | PageAction)[];
    [k: string]: unknown;
  };
  /**
   * Tells code editors where the rules for this file are. It changes nothing on the site.
   */
  $schema?: string;
  [k: string]: unknown;
}
/**
 * A picture for light mode and one for dark mode.
 */
export interface LogoPair {
  /**
   * A picture that is easy to see on a light background.
   */
  light?: string;
  /**
   * A picture that is easy to see on a dark background.
   */
  dark?: string;
  /**
   * A page of this site or a web address, for example your product's home page.
   */
  href?: string;
  [k: string]: unknown;
}
/**
 * The colours of your brand. The first is enough: the others are made from it.
 */
export interface Colors {
  /**
   * Used for links, highlighted text and accents in light mode. Choose one that reads well on white.
   */
  primary: string;
  /**
   * Used instead of the brand colour in dark mode. A lighter tone of it reads well on a dark background.
   */
  light?: string;
  /**
   * Used for important buttons in both modes.
   */
  dark?: string;
  /**
   * The colour of the page itself, in each mode.
   */
  background?: {
    /**
     * The colour of the page in light mode.
     */
    light: string;
    /**
     * The colour of the page in dark mode.
     */
    dark: string;
    [k: string]: unknown;
  };
  anchors?: AnchorsColor;
  [k: string]: unknown;
}
/**
 * A colour that changes from one end to the other.
 */
export interface Gradient {
  /**
   * The colour at the start.
   */
  from?: string;
  /**
   * The colour half way, if you want one.
   */
  via?: string;
  /**
   * The colour at the end.
   */
  to?: string;
  [k: string]: unknown;
}
/**
 * The font of a part of the site.
 */
export interface Font {
  /**
   * The name of the font, as it is called inside its file.
   */
  family?: string;
  /**
   * How bold the letters are.
   */
  weight?: number;
  /**
   * A font file of the project, or its web address. Readers load the letters from it.
   */
  url?: string;
  /**
   * Taken from the name of the file. Choose one if the name does not say it.
   */
  format?: 'woff' | 'woff2';
  [k: string]: unknown;
}
/**
 * A link in the top bar.
 */
export interface TopbarLink {
  /**
   * The text of the link.
   */
  name?: string;
  /**
   * A web address, an e-mail address written as mailto:…, or a page of this site.
   */
  url?: string;
  /**
   * A plain link, or a link to a repository.
   */
  type?: 'link' | 'github';
  [k: string]: unknown;
}
/**
 * The most important thing a reader can do, as a coloured button at the top right: for example "Sign up".
 */
export interface TopbarCtaButton {
  /**
   * Your own text, or the name and stars of your repository.
   */
  type?: 'link' | 'github';
  /**
   * Needed for a button with your own text.
   */
  name?: string;
  /**
   * A web address or a page of this site; for a repository, the address of the repository.
   */
  url?: string;
  /**
   * The shape of the button.
   */
  style?: 'roundedRectangle' | 'pill';
  /**
   * Shows an arrow after the text.
   */
  arrow?: boolean;
  [k: string]: unknown;
}
/**
 * A heading in the sidebar with pages below it.
 */
export interface NavigationGroup {
  /**
   * The heading above the pages. Leave it empty to show the pages without one.
   */
  group?: string;
  /**
   * The pages of the group from top to bottom: each the path of its file without the ending, or another group inside this one.
   */
  pages: (string | NavigationGroup)[];
  icon?: Icon;
  iconType?: IconType;
  /**
   * Shows the group only when the reader has chosen this version. Leave it empty to show it in all versions.
   */
  version?: string;
  [k: string]: unknown;
}
/**
 * A tab under the top bar.
 */
export interface Tab {
  /**
   * The text of the tab.
   */
  name?: string;
  /**
   * The folder whose pages belong to this tab, or a web address that the tab leads to.
   */
  url?: string;
  /**
   * Shows the tab only when the reader has chosen this version.
   */
  version?: string;
  /**
   * Readers who come to one of its pages, for example by a link, see the tab.
   */
  isDefaultHidden?: boolean;
  openapi?: Openapi;
  [k: string]: unknown;
}
/**
 * A link with an icon at the top of the sidebar.
 */
export interface Anchor {
  /**
   * The text of the shortcut.
   */
  name?: string;
  /**
   * The folder whose pages belong to this shortcut, or a web address that it leads to.
   */
  url?: string;
  icon?: Icon;
  iconType?: IconType;
  color?: ColorOrGradient;
  /**
   * Shows the shortcut only when the reader has chosen this version.
   */
  version?: string;
  /**
   * Readers who come to one of its pages, for example by a link, see the shortcut.
   */
  isDefaultHidden?: boolean;
  openapi?: Openapi;
  [k: string]: unknown;
}
/**
 * A version with more settings than its name.
 */
export interface Version {
  /**
   * The name that readers choose and that groups, tabs and shortcuts refer to.
   */
  name?: string;
  /**
   * Readers who have chosen no version see this one. Without it, the first of the list.
   */
  default?: boolean;
  /**
   * A web address, when this version's documentation is another site.
   */
  url?: string;
  /**
   * The language of this version, when your versions are translations.
   */
  locale?: string;
  [k: string]: unknown;
}
/**
 * Settings for pages that document an API and for the form in which readers try it out.
 */
export interface Api {
  /**
   * The start of the address of every endpoint. With several, readers choose one.
   */
  baseUrl?: string | string[];
  /**
   * What the form for trying out the API asks for. It applies to all endpoints.
   */
  auth?: {
    /**
     * The way the API checks who is calling.
     */
    method?: 'bearer' | 'basic' | 'key';
    /**
     * The name of the header for an API key. For user name and password: the two labels with a colon between them.
     */
    name?: string;
    /**
     * What the field contains before a reader types, such as a prefix.
     */
    inputPrefix?: string;
    [k: string]: unknown;
  };
  /**
   * The form with which readers send a request from the page.
   */
  playground?: {
    /**
     * The whole form, only the endpoint, or nothing.
     */
    mode?: 'show' | 'simple' | 'hide';
    /**
     * Sends requests to the API without a server in between. A site made by Leafwright always does.
     */
    disableProxy?: boolean;
    [k: string]: unknown;
  };
  /**
   * The samples that are made for each endpoint.
   */
  request?: {
    /**
     * The samples that are made for each endpoint.
     */
    example?: {
      /**
       * The programming languages of the samples, in their order.
       */
      languages?: string[];
      [k: string]: unknown;
    };
    [k: string]: unknown;
  };
  /**
   * How the parameters of an endpoint are shown.
   */
  paramFields?: {
    /**
     * Which nested parameters are open when the page opens.
     */
    expanded?: ('all' | 'topLevel' | 'topLevelOneOfs' | 'none') | boolean;
    [k: string]: unknown;
  };
  /**
   * Here, fields stand in the order of the API description file in any case. The setting is for services that sort them when it is off.
   */
  maintainOrder?: boolean;
  [k: string]: unknown;
}
/**
 * The address of your account on each platform.
 */
export interface Socials {
  /**
   * The address of your website.
   */
  website?: string;
  /**
   * The address of your GitHub page.
   */
  github?: string;
  /**
   * The address of your X account.
   */
  x?: string;
  /**
   * The address of your account, shown with the former logo.
   */
  twitter?: string;
  /**
   * The address of your Discord invitation.
   */
  discord?: string;
  /**
   * The address of your Slack invitation.
   */
  slack?: string;
  /**
   * The address of your LinkedIn page.
   */
  linkedin?: string;
  /**
   * The address of your YouTube channel.
   */
  youtube?: string;
  /**
   * The address of your Facebook page.
   */
  facebook?: string;
  /**
   * The address of your Instagram account.
   */
  instagram?: string;
  /**
   * The address of your Hacker News account.
   */
  'hacker-news'?: string;
  /**
   * The address of your Medium blog.
   */
  medium?: string;
  /**
   * The address of your Telegram channel.
   */
  telegram?: string;
  [k: string]: unknown;
}
/**
 * A column of links with a heading.
 */
export interface FooterColumn {
  /**
   * The heading of the column.
   */
  title?: string;
  /**
   * The links of the column, from top to bottom.
   */
  links?: {
    /**
     * The text of the link.
     */
    label?: string;
    /**
     * A web address or a page of this site.
     */
    url?: string;
    [k: string]: unknown;
  }[];
  [k: string]: unknown;
}
/**
 * An old address and the one it leads to.
 */
export interface Redirect {
  /**
   * The path that no longer exists. `:slug*` at its end stands for anything that follows.
   */
  source: string;
  /**
   * The page of this site, or the web address, that readers are led to.
   */
  destination: string;
  /**
   * Tells browsers and search engines to remember the new address.
   */
  permanent?: boolean;
  [k: string]: unknown;
}
/**
 * Services that count visitors. They never run in the preview. The exported site loads them only if you turn on statistics in the export.
 */
export interface Analytics {
  /**
   * Counts visitors with Google Analytics.
   */
  ga4?: {
    /**
     * It starts with G-.
     */
    measurementId?: string;
    [k: string]: unknown;
  };
  /**
   * Loads the tags of a Google Tag Manager container.
   */
  gtm?: {
    /**
     * It starts with GTM-.
     */
    tagId?: string;
    [k: string]: unknown;
  };
  /**
   * Counts visitors with Plausible.
   */
  plausible?: {
    /**
     * The domain as Plausible knows it.
     */
    domain?: string;
    /**
     * Your own Plausible server, if you run one.
     */
    server?: string;
    [k: string]: unknown;
  };
  /**
   * Counts visitors with PostHog.
   */
  posthog?: {
    /**
     * It starts with phc_.
     */
    apiKey?: string;
    /**
     * The address of your PostHog server.
     */
    apiHost?: string;
    /**
     * Leafwright keeps it and does not use it. Where it is used, PostHog records how visitors use the site.
     */
    sessionRecording?: boolean;
    [k: string]: unknown;
  };
  /**
   * Counts visitors with Amplitude.
   */
  amplitude?: {
    /**
     * The key of your project.
     */
    apiKey?: string;
    [k: string]: unknown;
  };
  /**
   * Recognizes visitors with Clearbit.
   */
  clearbit?: {
    /**
     * The public key of your account.
     */
    publicApiKey?: string;
    [k: string]: unknown;
  };
  /**
   * Counts visitors with Fathom.
   */
  fathom?: {
    /**
     * The id of your site.
     */
    siteId?: string;
    [k: string]: unknown;
  };
  /**
   * Counts visitors with Heap.
   */
  heap?: {
    /**
     * The id of your app.
     */
    appId?: string;
    [k: string]: unknown;
  };
  /**
   * Records how visitors use the site with Hotjar.
   */
  hotjar?: {
    /**
     * The id of your site.
     */
    hjid?: string | number;
    /**
     * The version of the tracking code.
     */
    hjsv?: string | number;
    [k: string]: unknown;
  };
  /**
   * Koala has ended its service. The setting is kept as it is and never loaded.
   */
  koala?: {
    /**
     * The public key of your account.
     */
    publicApiKey?: string;
    [k: string]: unknown;
  };
  /**
   * Records sessions with LogRocket.
   */
  logrocket?: {
    /**
     * The id of your app.
     */
    appId?: string;
    [k: string]: unknown;
  };
  /**
   * Counts visitors with Mixpanel.
   */
  mixpanel?: {
    /**
     * The token of your project.
     */
    projectToken?: string;
    [k: string]: unknown;
  };
  /**
   * Counts visitors with Pirsch.
   */
  pirsch?: {
    /**
     * The id of your site.
     */
    id?: string;
    [k: string]: unknown;
  };
  /**
   * Sends visits to Segment.
   */
  segment?: {
    /**
     * The key of your source.
     */
    key?: string;
    [k: string]: unknown;
  };
  /**
   * Records how visitors use the site with Microsoft Clarity.
   */
  clarity?: {
    /**
     * The id of your project.
     */
    projectId?: string;
    [k: string]: unknown;
  };
  [k: string]: unknown;
}
/**
 * A link in the menu beside the title of each page.
 */
export interface PageAction {
  /**
   * The text of the entry.
   */
  title?: string;
  /**
   * A few words below the label.
   */
  description?: string;
  icon?: Icon;
  iconType?: IconType;
  /**
   * A web address or a page of this site. `$page` is replaced with the address of the page, `$path` with its path.
   */
  href?:
    | string
    | {
        [k: string]: unknown;
      };
  [k: string]: unknown;
}
