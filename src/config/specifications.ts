/** Every API description that the settings name. */
import type { DivisionSettings, EntrySettings, SiteConfig } from './site-config.ts';

/** Project paths and addresses, each once: of the whole site, and of parts of its navigation. */
export function specificationsOf({ api, navigation }: Pick<SiteConfig, 'api' | 'navigation'>): readonly string[] {
  const found = new Set(api.openapi.map(({ source }) => source));
  const visitEntries = (entries: readonly EntrySettings[]): void => {
    for (const entry of entries) {
      if (entry.kind === 'page') continue;
      for (const { source } of entry.openapi ?? []) found.add(source);
      visitEntries(entry.entries);
    }
  };
  const visit = ({ openapi = [], divisions, entries }: DivisionSettings): void => {
    for (const { source } of openapi) found.add(source);
    visitEntries(entries);
    for (const division of divisions) visit(division);
  };
  visit(navigation.root);
  for (const division of navigation.global) visit(division);
  return [...found];
}
