/** The colour closest to one that reads well on a background. Pure. */
import { channelsOf, contrastRatio } from '../../../ui/contrast.ts';

/** Finest step towards black or white: one of 255 levels of a channel. */
const STEPS = 255;

/**
 * Darkens or lightens a colour just as far as it takes; `undefined` where neither is enough, which no background of
 * one colour brings about for a ratio up to 4.5.
 */
export function nearestColor(color: string, background: string, leastRatio: number): string | undefined {
  const from = channelsOf(color);
  for (let step = 0; step <= STEPS; step++) {
    const share = step / STEPS;
    const darker = hex(from.map((level) => level * (1 - share)));
    if (contrastRatio(darker, background) >= leastRatio) return darker;
    const lighter = hex(from.map((level) => level + (255 - level) * share));
    if (contrastRatio(lighter, background) >= leastRatio) return lighter;
  }
  return undefined;
}

function hex(levels: readonly number[]): string {
  return `#${levels.map((level) => Math.round(level).toString(16).padStart(2, '0')).join('')}`;
}
