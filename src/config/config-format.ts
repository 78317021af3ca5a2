/** The two formats of the configuration. */
export type ConfigFormat = 'contract' | 'later';

/** @param config value of the configuration: the later format's `navigation` is a group of settings, not a list */
export function formatOfConfig(config: unknown): ConfigFormat {
  if (typeof config !== 'object' || config === null || !('navigation' in config)) return 'contract';
  const { navigation } = config;
  return typeof navigation === 'object' && navigation !== null && !Array.isArray(navigation) ? 'later' : 'contract';
}
