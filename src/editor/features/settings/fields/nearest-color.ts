/** The colour closest to one that reads well on a background. Pure. */
import { formatHex, fromOklch, parseHex, toOklch } from '../../../../shared/color/color.ts';
import { contrastRatio } from '../../../ui/contrast.ts';

/** Steps from the colour to black and to white; finer ones are not seen. */
const STEPS = 255;

/**
 * Darkens or lightens a colour just as far as it takes and keeps its hue; `undefined` where neither is enough, which no
 * background of one colour brings about for a ratio up to 4.5.
 */
export function nearestColor(color: string, background: string, leastRatio: number): string | undefined {
  if (contrastRatio(color, background) >= leastRatio) return color;
  const { lightness, chroma, hue } = toOklch(parseHex(color) ?? [0, 0, 0]);
  for (let step = 1; step <= STEPS; step++) {
    for (const target of [lightness - step / STEPS, lightness + step / STEPS]) {
      if (target < 0 || target > 1) continue;
      const candidate = formatHex(fromOklch({ lightness: target, chroma, hue }));
      if (contrastRatio(candidate, background) >= leastRatio) return candidate;
    }
  }
  const [end] = ['#000000', '#ffffff'].filter((one) => contrastRatio(one, background) >= leastRatio);
  return end;
}
