import { uiWords } from '../words/ui.ts';

/** A size in the unit a person reads it in: `812 bytes`, `4.2 KB`, `31 MB`. */
export function formatBytes(bytes: number): string {
  if (bytes < 1000) return uiWords.bytes(bytes);
  const units = uiWords.byteUnits;
  let value = bytes / 1000;
  let unit = 0;
  while (value >= 999.5 && unit < units.length - 1) {
    value /= 1000;
    unit++;
  }
  return `${value < 9.95 ? value.toFixed(1) : Math.round(value)} ${units[unit]}`;
}
