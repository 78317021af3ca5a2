import { parseHex, type Rgb } from '../../../shared/color/color.ts';
import { BLACK, contrast, WHITE } from '../../../shared/color/contrast.ts';
import type { Finding } from '../../rule.ts';
import { findSettings } from '../../setting-places.ts';
import type { WholeRule } from '../writing-rule.ts';

/** What WCAG AA asks of text. */
const LEAST = 4.5;

/** The theme moves such a colour until it is readable; whoever has chosen it should know. */
export const faintColors: WholeRule = {
  over: 'whole',
  theme: 'looks',
  from: 'gentle',
  code: 'writing/faint-color',
  title: 'Brand colour with too little contrast',
  why: 'Links in this colour would be hard to read, so the site shows a darker or lighter one in its place.',
  run(site) {
    const { colors } = site.config;
    const light = parseHex(colors.background?.light ?? '') ?? WHITE;
    const dark = parseHex(colors.background?.dark ?? '') ?? BLACK;
    const modes = [
      ['light', colors.primary, light],
      ['dark', colors.light, dark],
    ] as const;
    return modes.flatMap(([mode, written, background]): Finding[] => {
      // Without a colour of its own, dark mode has one that is made of the other.
      if (mode === 'dark' && written === colors.primary) return [];
      const color: Rgb | undefined = parseHex(written);
      const ratio = color && contrast(color, background);
      if (ratio === undefined || ratio >= LEAST) return [];
      return [
        {
          subject: [mode, written],
          message: `The colour \`${written}\` has a contrast of ${ratio.toFixed(1)} to the background in ${mode} mode; text needs ${LEAST}.`,
          hint: `Choose a ${mode === 'light' ? 'darker' : 'lighter'} one, to have your own colour in links.`,
          ...findSettings(site, [written]).placeOf(written),
        },
      ];
    });
  },
};
