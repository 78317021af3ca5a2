/** What the editor keeps of the project's API descriptions: names alone, to be listed and chosen from. */

export interface ApiReading {
  /** In the order of their paths. */
  readonly descriptions: readonly ApiListing[];
  /** Addresses on other hosts that the settings name in the place of a file. */
  readonly addresses: readonly string[];
  /** Paths of JSON and YAML that the settings name, and where the project has no file. */
  readonly missing: readonly string[];
  readonly lostPages: readonly LostPage[];
}

/** Nothing is known yet, or there is nothing. */
export const NO_API: ApiReading = { descriptions: [], addresses: [], missing: [], lostPages: [] };

export interface ApiListing {
  readonly file: string;
  readonly title?: string;
  /** Of the API, as its description says it. */
  readonly version?: string;
  /** It cannot be read at the moment; its problem says why. */
  readonly isBroken: boolean;
  /** The settings name it. */
  readonly isNamed: boolean;
  readonly operations: readonly OperationListing[];
  /** Names of its data models, as a page names them. */
  readonly schemas: readonly string[];
}

export interface OperationListing {
  /** As pages and entries name it: `GET /users`, with the file in front where several descriptions have it. */
  readonly name: string;
  /** In upper case; `WEBHOOK` for what the API sends by itself. */
  readonly method: string;
  /** For a webhook its name. */
  readonly path: string;
  readonly title?: string;
  /** The first tag, which groups are made by. */
  readonly tag?: string;
  readonly isDeprecated: boolean;
  /** `PageModel.path` of the pages that show it. */
  readonly pages: readonly string[];
}

/** A page that names an operation which no description has. */
export interface LostPage {
  readonly file: string;
  readonly title: string;
  /** The operation, as the page names it. */
  readonly written: string;
  /** The most similar one that there is. */
  readonly nearest?: string;
}
