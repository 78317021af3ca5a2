/** Files that the settings name and the project does not have. */

import { locateStrings } from '../config/locate-strings.ts';
import { specificationsOf } from '../config/specifications.ts';
import type { SiteModel } from '../engine/index.ts';
import type { Diagnostic } from '../project/diagnostics.ts';
import { normalizePath } from '../project/paths.ts';
import { readText } from '../project/text.ts';

export function checkConfigFiles({
  files,
  config,
  configFile,
}: Pick<SiteModel, 'files' | 'config' | 'configFile'>): readonly Diagnostic[] {
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
    if (source !== undefined && !isElsewhere(source) && !files.has(withoutQuery(source))) missing.set(source, setting);
  }
  if (missing.size === 0) return [];
  const bytes = files.get(configFile);
  const wanted = new Set(missing.keys());
  const places = locateStrings(
    bytes === undefined ? '' : readText(bytes),
    wanted,
    (text) => normalizePath(text) ?? text,
  );
  return [...missing].map(([source, setting]): Diagnostic => {
    const range = places.get(source);
    return {
      code: 'config/missing-file',
      severity: 'warning',
      subject: [source],
      message: `The file \`${source}\` of the ${setting} is not in the project.`,
      hint: 'Add the file, or correct the path; upper and lower case matter.',
      file: configFile,
      ...(range && { range }),
    };
  });
}

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
