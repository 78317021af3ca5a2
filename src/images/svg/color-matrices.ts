/** The matrices that filters name by a word (W3C Filter Effects, sections 9.6 and 12). */

const KEEP = [0, 0, 0, 1, 0];

/** @param share 0 for grey, 1 for what it was. */
export function saturate(share: number): readonly number[] {
  const row = (own: number) =>
    [0.213, 0.715, 0.072].map((weight, index) => weight + share * ((index === own ? 1 : 0) - weight));
  return [...row(0), 0, 0, ...row(1), 0, 0, ...row(2), 0, 0, ...KEEP];
}

export function turnHue(degrees: number): readonly number[] {
  const [cosine, sine] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  const [r, g, b] = [0.213, 0.715, 0.072];
  return [
    ...[r + cosine * (1 - r) - sine * r, g - cosine * g - sine * g, b - cosine * b + sine * (1 - b), 0, 0],
    ...[r - cosine * r + sine * 0.143, g + cosine * (1 - g) + sine * 0.14, b - cosine * b - sine * 0.283, 0, 0],
    ...[r - cosine * r - sine * (1 - r), g - cosine * g + sine * g, b + cosine * (1 - b) + sine * b, 0, 0],
    ...KEEP,
  ];
}

export const LIGHT_TO_ALPHA: readonly number[] = [...new Array<number>(15).fill(0), 0.2125, 0.7154, 0.0721, 0, 0];

/** Of `sepia()`. @param share 0 for what it was. */
export function sepia(share: number): readonly number[] {
  const toned = [0.393, 0.769, 0.189, 0.349, 0.686, 0.168, 0.272, 0.534, 0.131];
  const mixed = toned.map((value, index) => (index % 4 === 0 ? 1 : 0) * (1 - share) + value * share);
  return [...mixed.slice(0, 3), 0, 0, ...mixed.slice(3, 6), 0, 0, ...mixed.slice(6), 0, 0, ...KEEP];
}

/** Each channel by the same factor, and the same added. */
export function scaled(factor: number, added = 0): readonly number[] {
  return [factor, 0, 0, 0, added, 0, factor, 0, 0, added, 0, 0, factor, 0, added, ...KEEP];
}

export function faded(share: number): readonly number[] {
  return [1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, share, 0];
}
