import { drawSvg } from '../../../images/svg/draw-svg.ts';
import { extensionOf } from '../../../project/paths.ts';
import { readText } from '../../../project/text.ts';
import { parseHex, type Rgb } from '../../../shared/color/color.ts';
import { contrast, WHITE } from '../../../shared/color/contrast.ts';
import { findSettings } from '../../setting-places.ts';
import type { WholeRule } from '../writing-rule.ts';

const TRIAL_SIZE = 32;
/** Below it a shape is no more than a shade of its background. */
const LEAST = 1.5;
const NEARLY_BLACK: Rgb = [0.06, 0.07, 0.08];

/** Drawings only: they are the ones whose colours are known without decoding a picture. */
export const hiddenLogo: WholeRule = {
  over: 'whole',
  theme: 'looks',
  from: 'strict',
  code: 'writing/hidden-logo',
  title: 'Logo that cannot be seen in one mode',
  why: 'Its colour is nearly that of the page behind it, so readers in that mode see no logo.',
  run(site) {
    const { logo, colors, appearance } = site.config;
    // Where the button is hidden, readers may still come in either mode: their system decides.
    if (logo === undefined || logo.light !== logo.dark || (appearance.isToggleHidden && appearance.default)) return [];
    const bytes = site.files.get(logo.light);
    if (bytes === undefined || extensionOf(logo.light) !== 'svg') return [];
    const pixels = pixelsOf(bytes);
    if (pixels === undefined) return [];
    const modes = [
      ['light', parseHex(colors.background?.light ?? '') ?? WHITE],
      ['dark', parseHex(colors.background?.dark ?? '') ?? NEARLY_BLACK],
    ] as const;
    return modes.flatMap(([mode, background]) => {
      if (!isHidden(pixels, background)) return [];
      return [
        {
          subject: [mode, logo.light],
          message: `The logo \`${logo.light}\` can hardly be seen in ${mode} mode.`,
          hint: `Give a second picture for ${mode} mode: \`logo\` takes \`light\` and \`dark\`.`,
          ...findSettings(site, [logo.light], (written) => written.trim().replace(/^\.?\/+/, '')).placeOf(logo.light),
        },
      ];
    });
  },
};

const known = new WeakMap<Uint8Array, { readonly pixels: Uint8Array | undefined }>();

/** Drawn once: the settings are looked at over and over. */
function pixelsOf(bytes: Uint8Array): Uint8Array | undefined {
  const before = known.get(bytes);
  if (before !== undefined) return before.pixels;
  const drawing = drawSvg(readText(bytes), TRIAL_SIZE, () => undefined);
  const pixels = drawing?.missing.length === 0 ? drawing.picture.pixels : undefined;
  known.set(bytes, { pixels });
  return pixels;
}

/** @param pixels four bytes each */
function isHidden(pixels: Uint8Array, background: Rgb): boolean {
  let seen = 0;
  for (let at = 0; at < pixels.length; at += 4) {
    if ((pixels[at + 3] ?? 0) < 128) continue;
    const color = [0, 1, 2].map((channel) => (pixels[at + channel] ?? 0) / 255) as unknown as Rgb;
    if (contrast(color, background) >= LEAST) return false;
    seen++;
  }
  return seen > 0;
}
