/** Colours as numbers: sRGB hexadecimal to and from OKLCH, where equal steps of lightness look equal. */

/** Channels of gamma-encoded sRGB, 0 to 1. */
export type Rgb = readonly [red: number, green: number, blue: number];

/** Lightness 0 to 1, chroma from 0, hue in degrees. */
export interface Oklch {
  readonly lightness: number;
  readonly chroma: number;
  readonly hue: number;
}

/** `#rgb`, `#rrggbb` and `#rrggbbaa` (the last pair is ignored); `undefined` for anything else. */
export function parseHex(text: string): Rgb | undefined {
  const digits = /^#?([0-9a-f]{3,8})$/i.exec(text.trim())?.[1];
  if (digits === undefined || digits.length === 5 || digits.length === 7) return undefined;
  const pairs = digits.length < 6 ? [...digits.slice(0, 3)].map((digit) => digit + digit) : digits.match(/../g);
  const [red, green, blue] = (pairs ?? []).map((pair) => Number.parseInt(pair, 16) / 255);
  return red === undefined || green === undefined || blue === undefined ? undefined : [red, green, blue];
}

export function formatHex(color: Rgb): string {
  return `#${color
    .map((channel) =>
      Math.round(clamp(channel) * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

export function toOklch(color: Rgb): Oklch {
  const [lightness, a, b] = toOklab(color);
  return { lightness, chroma: Math.hypot(a, b), hue: ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360 };
}

function toOklab(color: Rgb): readonly [lightness: number, a: number, b: number] {
  const [red, green, blue] = color.map(toLinear) as [number, number, number];
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return [
    0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short,
    0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short,
  ];
}

/** The nearest colour a screen can show: chroma gives way, lightness and hue stay. */
export function fromOklch({ lightness, chroma, hue }: Oklch): Rgb {
  let low = 0;
  let high = chroma;
  if (isDisplayable(channels({ lightness, chroma, hue }))) return displayed(channels({ lightness, chroma, hue }));
  for (let round = 0; round < 16; round += 1) {
    const middle = (low + high) / 2;
    if (isDisplayable(channels({ lightness, chroma: middle, hue }))) low = middle;
    else high = middle;
  }
  return displayed(channels({ lightness, chroma: low, hue }));
}

/** `amount` of `second` (0 to 1) in `first`, as the style sheet's `color-mix(in oklab, …)` has it. */
export function blend(first: Rgb, second: Rgb, amount: number): Rgb {
  const from = toOklab(first);
  const to = toOklab(second);
  const [lightness, a, b] = from.map((value, index) => value + ((to[index] as number) - value) * amount);
  return displayed(labChannels(lightness as number, a as number, b as number));
}

/** `second` laid over `first` with an opacity of `amount` (0 to 1). */
export function mix(first: Rgb, second: Rgb, amount: number): Rgb {
  const mixed = first.map((channel, index) => channel * (1 - amount) + (second[index] as number) * amount);
  return displayed(mixed as unknown as Rgb);
}

/** Light of a gamma-encoded channel. */
export function toLinear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}

/** Channels beyond 0 to 1 are colours that a screen cannot show. */
export function channels({ lightness, chroma, hue }: Oklch): Rgb {
  const angle = (hue * Math.PI) / 180;
  return labChannels(lightness, chroma * Math.cos(angle), chroma * Math.sin(angle));
}

function labChannels(lightness: number, a: number, b: number): Rgb {
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    toGamma(4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short),
    toGamma(-1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short),
    toGamma(-0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short),
  ];
}

/** The other way round. */
export function toGamma(channel: number): number {
  return channel <= 0.0031308 ? channel * 12.92 : 1.055 * channel ** (1 / 2.4) - 0.055;
}

function isDisplayable(color: Rgb): boolean {
  return color.every((channel) => channel >= -0.0005 && channel <= 1.0005);
}

/** Rounded to the steps that a hexadecimal colour has, so that what is measured is what is shown. */
function displayed(color: Rgb): Rgb {
  return color.map((channel) => Math.round(clamp(channel) * 255) / 255) as unknown as Rgb;
}

function clamp(channel: number): number {
  return Math.min(1, Math.max(0, channel));
}
