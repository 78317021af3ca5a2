import { describe, expect, it } from 'vitest';
import { frameSize } from './device.ts';

describe('frameSize', () => {
  it('shows phone and tablet in their own width', () => {
    expect(frameSize('phone', 900)).toEqual({ width: 390, scale: 1 });
    expect(frameSize('tablet', 900)).toEqual({ width: 820, scale: 1 });
  });

  it('gives a desktop all the room there is', () => {
    expect(frameSize('desktop', 1600)).toEqual({ width: 1600, scale: 1 });
  });

  it('draws a page smaller where the pane is narrower than the device', () => {
    expect(frameSize('desktop', 900)).toEqual({ width: 1200, scale: 0.75 });
  });

  it('never draws it too small to read', () => {
    expect(frameSize('desktop', 480)).toEqual({ width: 480, scale: 1 });
    expect(frameSize('tablet', 300)).toEqual({ width: 300, scale: 1 });
  });
});
