import type { ColorSettings, Gradient, LightDark } from '../site-config.ts';
import type { SettingReader } from './setting-reader.ts';

/**
 * For a site that names no colour: a deep teal, which reads well on white, suits most subjects and is nobody's
 * default, with a lighter tone of it for dark mode.
 */
const UNBRANDED: Pick<ColorSettings, 'primary' | 'light' | 'dark'> = {
  primary: '#0f766e',
  light: '#2dd4bf',
  dark: '#0f766e',
};

/** A colour in any accepted spelling → `#rrggbb` in lower case. */
export function readColor(setting: SettingReader): string | undefined {
  if (!setting.isPresent) return undefined;
  const text = typeof setting.value === 'string' ? setting.value.trim().toLowerCase() : '';
  const digits = /^#([0-9a-f]{6}|[0-9a-f]{3})$/.exec(text)?.[1];
  if (digits === undefined) {
    setting.mismatch('a colour such as `#0d9373`');
    return undefined;
  }
  return digits.length === 6 ? `#${digits}` : `#${[...digits].map((digit) => digit + digit).join('')}`;
}

/** One colour for both modes, or one for each; one stands in for the other. */
export function readColorPair(setting: SettingReader): LightDark | undefined {
  const one = setting.isGroup ? undefined : readColor(setting);
  const light = one ?? readColor(setting.atAny('light', 'dark'));
  const dark = one ?? readColor(setting.atAny('dark', 'light'));
  return light === undefined || dark === undefined ? undefined : { light, dark };
}

/** A colour or a gradient. Half a gradient is a flat colour; of a pair for the modes the light one counts. */
export function readGradient(setting: SettingReader): Gradient | undefined {
  if (!setting.isGroup) {
    const color = readColor(setting);
    return color === undefined ? undefined : { from: color, to: color };
  }
  const first = readColor(setting.atAny('from', 'light'));
  const last = readColor(setting.atAny('to', 'dark'));
  const via = readColor(setting.at('via'));
  const isPair = !setting.at('from').isPresent && setting.at('light').isPresent;
  const from = first ?? last;
  const to = isPair ? from : (last ?? first);
  if (from === undefined || to === undefined) return undefined;
  return { from, ...(via !== undefined && { via }), to };
}

/**
 * @param colors the group of colours
 * @param background `{ light, dark }`, which stands in different places in the two formats
 */
export function readColors(colors: SettingReader, background: SettingReader): ColorSettings {
  const named = readColor(colors.at('primary'));
  const light = readColor(colors.at('light'));
  const dark = readColor(colors.at('dark'));
  const primary = named ?? dark ?? light;
  const pageLight = readColor(background.isGroup ? background.at('light') : background);
  const pageDark = readColor(background.at('dark'));
  const anchors = readGradient(colors.at('anchors'));
  const hasBackground = pageLight !== undefined || pageDark !== undefined;
  return {
    primary: primary ?? UNBRANDED.primary,
    light: light ?? primary ?? UNBRANDED.light,
    dark: dark ?? primary ?? UNBRANDED.dark,
    ...(hasBackground && {
      background: {
        ...(pageLight !== undefined && { light: pageLight }),
        ...(pageDark !== undefined && { dark: pageDark }),
      },
    }),
    ...(anchors && { anchors }),
  };
}
