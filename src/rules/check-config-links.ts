/** Links of the settings (top bar, footer, anchors, tabs) that lead nowhere: every page of the site shows them. */

import { locateStrings } from '../config/locate-strings.ts';
import type { DivisionSettings, SiteConfig } from '../config/site-config.ts';
import { createLinkResolver, isScriptUrl, type SiteModel } from '../engine/index.ts';
import type { Diagnostic } from '../project/diagnostics.ts';
import type { CaseIndex } from '../project/find-file.ts';
import type { ProjectFiles } from '../project/project-files.ts';
import { readText } from '../project/text.ts';
import { stringFix } from './string-fix.ts';

type Problem = Pick<Diagnostic, 'code' | 'subject' | 'message' | 'hint'> & { readonly meant?: string };

export function checkConfigLinks(
  site: Omit<SiteModel, 'diagnostics'>,
  indexOf: (files: ProjectFiles) => CaseIndex,
): readonly Diagnostic[] {
  const { home, files, configFile } = site;
  if (home === undefined) return [];
  const links = createLinkResolver({ ...site, diagnostics: [] }, indexOf);
  const problems = new Map<string, Problem>();
  for (const href of new Set(linksOf(site.config))) {
    const resolved = links.link(href, home);
    if (isScriptUrl(href)) {
      problems.set(href, {
        code: 'config/script-address',
        subject: [href.slice(0, 60)],
        message: `The address \`${href.slice(0, 60)}\` would run a script, so nothing links to it.`,
        hint: 'Link to a page or to another address.',
      });
    } else if (resolved.kind === 'missing') {
      problems.set(href, {
        code: 'config/missing-page',
        subject: [href],
        message: `The link \`${href}\` leads to a page that does not exist.`,
        hint: 'Correct the path, or add a page or a redirect for it.',
      });
    } else if (resolved.kind === 'bare-host') {
      problems.set(href, {
        code: 'config/missing-scheme',
        subject: [href],
        message: `The link \`${href}\` has no \`https://\` at its beginning.`,
        hint: `Write \`${resolved.href}\`.`,
        meant: resolved.href,
      });
    }
  }
  if (problems.size === 0) return [];
  const bytes = files.get(configFile);
  const text = bytes === undefined ? '' : readText(bytes);
  const places = locateStrings(text, new Set(problems.keys()), (value) => value.trim());
  return [...problems].map(([href, { meant, ...problem }]) => {
    const range = places.get(href);
    const fix = range && meant !== undefined ? stringFix(text, range, meant) : undefined;
    return { ...problem, severity: 'warning', file: configFile, ...(range && { range }), ...(fix && { fix }) };
  });
}

/** Where the settings lead readers, redirects aside. */
export function linksOf({ topbarLinks, topbarButton, footerColumns, logo, navigation, socials }: SiteConfig): string[] {
  const hrefs = [
    ...topbarLinks.map(({ href }) => href),
    topbarButton?.href,
    logo?.href,
    ...socials.map(({ url }) => url),
    ...footerColumns.flatMap(({ links }) => links.map(({ href }) => href)),
  ];
  const visit = (division: DivisionSettings): void => {
    hrefs.push(division.href);
    for (const child of division.divisions) visit(child);
  };
  visit(navigation.root);
  for (const division of navigation.global) visit(division);
  return hrefs.flatMap((href) => (href === undefined || href.trim() === '' ? [] : [href.trim()]));
}
