/** Front matter as parsed: known keys have their types (see `schema/frontmatter.schema.json`), others are kept. */
export interface FrontMatter {
  readonly title?: string;
  readonly description?: string;
  readonly sidebarTitle?: string;
  readonly icon?: string;
  readonly iconType?: string;
  readonly tag?: string;
  /** The navigation entry leads here instead of to the page. */
  readonly url?: string;
  readonly mode?: string;
  readonly version?: string;
  readonly hidden?: boolean;
  readonly noindex?: boolean;
  readonly searchable?: boolean;
  readonly deprecated?: boolean;
  /** `METHOD /path`. */
  readonly api?: string;
  /** `[file] METHOD /path`. */
  readonly openapi?: string;
  readonly keywords?: readonly string[];
  readonly canonical?: string;
  /** Every other key, such as `og:image`, as parsed from YAML. */
  readonly [key: string]: unknown;
}
