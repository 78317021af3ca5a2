/** The two formats of the configuration. */
import { isRecord, recordOf } from '../shared/record.ts';

export type ConfigFormat = 'contract' | 'later';

/** @param config value of the configuration: the later format's `navigation` is a group of settings, not a list */
export function formatOfConfig(config: unknown): ConfigFormat {
  return isRecord(recordOf(config).navigation) ? 'later' : 'contract';
}
