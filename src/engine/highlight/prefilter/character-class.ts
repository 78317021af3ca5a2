/**
 * Classes of characters, by which code is looked over before an expression is tried: each character of ASCII is a class of its
 * own, all others are one. A 128-bit number is a set of classes.
 */

/** Whatever is not ASCII, and its two control characters whose numbers the classes need. */
export const OTHER = 0;
/** What stands before the first character and behind the last. */
export const EDGE = 127;
export const CLASS_COUNT = 128;

/** @param code a unit of UTF-16 */
export function classOf(code: number): number {
  return code < EDGE ? code : OTHER;
}
