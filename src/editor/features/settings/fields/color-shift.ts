/** Which colours of the site are drawn otherwise than given, so that text can be read. Pure. */
import { readColors } from '../../../../config/normalize/colors.ts';
import { silentReader } from '../../../../config/normalize/silent-reader.ts';
import { formatHex, parseHex } from '../../../../shared/color/color.ts';
import { darkPalette, lightPalette } from '../../../../theme/color/palette.ts';
import type { SettingPath } from '../../../store/index.ts';
import { settingsWords } from '../../../words/settings.ts';

export interface ColorShift {
  /** What is drawn otherwise; the colour follows it. */
  readonly what: string;
  /** As it is drawn, hexadecimal. */
  readonly used: string;
  /** Names the colour as given. */
  readonly reason: string;
}

const words = settingsWords.shifted;
const COLOR_OF_MODE = { 'colors.primary': 'light', 'colors.light': 'dark' } as const;
const BACKGROUND_OF_MODE = { 'colors.background.light': 'light', 'colors.background.dark': 'dark' } as const;

/**
 * @param path of a colour
 * @param given the colour that the field shows, hexadecimal
 */
export function shiftsOf(path: SettingPath, given: string, config: unknown): readonly ColorShift[] {
  const key = path.join('.');
  const isColor = isKeyOf(key, COLOR_OF_MODE);
  if (!isColor && !isKeyOf(key, BACKGROUND_OF_MODE)) return [];
  const mode = isColor ? COLOR_OF_MODE[key] : BACKGROUND_OF_MODE[key];
  const root = silentReader(config);
  const colors = readColors(root.at('colors'), root.in('colors', 'background'));
  const { background, link, accent, accentOnTint } = mode === 'light' ? lightPalette(colors) : darkPalette(colors);
  const same = formatHex(parseHex(given) ?? background);
  const ground = formatHex(background);
  if (!isColor) {
    return ground === same ? [] : [{ what: words.background, used: ground, reason: words.backgroundReason(given) }];
  }
  const reason = words.reason(given);
  const found = [
    { what: words.link(mode, ground), used: formatHex(link), reason },
    { what: words.accent(mode), used: formatHex(accent), reason },
    { what: words.onTint(mode), used: formatHex(accentOnTint), reason },
  ];
  // A line for each colour that is seen is enough.
  return found.filter(({ used }, index) => used !== same && used !== found[index - 1]?.used);
}

function isKeyOf<Keys extends object>(key: string, of: Keys): key is Extract<keyof Keys, string> {
  return Object.hasOwn(of, key);
}
