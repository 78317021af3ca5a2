/** What two sites have in common for a reader: settings, pages, titles, the order of the navigation, links and colours. */
import { isBrandIcon } from '../../config/convert/brand-icons.ts';
import type { Conversion } from '../../config/convert/conversion.ts';
import type { IconReference } from '../../config/site-config.ts';
import type { NavigationDivision, NavigationEntry } from '../../engine/navigation/navigation-tree.ts';
import { SiteBuilder } from '../../engine/site/build-site.ts';
import { ConfigSource } from '../../engine/site/config-source.ts';
import type { SiteModel } from '../../engine/site/site-model.ts';
import type { ProjectFiles } from '../../project/project-files.ts';
import { encodeText } from '../../project/text.ts';
import { siteRules } from '../../rules/run-rules.ts';

export function siteOf(projectFiles: ProjectFiles): SiteModel {
  const { files, configFile, config } = new ConfigSource().read(projectFiles);
  if (config === undefined) throw new Error('The configuration cannot be read.');
  return new SiteBuilder(siteRules).build({ files, configFile, config });
}

/** Everything that readers see of a site, as a value to compare. */
export function seenOf(projectFiles: ProjectFiles): unknown {
  const { config, navigation, pages, home } = siteOf(projectFiles);
  const { format: _, navigation: __, repository, ...settings } = config;
  return {
    settings: { ...settings, repository: repository?.address },
    home: home?.path,
    // What every page shows stands beside the other parts, wherever the settings have it.
    navigation: seenDivision({ ...navigation.root, divisions: [...navigation.root.divisions, ...navigation.global] }),
    pages: [...pages.values()].map(({ path, title, sidebarTitle, isHidden, isInNavigation }) => {
      const { divisions = [], groups = [], previous, next } = navigation.places.get(path) ?? {};
      const place = [...divisions.map(({ name }) => name), ...groups.map((group) => group.title)];
      return { path, title, sidebarTitle, isHidden, isInNavigation, place, previous, next };
    }),
  };
}

function seenDivision(division: NavigationDivision): unknown {
  const { id: _, origin: __, icon, divisions, entries, ...seen } = division;
  return {
    ...seen,
    icon: icon && { ...icon, type: typeDrawn(icon), isUsualType: undefined },
    divisions: divisions.map(seenDivision),
    entries: entries.map(seenEntry),
  };
}

/** A mark of a brand is drawn as it is where nobody asked for a style. */
function typeDrawn({ name, type, isUsualType }: IconReference): string | undefined {
  return isUsualType && isBrandIcon(name) ? undefined : type;
}

function seenEntry(entry: NavigationEntry): unknown {
  const { id: _, ...seen } = entry;
  if (seen.kind === 'page') return seen;
  const { origin: __, entries, ...group } = seen;
  return { ...group, entries: entries.map(seenEntry) };
}

/** The project after a conversion. */
export function convertedFiles(files: ProjectFiles, { files: changes }: Conversion): ProjectFiles {
  const next = new Map(files);
  for (const [path, text] of changes) {
    if (text === undefined) next.delete(path);
    else next.set(path, encodeText(text));
  }
  return next;
}
