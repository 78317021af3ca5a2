/** Checks of the shape of values that come out of the sandbox. */

export type Check = (value: unknown) => boolean;

export const isString: Check = (value) => typeof value === 'string';
export const isNumber: Check = (value) => Number.isFinite(value);
export const isBoolean: Check = (value) => typeof value === 'boolean';
export const isBytes: Check = (value) => value instanceof Uint8Array;

export function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

export function isOneOf(...values: readonly string[]): Check {
  return (value) => typeof value === 'string' && values.includes(value);
}

/** A count or size: a whole number from 0 on. */
export const isCount: Check = (value) => Number.isSafeInteger(value) && (value as number) >= 0;

export function isOptional(check: Check): Check {
  return (value) => value === undefined || check(value);
}

/** More than the largest project has of anything. */
const MOST_LISTED = 1_000_000;

/** @param most more entries than that are no list, and none of them is looked at */
export function isListOf(check: Check, most = MOST_LISTED): Check {
  return (value) => Array.isArray(value) && value.length <= most && value.every(check);
}

/** A text of at most so many characters. */
export function isShortText(longest: number): Check {
  return (value) => typeof value === 'string' && value.length <= longest;
}

/** Texts, at most so many, and none longer than so many characters. */
export function isShortListOf(most: number, longest: number): Check {
  return (value) =>
    Array.isArray(value) &&
    value.length <= most &&
    value.every((one) => typeof one === 'string' && one.length <= longest);
}

/** An object with these fields; further ones do no harm. */
export function hasFields(fields: Readonly<Record<string, Check>>): Check {
  const checks = Object.entries(fields);
  return (value) => isObject(value) && checks.every(([name, check]) => check((value as Record<string, unknown>)[name]));
}
