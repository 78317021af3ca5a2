import { isRecord } from '../../shared/record.ts';

/**
 * Format 0, of the first trials, had the time as text and the primary colour beside the name; format 1 has the time in
 * milliseconds and everything that the list shows of a project under `look`.
 */
export function separateLook(manifest: unknown): unknown {
  if (!isRecord(manifest)) return manifest;
  const { saved, color, ...rest } = manifest;
  const time = typeof saved === 'string' ? Date.parse(saved) : Number.NaN;
  return {
    revision: 0,
    ...rest,
    updated: Number.isNaN(time) ? 0 : time,
    look: typeof color === 'string' ? { primary: color } : {},
  };
}
