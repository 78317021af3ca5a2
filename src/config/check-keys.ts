/** Keys that are no setting of either format, most of them misspelt; and settings that the site makes nothing of. */
import type { Diagnostic } from '../project/diagnostics.ts';
import { nearName } from '../project/near-name.ts';
import { isRecord, recordOf } from '../shared/record.ts';
import type { ConfigFormat } from './config-format.ts';
import { type ConfigPath, formatPath } from './config-path.ts';
import { listChoices, quote } from './describe-value.ts';
import { type KnownSettings, knownSettings, SOCIAL_PLATFORMS } from './known-settings.ts';
import type { LeftOut } from './left-out.ts';
import type { ResolvedConfig } from './resolve-references.ts';

export interface CheckedKeys {
  readonly diagnostics: readonly Diagnostic[];
  readonly leftOut: readonly LeftOut[];
}

interface Strange {
  readonly path: ConfigPath;
  readonly near: string | undefined;
  /** Platforms of social links, for a key among them. */
  readonly platforms?: readonly string[];
}

/** Keys that authors keep for tools or as comments. */
const PRIVATE = /^(?:[$_/#]|x-)/i;

/** A key that is written many times is told once, at its first place. */
export function checkKeys(config: ResolvedConfig, format: ConfigFormat): CheckedKeys {
  const strange = new Map<string, Strange>();
  const leftOut: LeftOut[] = [];
  const seen = new Set<string>();

  const visit = (value: unknown, known: KnownSettings, path: ConfigPath, pattern: string): void => {
    if (Array.isArray(value)) {
      for (const [index, item] of value.entries()) visit(item, known, [...path, index], `${pattern}[]`);
      return;
    }
    if (typeof value !== 'object' || value === null) return;
    const written = Object.keys(value);
    for (const key of written) {
      const inner: unknown = (value as Readonly<Record<string, unknown>>)[key];
      const at = [...path, key];
      const name = `${pattern}.${key}`;
      const setting = Object.hasOwn(known, key) ? known[key] : undefined;
      if (setting === undefined) {
        if (strange.has(name) || PRIVATE.test(key)) continue;
        const free = Object.keys(known).filter((one) => !written.includes(one));
        strange.set(name, { path: at, near: nearName(key, free) });
      } else if (setting.leftOut !== undefined) {
        if (seen.has(name) || isEmpty(inner)) continue;
        seen.add(name);
        leftOut.push({ ...setting.leftOut, name: nameIn(at, inner), ...config.locate(at) });
      } else if (setting.keys !== undefined) visit(inner, setting.keys, at, isNode(key) ? pattern : name);
    }
  };
  visit(config.value, knownSettings(format), [], '');
  for (const social of strangePlatforms(config.value)) strange.set(formatPath(social.path), social);
  return { diagnostics: [...strange.values()].map((one) => describe(one, config)), leftOut };
}

/** Entries of the navigation are alike at any depth. */
function isNode(key: string): boolean {
  return key === 'pages' || key === 'groups' || key === 'menu' || key === 'tabs' || key === 'anchors';
}

function isEmpty(value: unknown): boolean {
  if (value === null || value === '' || value === false) return true;
  return typeof value === 'object' && Object.keys(value as object).length === 0;
}

/** The setting as its author knows it: in a list by its key alone, of a group with what it holds. */
function nameIn(path: ConfigPath, value: unknown): string {
  const inList = path.findLastIndex((step) => typeof step === 'number');
  const name = formatPath(path.slice(inList + 1));
  const keys = isRecord(value) && path.length === 1 ? Object.keys(value) : [];
  return keys.length === 0
    ? name
    : keys
        .slice(0, 6)
        .map((key) => `${name}.${key}`)
        .join(', ');
}

function strangePlatforms(config: unknown): readonly Strange[] {
  const found: Strange[] = [];
  const look = (path: readonly string[]): void => {
    const socials = path.reduce<unknown>((value, key) => recordOf(value)[key], config);
    if (!isRecord(socials)) return;
    const written = Object.keys(socials);
    for (const key of written) {
      if (PRIVATE.test(key) || SOCIAL_PLATFORMS.includes(key.trim().toLowerCase())) continue;
      const free = SOCIAL_PLATFORMS.filter((platform) => !written.includes(platform));
      found.push({ path: [...path, key], near: nearName(key, free), platforms: free });
    }
  };
  look(['footerSocials']);
  look(['footer', 'socials']);
  return found;
}

function describe({ path, near, platforms }: Strange, config: ResolvedConfig): Diagnostic {
  const place = config.locatePart(path, 'key');
  const what = quote(formatPath(path));
  const fix = near !== undefined &&
    place.edit && { fix: { title: `Rename to \`${near}\``, edits: [{ ...place.edit, text: JSON.stringify(near) }] } };
  const listed = platforms && `The platforms are ${listChoices(platforms.map((one) => `\`${one}\``))}.`;
  return {
    code: platforms ? 'config/unknown-platform' : 'config/unknown-key',
    severity: 'warning',
    subject: [formatPath(path)],
    message: platforms
      ? `${what} is no platform with a mark of its own, so a globe is shown.`
      : `${what} is not a known setting, so it changes nothing.`,
    hint: [
      near === undefined ? undefined : `Write \`${near}\`.`,
      listed ?? (near === undefined ? 'Correct the key, or remove it.' : undefined),
    ]
      .filter((part) => part !== undefined)
      .join(' '),
    file: place.file,
    range: place.range,
    ...fix,
  };
}
