import { SettingReader } from './setting-reader.ts';

const START = { line: 1, column: 1 };
const SILENT = {
  report: () => {},
  locate: () => ({ file: '', range: { start: START, end: START } }),
  nameOf: () => '',
  reportsTypes: false,
};

/**
 * Reads a configuration of which somebody else says what is wrong.
 *
 * @param hasOrigins what a reader sees one by one tells the setting it comes from
 */
export function silentReader(config: unknown, hasOrigins = false): SettingReader {
  return new SettingReader(config, hasOrigins ? { ...SILENT, hasOrigins } : SILENT);
}
