/** Where in the project one is. The store holds it as one value; address bar, preview and code follow it. */

export const SECTIONS = [
  'brand',
  'navigation',
  'pages',
  'page',
  'assets',
  'find',
  'api',
  'config',
  'problems',
  'history',
  'settings',
] as const;
export type Section = (typeof SECTIONS)[number];

/** The chosen section, the source of the open file, the preview. */
export type Pane = 'section' | 'code' | 'preview';

export interface EditorLocation {
  readonly section: Section;
  /** Path of the file in the code editor; absent while no code is shown. */
  readonly file?: string;
  /** Part of the settings, in the section that has them all; absent for the list of parts. */
  readonly part?: string;
  /** The setting to show in a section of settings, such as `tabs.0.url`. */
  readonly setting?: string;
  /** `PageModel.path` of the page in the preview; absent for the home page of the site. */
  readonly page?: string;
  /** The pane to show where the window has room for one only. */
  readonly pane: Pane;
}

export const START: EditorLocation = { section: 'brand', pane: 'section' };

export function isSameLocation(one: EditorLocation, other: EditorLocation): boolean {
  return (
    one.section === other.section &&
    one.file === other.file &&
    one.part === other.part &&
    one.setting === other.setting &&
    one.page === other.page &&
    one.pane === other.pane
  );
}
