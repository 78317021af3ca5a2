/** Reads the site of a project over and over, for the editor: which pages there are, and what is wrong. */

import type { SiteConfig } from '../../../engine/config/site-config.ts';
import type { ProjectFiles } from '../../../engine/project/project-files.ts';
import { SiteBuilder } from '../../../engine/site/build-site.ts';
import { ConfigSource } from '../../../engine/site/config-source.ts';
import { listPages } from './list-pages.ts';
import type { ReadAnswer, ReadRequest } from './reading-messages.ts';

/** Gives an answer for each request; runs nothing of the author's. */
export function createSiteReader(): (request: ReadRequest) => ReadAnswer {
  const configs = new ConfigSource();
  const builder = new SiteBuilder();
  let files: ProjectFiles = new Map();
  let lastConfig: SiteConfig | undefined;
  let lastSite = '';

  return ({ revision, changes }) => {
    const next = new Map(files);
    for (const { path, after } of changes) {
      if (after) next.set(path, after);
      else next.delete(path);
    }
    files = next;
    const reading = configs.read(files);
    const status = reading.config ? 'ok' : 'unreadable';
    lastConfig = reading.config ?? lastConfig;
    if (!lastConfig || reading.configFile === '') return { revision, status, diagnostics: reading.diagnostics };
    const site = builder.build({ files: reading.files, configFile: reading.configFile, config: lastConfig });
    const listing = { pages: listPages(site), ...(site.home && { home: site.home.path }) };
    // Sending a long list costs the app more than comparing it costs here.
    const fingerprint = JSON.stringify(listing);
    const isSame = fingerprint === lastSite;
    lastSite = fingerprint;
    const diagnostics = [...reading.diagnostics, ...site.diagnostics];
    return { revision, status, diagnostics, ...(!isSame && { site: listing }) };
  };
}
