/** How the colour of what is above and of what is below become one (W3C Compositing, section 9). */

/** Both 0 to 1, alpha not multiplied in. */
type Blend = (below: number, above: number) => number;

const screen: Blend = (below, above) => below + above - below * above;
const hardLight: Blend = (below, above) => (above <= 0.5 ? below * 2 * above : screen(below, 2 * above - 1));

const BLENDS: Readonly<Record<string, Blend>> = {
  multiply: (below, above) => below * above,
  screen,
  overlay: (below, above) => hardLight(above, below),
  darken: Math.min,
  lighten: Math.max,
  'color-dodge': (below, above) => (below === 0 ? 0 : above >= 1 ? 1 : Math.min(1, below / (1 - above))),
  'color-burn': (below, above) => (below >= 1 ? 1 : above <= 0 ? 0 : 1 - Math.min(1, (1 - below) / above)),
  'hard-light': hardLight,
  'soft-light': (below, above) => {
    if (above <= 0.5) return below - (1 - 2 * above) * below * (1 - below);
    const root = below <= 0.25 ? ((16 * below - 12) * below + 4) * below : Math.sqrt(below);
    return below + (2 * above - 1) * (root - below);
  },
  difference: (below, above) => Math.abs(below - above),
  exclusion: (below, above) => below + above - 2 * below * above,
  'plus-lighter': (below, above) => Math.min(1, below + above),
};

/** Whether a mode leaves what is above as it is. */
export function isPlainBlend(mode: string | undefined): boolean {
  return /^(?:normal|auto)?$/.test(mode?.trim() ?? '');
}

export function blendOf(mode: string | undefined): Blend | undefined {
  return BLENDS[mode?.trim() ?? ''];
}

/** Puts `above` over `below`, four values a pixel with alpha multiplied in, each channel by `blend` where both are. */
export function blendOver(below: Float32Array, above: Float32Array, blend: Blend): void {
  for (let at = 0; at < below.length; at += 4) {
    const alpha = above[at + 3] as number;
    if (alpha === 0) continue;
    const under = below[at + 3] as number;
    for (let channel = at; channel < at + 3; channel += 1) {
      const [lower, upper] = [below[channel] as number, above[channel] as number];
      const mixed = under === 0 ? 0 : alpha * under * blend(Math.min(1, lower / under), Math.min(1, upper / alpha));
      below[channel] = (1 - under) * upper + (1 - alpha) * lower + mixed;
    }
    below[at + 3] = alpha + under * (1 - alpha);
  }
}
