/** Choosing a font in a form: one that needs no file, or another with a file of its own. Pure. */
import { FONT_STACKS, fontStack } from '../../../../shared/fonts/font-stacks.ts';
import { isRecord } from '../../../../shared/record.ts';
import type { SettingChange, SettingPath } from '../../../store/index.ts';

/** What the radio buttons hold besides families. */
export const NO_FONT = '';
export const OTHER_FONT = 'other';

/** What belongs to a family: another one has another file, which each format names by a key of its own. */
const OF_FAMILY = ['url', 'source', 'format'] as const;

/** @returns the family of a stack as the list spells it, `NO_FONT` or `OTHER_FONT` */
export function chosenFont(font: unknown): string {
  if (!isRecord(font)) return NO_FONT;
  const { family } = font;
  const file = fileOf(font);
  if (file === undefined && typeof family === 'string') {
    if (family.trim().toLowerCase() === 'system-ui') return NO_FONT;
    const stack = FONT_STACKS.find((one) => one.family.toLowerCase() === family.trim().toLowerCase());
    if (stack !== undefined) return stack.family;
  }
  return family === undefined && file === undefined ? NO_FONT : OTHER_FONT;
}

/** Only what is there is taken away, and nothing empty is left. */
export function fontChanges(path: SettingPath, font: unknown, choice: string): readonly SettingChange[] {
  const held = isRecord(font) ? font : {};
  const dropped = choice === NO_FONT ? (['family', ...OF_FAMILY, 'weight'] as const) : OF_FAMILY;
  return [
    ...(choice === NO_FONT ? [] : [{ path: [...path, 'family'], value: choice }]),
    ...dropped.filter((key) => held[key] !== undefined).map((key) => ({ path: [...path, key], value: undefined })),
  ];
}

/** A family that readers see only where it happens to be installed. */
export function needsFile(font: unknown): boolean {
  if (!isRecord(font) || typeof font.family !== 'string' || font.family === '') return false;
  return (fileOf(font) ?? '') === '' && fontStack(font.family) === undefined;
}

function fileOf({ url, source }: Readonly<Record<string, unknown>>): unknown {
  return url ?? source;
}
