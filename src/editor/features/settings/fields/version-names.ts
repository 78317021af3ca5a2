import { isRecord } from '../../../../shared/record.ts';

/** The names in a list of versions, whether it holds names or versions with more settings. */
export function versionNames(versions: unknown): string[] {
  if (!Array.isArray(versions)) return [];
  const names = versions.map((version: unknown) => (isRecord(version) ? version.name : version));
  return [...new Set(names.filter((name): name is string => typeof name === 'string' && name !== ''))];
}
