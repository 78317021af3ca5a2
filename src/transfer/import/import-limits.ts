/** How much an import may hold. The largest public documentation project has 25,000 pages. */
export interface ImportLimits {
  readonly maxFiles: number;
  /** Of one file, in bytes. */
  readonly maxFileBytes: number;
  /** Of all files together, in bytes. */
  readonly maxTotalBytes: number;
}

export const IMPORT_LIMITS: ImportLimits = {
  maxFiles: 60_000,
  maxFileBytes: 50_000_000,
  // Some thousand pages beside a gigabyte of pictures.
  maxTotalBytes: 1_200_000_000,
};

/** A size in the unit that reads best, such as `1.5 MB`. */
export function sizeInWords(bytes: number): string {
  if (bytes < 1000) return `${bytes} bytes`;
  const [value, unit] = bytes < 1_000_000 ? [bytes / 1000, 'KB'] : [bytes / 1_000_000, 'MB'];
  return `${value >= 100 ? Math.round(value) : Math.round(value * 10) / 10} ${unit}`;
}
