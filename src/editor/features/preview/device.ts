/** How wide the preview pretends the reader's screen is. Pure. */

export type Device = 'phone' | 'tablet' | 'desktop';

export interface FrameSize {
  /** Of the page, in its own pixels. */
  readonly width: number;
  /** How much smaller it is drawn, from 0 to 1. */
  readonly scale: number;
}

const WIDTHS_PX: Readonly<Record<Device, number>> = { phone: 390, tablet: 820, desktop: 1200 };

/** Drawn smaller than this, text is not readable any more; then the page gets the width there is. */
const SMALLEST_SCALE = 0.6;

/** Fits a device into a pane: drawn smaller where it is too wide; a desktop takes all the room there is. */
export function frameSize(device: Device, paneWidth: number): FrameSize {
  const wanted = WIDTHS_PX[device];
  if (paneWidth >= wanted) return { width: device === 'desktop' ? paneWidth : wanted, scale: 1 };
  const scale = paneWidth / wanted;
  return scale >= SMALLEST_SCALE ? { width: wanted, scale } : { width: paneWidth, scale: 1 };
}
