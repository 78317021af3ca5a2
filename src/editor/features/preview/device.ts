/** How large the preview pretends the reader's screen is, and how it is fitted into the pane. Pure. */

/** `fit` is as large as the pane, whatever that is. */
export type Device = 'phone' | 'tablet' | 'desktop' | 'fit';

/** Drawn smaller than this, from 0 to 1, a page can no longer be read. */
const LEAST_LEGIBLE = 0.55;

/** What is shown until someone chooses: a desktop, or the page as wide as the pane where a desktop could not be read. */
export function deviceByDefault(pane: PaneSize): Device {
  const { scale } = frameSize('desktop', pane);
  return scale < LEAST_LEGIBLE ? 'fit' : 'desktop';
}

export interface FrameSize {
  /** Of the page, in its own pixels. */
  readonly width: number;
  readonly height: number;
  /** How much smaller it is drawn, from 0 to 1. */
  readonly scale: number;
}

export interface PaneSize {
  readonly width: number;
  readonly height: number;
}

/** CSS pixels: the width, and the heights that the device has in common use. A desktop is as high as the pane lets it be. */
const DEVICES = {
  phone: { width: 390, lowest: 640, highest: 844 },
  tablet: { width: 820, lowest: 900, highest: 1180 },
  desktop: { width: 1280, lowest: 0, highest: Number.POSITIVE_INFINITY },
} as const;

/** Fits a device into a pane: drawn smaller where that is narrower or lower. A desktop takes all the room there is. */
export function frameSize(device: Device, pane: PaneSize): FrameSize {
  if (device === 'fit' || pane.width === 0 || pane.height === 0) return { ...pane, scale: 1 };
  const { width, lowest, highest } = DEVICES[device];
  if (device === 'desktop' && pane.width >= width) return { ...pane, scale: 1 };
  const scale = Math.min(1, pane.width / width, lowest === 0 ? 1 : pane.height / lowest);
  return { width, height: Math.min(pane.height / scale, highest), scale };
}
