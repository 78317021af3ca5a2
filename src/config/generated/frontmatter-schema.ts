/* Generated from schema/frontmatter.schema.json by `npm run generate`. Do not edit. */

/**
 * The settings at the top of a page, between two lines of three dashes (front matter).
 */
export interface PageFrontMatter {
  /**
   * The heading of the page: clear, specific, with the words readers search for.
   */
  title: string;
  /**
   * What the page is for and what readers gain, in one sentence. Shown below the title and in search results.
   */
  description: string;
  /**
   * Shown in the sidebar instead of the title, when the title is too long for it.
   */
  sidebarTitle?: string;
  /**
   * An icon before the title in the sidebar: a name from Font Awesome or Lucide, or a picture.
   */
  icon?: string;
  /**
   * How the icon is drawn, for example in outline or filled.
   */
  iconType?: 'regular' | 'solid' | 'light' | 'thin' | 'duotone' | 'sharp-solid' | 'brands';
  /**
   * A word beside the title in the sidebar.
   */
  tag?: string;
  /**
   * How much room the text gets. Leave it empty for the default layout.
   */
  mode?: 'wide' | 'center' | 'custom' | 'frame' | 'assistant';
  /**
   * Shows the page only when the reader has chosen this version.
   */
  version?: string;
  /**
   * The entry in the sidebar leads to this web address instead of the page.
   */
  url?: string;
  /**
   * The page keeps its address but is left out of the sidebar, of search and of search engines.
   */
  hidden?: boolean;
  /**
   * Search engines are asked not to list the page. It stays in the sidebar.
   */
  noindex?: boolean;
  /**
   * Turn it off to leave the page out of the search box.
   */
  searchable?: boolean;
  /**
   * A number above 1 moves the page up in the results of the site's search, a number below 1 moves it down.
   */
  boost?: number;
  /**
   * Words that find the page in search even if they are not on it.
   */
  keywords?: string[];
  /**
   * Marks what the page describes as no longer recommended.
   */
  deprecated?: boolean;
  /**
   * Leaves out the two links at the end of the page.
   */
  hideFooterPagination?: boolean;
  /**
   * Shows a button with which readers subscribe to the updates on the page.
   */
  rss?: boolean;
  /**
   * Shows related pages at the end, or names them.
   */
  related?: boolean | string[];
  /**
   * The method and path of the endpoint that the page documents by hand.
   */
  api?: string;
  /**
   * The method and path of an endpoint of the API description file; the page is filled from it. The name of the file can be put first.
   */
  openapi?: string;
  /**
   * The name of a data model of the API description file; the page is filled from it.
   */
  'openapi-schema'?: string;
  /**
   * The name of a channel of an AsyncAPI file; the page is filled from it.
   */
  asyncapi?: string;
  /**
   * Replaces the method that the site's settings give for all endpoints.
   */
  authMethod?: 'bearer' | 'basic' | 'key' | 'none';
  /**
   * What readers see on this page.
   */
  playground?: 'interactive' | 'simple' | 'none' | 'auth';
  /**
   * Leaves out the badge, such as GET, beside the page's title in the sidebar.
   */
  hideApiMarker?: boolean;
  /**
   * The web address that search engines should list when the same page exists twice.
   */
  canonical?: string;
  /**
   * For example `noindex` or `nofollow`.
   */
  robots?: string;
  /**
   * Groups of readers who may see the page on a service with sign-in. Leafwright keeps it and does not use it.
   */
  groups?: string[];
  /**
   * Shows the date of the last change on this page.
   */
  timestamp?: boolean;
  /**
   * The date shown as the last change.
   */
  lastUpdatedDate?: string;
  /**
   * For other programs that read this file. Leafwright keeps it and does not use it.
   */
  contextual?: {
    [k: string]: unknown;
  };
  /**
   * The title that social networks show for a link to the page.
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
   * In pixels.
   */
  'og:image:width'?: number | string;
  /**
   * In pixels.
   */
  'og:image:height'?: number | string;
  /**
   * The address that social networks keep for the page.
   */
  'og:url'?: string;
  /**
   * The name of the site beside the title.
   */
  'og:site_name'?: string;
  /**
   * The language of the page, as social networks write it.
   */
  'og:locale'?: string;
  /**
   * A logo for the preview of a link.
   */
  'og:logo'?: string;
  /**
   * The address of the publisher's page on a social network.
   */
  'article:publisher'?: string;
  /**
   * The title for previews on X, when it is not the one above.
   */
  'twitter:title'?: string;
  /**
   * The description for previews on X.
   */
  'twitter:description'?: string;
  /**
   * The address for previews on X.
   */
  'twitter:url'?: string;
  /**
   * The picture for previews on X.
   */
  'twitter:image'?: string;
  /**
   * `summary` shows a small picture, `summary_large_image` a large one.
   */
  'twitter:card'?: string;
  /**
   * The account that a preview on X names as its source.
   */
  'twitter:site'?: string;
  [k: string]: unknown;
}
