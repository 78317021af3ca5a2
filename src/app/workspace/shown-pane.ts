/** Which pane a window shows that is too narrow for several at once. Pure. */
import type { EditorLocation, Pane } from '../../editor/store/index.ts';

/** Ids of the elements that hold them. */
export const PANE_IDS: Readonly<Record<Pane, string>> = {
  section: 'pane-section',
  code: 'pane-code',
  preview: 'pane-preview',
};

/** The pane of the location, or what stands in for one that is not there. */
export function shownPane({ pane, section, file }: EditorLocation): Pane {
  const has = { section: hasPanel(section), code: section === 'config' || file !== undefined, preview: true };
  if (has[pane]) return pane;
  if (has.section) return 'section';
  return has.code ? 'code' : 'preview';
}

/** Whether a section has something of its own to show: the raw configuration is all code. */
export function hasPanel(section: EditorLocation['section']): boolean {
  return section !== 'config';
}
