/**
 * Which files the built site will hold besides its pages, and who wins where two want the same path: pages before
 * redirects before copies; a copy of the author's before a file that we would only make for convenience.
 */

import type { Redirect } from '../../config/site-config.ts';
import { classifyFile } from '../../project/classify-file.ts';
import { comparePaths } from '../../project/paths.ts';
import { fileOf } from '../pages/page-model.ts';
import { planRedirects, type RedirectFault, type RedirectPage, type RedirectSite } from './plan-redirects.ts';

/** Files that a site cannot do without. */
export const REQUIRED_OUTPUTS = [
  'assets/site.css',
  'assets/site.js',
  'assets/parts.js',
  'assets/search.js',
  'assets/diagram.js',
  'assets/search-index.js',
  'assets/live.js',
] as const;
/** Of which there are as many as it takes. */
const REQUIRED_FILE = /^assets\/(?:site-[a-z]+\.css|(?:search\/(?:words|text)-\d+|live\/[\w-]+-[\da-f]{12})\.js)$/;

/** What takes the place of a file. `name`: of the page's file, or its path. */
type Owner = { readonly kind: 'every-site' | 'redirect' } | { readonly kind: 'page'; readonly name: string };

const OURS: Owner = { kind: 'every-site' };

/** A file of the project that is not copied. */
export interface AssetCollision {
  readonly file: string;
  readonly owner: Owner;
}

export interface OutputPlan {
  /** Project files to copy, to the same path, sorted. */
  readonly assets: readonly string[];
  readonly redirects: readonly RedirectPage[];
  /** For hosts that read such rules. */
  readonly redirectRules: readonly Redirect[];
  readonly redirectFaults: readonly RedirectFault[];
  readonly collisions: readonly AssetCollision[];
}

export function planOutputs(site: RedirectSite): OutputPlan {
  const { pages, rules, faults } = planRedirects(site);
  const owners = new Map<string, Owner>(REQUIRED_OUTPUTS.map((output) => [output, OURS]));
  for (const page of site.pages.values()) owners.set(page.output, { kind: 'page', name: fileOf(page) ?? page.path });
  for (const redirect of pages) owners.set(redirect.output, { kind: 'redirect' });

  const assets: string[] = [];
  const collisions: AssetCollision[] = [];
  for (const file of site.files.keys()) {
    if (classifyFile(file) !== 'asset') continue;
    const owner = REQUIRED_FILE.test(file) ? OURS : owners.get(file);
    if (owner === undefined) assets.push(file);
    else collisions.push({ file, owner });
  }
  return {
    assets: assets.sort(comparePaths),
    redirects: pages,
    redirectRules: rules,
    redirectFaults: faults,
    collisions,
  };
}
