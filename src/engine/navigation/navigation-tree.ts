/** The navigation with the pages filled in: titles, targets, and what surrounds each page. */
import type {
  BarSettings,
  Directory,
  DivisionKind,
  Gradient,
  HasOrigin,
  IconReference,
} from '../../config/site-config.ts';

export interface NavigationTree {
  readonly root: NavigationDivision;
  readonly global: readonly NavigationDivision[];
  /** Where each page stands first, by page path. Pages outside the navigation have an entry when a division's prefix claims them. */
  readonly places: ReadonlyMap<string, NavigationPlace>;
}

export interface NavigationDivision extends HasOrigin {
  /** Unique in the tree and stable for the same configuration, for example `0.2`. */
  readonly id: string;
  readonly kind: DivisionKind;
  readonly name: string;
  readonly icon?: IconReference;
  readonly color?: Gradient;
  readonly description?: string;
  readonly tag?: string;
  /** Language code of a language, or of a version that is a translation, as written. */
  readonly locale?: string;
  /** What stands around its pages in place of the site's. */
  readonly bars?: Partial<BarSettings>;
  /** External or in-site target of a leaf, as written. */
  readonly href?: string;
  /** Path of the page that a click on the division opens; absent for leaves with `href` and for empty ones. */
  readonly firstPage?: string;
  readonly isDefault: boolean;
  readonly isHidden: boolean;
  readonly isHiddenUntilInside: boolean;
  readonly divisions: readonly NavigationDivision[];
  readonly entries: readonly NavigationEntry[];
}

export type NavigationEntry = NavigationGroup | NavigationPage;

export interface NavigationGroup extends HasOrigin {
  readonly kind: 'group';
  readonly id: string;
  readonly title: string;
  readonly icon?: IconReference;
  readonly tag?: string;
  /** Page path that the title links to. */
  readonly root?: string;
  /** How that page lists the others. */
  readonly directory?: Directory;
  readonly boost?: number;
  readonly isExpanded: boolean;
  readonly entries: readonly NavigationEntry[];
}

export interface NavigationPage {
  readonly kind: 'page';
  readonly id: string;
  /** Page path; for an entry with `href` the path it was listed under. */
  readonly path: string;
  readonly title: string;
  readonly icon?: IconReference;
  readonly tag?: string;
  /** `GET`, `POST`, … for endpoint pages, `WEBHOOK` for those of webhooks. */
  readonly method?: string;
  /** Id of the heading that the entry leads to. */
  readonly fragment?: string;
  /** Front matter `url`: the entry leads elsewhere. */
  readonly href?: string;
  readonly isDeprecated: boolean;
}

export interface NavigationPlace {
  /** From the root to the innermost division that holds the page. */
  readonly divisions: readonly NavigationDivision[];
  /** From the outermost group to the one that holds the page. */
  readonly groups: readonly NavigationGroup[];
  /** Page paths in reading order within the innermost division. */
  readonly previous?: string;
  readonly next?: string;
}
