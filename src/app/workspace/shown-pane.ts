/** Which pane a window shows that is too narrow for several at once. Pure. */
import type { Section } from '../route.ts';

/** The chosen section, the source of the open file, the preview. */
export type Pane = 'section' | 'code' | 'preview';

/** Ids of the elements that hold them. */
export const PANE_IDS: Readonly<Record<Pane, string>> = {
  section: 'pane-section',
  code: 'pane-code',
  preview: 'pane-preview',
};

export interface WantedPane {
  readonly pane: Pane;
  /** The section it was wanted in; absent: in whatever comes next. */
  readonly section?: Section;
}

/** The wanted pane, or what stands in for one that is not there. */
export function shownPane({ pane }: WantedPane, has: { readonly section: boolean; readonly code: boolean }): Pane {
  if (pane === 'preview' || has[pane]) return pane;
  if (has.section) return 'section';
  return has.code ? 'code' : 'preview';
}

/** Another section is shown when it comes, unless a pane has been asked for together with it. */
export function followSection(wanted: WantedPane, section: Section): WantedPane {
  if (wanted.section === section) return wanted;
  return { pane: wanted.section === undefined ? wanted.pane : 'section', section };
}
