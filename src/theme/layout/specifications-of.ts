import type { DivisionSettings, EntrySettings, SiteConfig } from '../../config/site-config.ts';

/** API descriptions that the settings name, each once: project paths without a leading slash, or addresses. */
export function specificationsOf({ api, navigation }: Pick<SiteConfig, 'api' | 'navigation'>): readonly string[] {
  const found = new Set(api.openapi);
  const visitEntries = (entries: readonly EntrySettings[]): void => {
    for (const entry of entries) {
      if (entry.kind === 'page') continue;
      for (const { source } of entry.openapi ?? []) found.add(source);
      visitEntries(entry.entries);
    }
  };
  const visit = ({ openapi, divisions, entries }: DivisionSettings): void => {
    for (const { source } of openapi ?? []) found.add(source);
    for (const division of divisions) visit(division);
    visitEntries(entries);
  };
  visit(navigation.root);
  return [...found].map((source) => source.replace(/^\.?\/(?!\/)/, ''));
}
