/** Files that the settings name and the project does not have. */

import { specificationsOf } from '../../config/specifications.ts';
import { normalizePath } from '../../project/paths.ts';
import type { SiteRule } from '../rule.ts';
import { findSettings } from '../setting-places.ts';

export const missingConfigFile: SiteRule = {
  over: 'site',
  code: 'config/missing-file',
  severity: 'warning',
  title: 'File of the settings that is not there',
  why: 'Every page of the site would show it. Instead there is a gap, a broken picture, or the font of the theme.',
  run(site) {
    const { files, config } = site;
    const { logo, favicon, backgroundImage, fonts, metadata } = config;
    const named: readonly (readonly [setting: string, source: string | undefined])[] = [
      ['logo', logo?.light],
      ['logo', logo?.dark],
      ['favicon', favicon?.light],
      ['favicon', favicon?.dark],
      ['background image', backgroundImage?.light],
      ['background image', backgroundImage?.dark],
      ['font', fonts.heading?.source],
      ['font', fonts.body?.source],
      ...['og:image', 'twitter:image'].map((name) => ['shared picture', pathOf(metadata[name])] as const),
      ...specificationsOf(config).map((source) => ['API description', source] as const),
    ];
    const missing = new Map<string, string>();
    for (const [setting, source] of named) {
      if (source !== undefined && !isElsewhere(source) && !files.has(withoutQuery(source)))
        missing.set(source, setting);
    }
    const { placeOf } = findSettings(site, missing.keys(), (text) => normalizePath(text) ?? text);
    return [...missing].map(([source, setting]) => ({
      subject: [source],
      message: `The file \`${source}\` of the ${setting} is not in the project.`,
      hint: 'Add the file, or correct the path; upper and lower case matter.',
      ...placeOf(source),
    }));
  },
};

/** Other settings are paths without a slash at the beginning already. */
function pathOf(written: string | undefined): string | undefined {
  return written === undefined || isElsewhere(written) ? written : normalizePath(written);
}

function isElsewhere(source: string): boolean {
  return /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(source) || source.trim().startsWith('<');
}

function withoutQuery(source: string): string {
  return source.replace(/[?#].*$/, '');
}
