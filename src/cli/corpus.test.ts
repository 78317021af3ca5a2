/** Real projects: read as the command line reads them, their navigation holds together. */

import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { NavigationDivision, NavigationEntry } from '../engine/navigation/navigation-tree.ts';
import { SiteBuilder } from '../engine/site/build-site.ts';
import { ConfigSource } from '../engine/site/config-source.ts';
import type { SiteModel } from '../engine/site/site-model.ts';
import { siteRules } from '../rules/run-rules.ts';
import { readProject } from './read-project.ts';

const corpus = process.env.CORPUS_DIR ?? path.join(import.meta.dirname, '../../../shared/corpus');
const projects = existsSync(corpus)
  ? readdirSync(corpus).filter((name) => statSync(path.join(corpus, name)).isDirectory())
  : [];
if (projects.length === 0) console.info('Real projects are not here (CORPUS_DIR), so their navigation is not tested.');

async function siteOf(name: string): Promise<SiteModel> {
  const reading = await readProject(path.join(corpus, name));
  if (reading.status === 'refused') throw new Error(reading.diagnostics[0]?.message);
  const { files, configFile, config } = new ConfigSource().read(reading.project.files);
  if (config === undefined) throw new Error('The configuration cannot be read.');
  return new SiteBuilder(siteRules).build({ files, configFile, config });
}

function idsAndPages(site: SiteModel): { ids: string[]; pages: string[] } {
  const ids: string[] = [];
  const pages: string[] = [];
  const visitEntries = (entries: readonly NavigationEntry[]): void => {
    for (const entry of entries) {
      ids.push(entry.id);
      if (entry.kind === 'page') pages.push(entry.path);
      else visitEntries(entry.entries);
    }
  };
  const visit = (division: NavigationDivision): void => {
    ids.push(division.id);
    visitEntries(division.entries);
    for (const child of division.divisions) visit(child);
  };
  visit(site.navigation.root);
  for (const division of site.navigation.global) visit(division);
  return { ids, pages };
}

describe.runIf(projects.length > 0)('real projects', () => {
  it.each(projects)('%s has a home, and a navigation that holds together', async (name) => {
    const site = await siteOf(name);
    const { ids, pages } = idsAndPages(site);
    expect(site.home).toBeDefined();
    expect(new Set(ids).size).toBe(ids.length);
    expect(pages.length).toBeGreaterThan(0);
    expect(pages.filter((page) => !site.pages.has(page))).toEqual([]);
    for (const [page, { next, divisions }] of site.navigation.places) {
      expect(site.pages.has(page)).toBe(true);
      expect(divisions[0]).toBe(site.navigation.root);
      const after = next === undefined ? undefined : site.navigation.places.get(next);
      // A page that several divisions list stands in the first of them only.
      if (after?.divisions.at(-1) === divisions.at(-1)) expect(after?.previous).toBe(page);
    }
    const errors = site.diagnostics.filter(({ severity }) => severity === 'error');
    expect(errors).toEqual([]);
  });
});
