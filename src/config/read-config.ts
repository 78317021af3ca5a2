/** The configuration file of a project → SiteConfig. Nothing after this knows which format it was written in. */
import type { Diagnostic } from '../project/diagnostics.ts';
import { comparePaths } from '../project/paths.ts';
import type { ProjectFiles } from '../project/project-files.ts';
import { readText } from '../project/text.ts';
import { isRecord } from '../shared/record.ts';
import { checkKeys } from './check-keys.ts';
import { formatOfConfig } from './config-format.ts';
import type { ConfigPath } from './config-path.ts';
import { laterWordings } from './later-wording.ts';
import { describeLeftOut } from './left-out.ts';
import { withNavigationFix } from './navigation-fix.ts';
import { leftOutActions } from './normalize/page-actions.ts';
import { withRepository } from './normalize/repository.ts';
import { SettingReader } from './normalize/setting-reader.ts';
import { normalizeContract } from './normalize-contract.ts';
import { normalizeLater } from './normalize-later.ts';
import { parseConfig } from './parse.ts';
import { type ResolvedConfig, resolveReferences } from './resolve-references.ts';
import type { SiteConfig } from './site-config.ts';
import { validateConfig } from './validate.ts';

export type ConfigReading =
  | { readonly status: 'ok'; readonly config: SiteConfig; readonly diagnostics: readonly Diagnostic[] }
  /** The text is not JSON, or not an object: there is nothing to build a site from. */
  | { readonly status: 'unreadable'; readonly diagnostics: readonly Diagnostic[] };

/**
 * Reads a configuration in either format. A value of a wrong type falls back to its default with a diagnostic; all
 * others are still read.
 *
 * @param files the project, re-rooted at the configuration's folder
 * @param configPath `docs.json` or `mint.json`
 * @param hasOrigins what a reader sees one by one (links, tabs, groups) tells the setting it comes from
 */
export function readConfig(files: ProjectFiles, configPath: string, hasOrigins = false): ConfigReading {
  const bytes = files.get(configPath);
  if (bytes === undefined) return { status: 'unreadable', diagnostics: [missing(configPath)] };
  const text = readText(bytes);
  const parsed = parseConfig(text, configPath);
  if (parsed.status === 'unreadable') return parsed;
  const resolved = resolveReferences(parsed.document, files);
  const found = [...parsed.diagnostics, ...resolved.diagnostics];
  if (!isRecord(resolved.value)) return { status: 'unreadable', diagnostics: [...found, notAnObject(resolved)] };
  // Without a navigation that says otherwise it is the contract's format, whose schema explains what is missing.
  const isLater = formatOfConfig(resolved.value) === 'later';
  if (!isLater) {
    found.push(...withNavigationFix(validateConfig(resolved.value, resolved.locatePart), text, files));
  }
  const context = {
    report: (diagnostic: Diagnostic) => found.push(diagnostic),
    locate: resolved.locate,
    locatePart: resolved.locatePart,
    nameOf: (path: ConfigPath) => laterWordings().nameOf(path),
    reportsTypes: isLater,
    hasOrigins,
  };
  const root = new SettingReader(resolved.value, context);
  const config = withRepository(isLater ? normalizeLater(root) : normalizeContract(root), root);
  const keys = checkKeys(resolved, config.format);
  found.push(...keys.diagnostics);
  found.push(...describeLeftOut([...keys.leftOut, ...leftOutActions(root)], configPath));
  return { status: 'ok', config, diagnostics: inReadingOrder(found, configPath) };
}

/** From top to bottom, the configuration itself before the files it refers to. */
function inReadingOrder(diagnostics: readonly Diagnostic[], configPath: string): readonly Diagnostic[] {
  const rank = ({ file }: Diagnostic): string => (file === configPath ? '' : (file ?? ''));
  return diagnostics.toSorted((one, other) => {
    const [a, b] = [one.range?.start, other.range?.start];
    return (
      comparePaths(rank(one), rank(other)) || (a?.line ?? 0) - (b?.line ?? 0) || (a?.column ?? 0) - (b?.column ?? 0)
    );
  });
}

function missing(file: string): Diagnostic {
  return {
    code: 'config/not-found',
    severity: 'error',
    message: `There is no \`${file}\` in the project.`,
    hint: 'Open the folder that holds `docs.json` or `mint.json`, or make a new `docs.json`.',
    file,
  };
}

function notAnObject(resolved: ResolvedConfig): Diagnostic {
  const { file, range } = resolved.locate([]);
  return {
    code: 'config/not-an-object',
    severity: 'error',
    message: `\`${file}\` holds ${Array.isArray(resolved.value) ? 'a list' : 'a single value'} where the settings of a site should be.`,
    hint: 'Put the settings in braces: `{ "name": "…", "navigation": [] }`.',
    file,
    range,
  };
}
