import { describe, expect, it } from 'vitest';
import { deviceByDefault, frameSize } from './device.ts';

describe('frameSize', () => {
  it('shows phone and tablet in their own size', () => {
    expect(frameSize('phone', { width: 900, height: 1000 })).toEqual({ width: 390, height: 844, scale: 1 });
    expect(frameSize('tablet', { width: 900, height: 1000 })).toEqual({ width: 820, height: 1000, scale: 1 });
  });

  it('gives a desktop all the room there is', () => {
    expect(frameSize('desktop', { width: 1600, height: 700 })).toEqual({ width: 1600, height: 700, scale: 1 });
  });

  it('draws a page smaller where the pane is narrower or lower than the device', () => {
    expect(frameSize('desktop', { width: 640, height: 600 })).toEqual({ width: 1280, height: 1200, scale: 0.5 });
    expect(frameSize('tablet', { width: 410, height: 800 })).toEqual({ width: 820, height: 1180, scale: 0.5 });
    expect(frameSize('phone', { width: 390, height: 320 })).toEqual({ width: 390, height: 640, scale: 0.5 });
  });

  it('leaves the page as large as the pane when that is asked for, and while the pane has no size', () => {
    expect(frameSize('fit', { width: 480, height: 500 })).toEqual({ width: 480, height: 500, scale: 1 });
    expect(frameSize('desktop', { width: 0, height: 0 })).toEqual({ width: 0, height: 0, scale: 1 });
  });
});

describe('deviceByDefault', () => {
  it('is a desktop as long as its page can be read', () => {
    expect(deviceByDefault({ width: 1600, height: 800 })).toBe('desktop');
    expect(deviceByDefault({ width: 960, height: 800 })).toBe('desktop');
    expect(deviceByDefault({ width: 480, height: 800 })).toBe('fit');
  });

  it('is a desktop while the pane has no size', () => {
    expect(deviceByDefault({ width: 0, height: 0 })).toBe('desktop');
  });
});
