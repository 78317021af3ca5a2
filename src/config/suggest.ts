/** What an author probably meant with a value of a wrong type. */
import type { Wording } from './wording.ts';

export interface Suggestion {
  /** JSON text to write in place of what is there. */
  readonly json: string;
  /** Whether reading takes the value as meant already. */
  readonly isReadAsMeant: boolean;
}

/** The few colour names that authors write; any other has no obvious shade. */
const COLOR_NAMES: Readonly<Record<string, string>> = {
  black: '#000000',
  white: '#ffffff',
  red: '#ff0000',
  green: '#008000',
  blue: '#0000ff',
  yellow: '#ffff00',
  orange: '#ffa500',
  purple: '#800080',
  pink: '#ffc0cb',
  teal: '#008080',
  gray: '#808080',
  grey: '#808080',
};

/** @param alternatives what the setting may hold */
export function suggest(value: unknown, alternatives: readonly Wording[]): Suggestion | undefined {
  for (const alternative of alternatives) {
    const suggestion = suggestFor(value, alternative);
    if (suggestion !== undefined) return suggestion;
  }
  return undefined;
}

function suggestFor(value: unknown, wording: Wording): Suggestion | undefined {
  const types = wording.types ?? [];
  if (wording.choices !== undefined && typeof value === 'string') return nearestChoice(value, wording.choices);
  if (wording.format === 'color-hex' && typeof value === 'string') return nearestColor(value);
  if (types.includes('boolean') && (value === 'true' || value === 'false')) return { json: value, isReadAsMeant: true };
  if (types.includes('number') && typeof value === 'string' && /^\d+(\.\d+)?$/.test(value.trim())) {
    return { json: value.trim(), isReadAsMeant: true };
  }
  const isPlainText = types.includes('string') && wording.choices === undefined && wording.format !== 'color-hex';
  if (isPlainText && typeof value === 'number') return { json: `"${value}"`, isReadAsMeant: true };
  if (types.includes('array') && wording.items !== undefined && fits(value, wording.items)) {
    return { json: `[${JSON.stringify(value)}]`, isReadAsMeant: true };
  }
  return undefined;
}

/** Lists of names are also read from a single name. */
function fits(value: unknown, item: Wording): boolean {
  const kinds = item.alternatives ?? [item];
  return typeof value === 'string' && kinds.some(({ types }) => types?.includes('string'));
}

function nearestChoice(value: string, choices: readonly string[]): Suggestion | undefined {
  const wanted = value.trim().toLowerCase();
  const same = choices.find((choice) => choice === wanted);
  if (same !== undefined) return { json: `"${same}"`, isReadAsMeant: true };
  const near = choices.find((choice) => isOneSlipAway(wanted, choice));
  return near === undefined ? undefined : { json: `"${near}"`, isReadAsMeant: false };
}

function nearestColor(value: string): Suggestion | undefined {
  const text = value.trim().toLowerCase();
  const named = COLOR_NAMES[text];
  const digits = /^#*([0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{4}|[0-9a-f]{3})$/.exec(text)?.[1];
  // Of four or eight digits the last quarter says how transparent the colour is.
  const opaque = digits?.length === 8 ? digits.slice(0, 6) : digits?.length === 4 ? digits.slice(0, 3) : digits;
  const color = named ?? (opaque === undefined ? undefined : `#${opaque}`);
  return color === undefined ? undefined : { json: `"${color}"`, isReadAsMeant: color === text };
}

/** One letter too many, too few, wrong, or swapped with its neighbour. */
function isOneSlipAway(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false;
  let start = 0;
  while (start < one.length && one[start] === other[start]) start++;
  let end = 0;
  while (end < Math.min(one.length, other.length) - start && one.at(-1 - end) === other.at(-1 - end)) end++;
  const [left, right] = [one.slice(start, one.length - end), other.slice(start, other.length - end)];
  if (left.length <= 1 && right.length <= 1) return true;
  return left.length === 2 && right.length === 2 && left[0] === right[1] && left[1] === right[0];
}
