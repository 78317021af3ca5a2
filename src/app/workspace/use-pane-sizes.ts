import { useLocalStorage } from '@mantine/hooks';

export interface PaneSizes {
  /** Width of the section's panel, in pixels. */
  readonly panel: number;
  /** Share of the room beside the panel that the code takes, from 0 to 1. */
  readonly codeShare: number;
  /** The rail shows icons only; absent: as the window's width suggests. */
  readonly isRailCollapsed?: boolean;
}

export const PANEL_PX = { initial: 320, min: 240, max: 520 } as const;
/** With the narrowest panel and rail, both fit into a window of 800 pixels. */
export const CODE_MIN_PX = 250;
export const PREVIEW_MIN_PX = 250;

const INITIAL: PaneSizes = { panel: PANEL_PX.initial, codeShare: 0.5 };

/** How the person arranged the workspace, kept from visit to visit. */
export function usePaneSizes() {
  return useLocalStorage<PaneSizes>({ key: 'leafwright-panes', defaultValue: INITIAL, getInitialValueInEffect: false });
}
