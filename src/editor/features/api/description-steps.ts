/** Steps over files of API descriptions and the settings that name them. Pure. */
import { tidyName } from '../../../authoring/assets/asset-path.ts';
import { formatOfConfig } from '../../../config/config-format.ts';
import { type ConfigPath, valueAt } from '../../../config/config-path.ts';
import { extensionOf, nameOf, withoutExtension } from '../../../project/paths.ts';
import { readText } from '../../../project/text.ts';
import { freePath, type ProjectState, type SettingChange, selectConfigSyntax } from '../../store/index.ts';
import { apiWords as words } from '../../words/api.ts';

/** A file that was handed in: its name where it came from, and its contents. */
export interface IncomingDescription {
  readonly name: string;
  readonly contents: Uint8Array;
}

export type AddedDescription =
  | { readonly status: 'refused'; readonly reason: string }
  /** `isNew`: else it takes the place of the file of the same name. */
  | {
      readonly status: 'ok';
      readonly path: string;
      readonly isNew: boolean;
      readonly changes: readonly SettingChange[];
    };

interface AddOptions {
  /** The settings are to name it, for the whole site. */
  readonly isNamed: boolean;
  /** The address in whose place it goes. */
  readonly address?: string;
  /** The path at which the settings miss it. */
  readonly missing?: string;
}

/** What adding it comes to. */
export function planDescription(
  state: Pick<ProjectState, 'files' | 'api'>,
  { name, contents }: IncomingDescription,
  { isNamed, address, missing }: AddOptions,
): AddedDescription {
  const extension = extensionOf(name).toLowerCase();
  if (!/^(?:json|ya?ml)$/.test(extension)) return { status: 'refused', reason: words.wrongEnding(name) };
  if (!isDescription(readText(contents))) return { status: 'refused', reason: words.noDescription(name) };
  const awaited = missing ?? (address === undefined ? missingOfName(state, name) : undefined);
  if (awaited !== undefined) {
    // All JSON is YAML, but not the other way round.
    if (extensionOf(awaited) === 'json' && extension !== 'json')
      return { status: 'refused', reason: words.hasToBeJson(name, awaited) };
    return { status: 'ok', path: awaited, isNew: true, changes: [] };
  }
  const wanted = `${tidyName(withoutExtension(nameOf(name))) || 'openapi'}.${extension}`;
  const known = state.api?.descriptions.find(({ file }) => nameOf(file) === wanted || nameOf(file) === nameOf(name));
  const path = known?.file ?? freePath(state.files, wanted);
  const config = configOf(state);
  const replaced = address === undefined ? [] : pathsOfValue(config, address);
  if (replaced.length > 0) {
    const changes = replaced.map((at): SettingChange => ({ path: at, value: `/${path}` }));
    return { status: 'ok', path, isNew: known === undefined, changes };
  }
  const changes = isNamed && known?.isNamed !== true ? [nameDescription(config, path)] : [];
  return { status: 'ok', path, isNew: known === undefined, changes };
}

function missingOfName({ api }: Pick<ProjectState, 'api'>, name: string): string | undefined {
  return api?.missing.find((path) => nameOf(path) === nameOf(name));
}

/** JSON or YAML that says which version it follows. */
export function isDescription(text: string): boolean {
  return /^[\s{]*["']?(?:openapi|swagger)["']?\s*:|"(?:openapi|swagger)"\s*:/m.test(text);
}

/** The change that has the settings name a description for the whole site. */
export function nameDescription(config: unknown, file: string): SettingChange {
  const path = settingPath(config);
  const now = valueAt(config, path);
  const value = `/${file}`;
  if (now === undefined || now === null || now === '') return { path, value };
  return { path, value: Array.isArray(now) ? [...now, value] : [now, value] };
}

/** The changes after which the settings name it no more: nowhere, in groups and tabs neither. */
export function unnameDescription(config: unknown, file: string): readonly SettingChange[] {
  const path = settingPath(config);
  const now = valueAt(config, path);
  const isOther = (one: unknown): boolean => fileOfValue(one) !== file;
  if (Array.isArray(now)) {
    const rest = now.filter(isOther);
    return rest.length === now.length ? [] : [{ path, value: rest.length === 0 ? undefined : rest }];
  }
  return now === undefined || isOther(now) ? [] : [{ path, value: undefined }];
}

export function configOf(state: Pick<ProjectState, 'files'>): unknown {
  const syntax = selectConfigSyntax(state);
  return syntax?.status === 'ok' ? syntax.value : undefined;
}

/** In the later format the settings of the API stand together. */
function settingPath(config: unknown): ConfigPath {
  return formatOfConfig(config) === 'later' ? ['api', 'openapi'] : ['openapi'];
}

function fileOfValue(value: unknown): string | undefined {
  const source = typeof value === 'string' ? value : valueAt(value, ['source']);
  return typeof source === 'string' ? source.trim().replace(/^(?:\.?\/)+/, '') : undefined;
}

/** Places of a text in what `openapi` settings hold, wherever these stand. */
function pathsOfValue(config: unknown, wanted: string): readonly ConfigPath[] {
  const found: ConfigPath[] = [];
  const visit = (value: unknown, path: ConfigPath): void => {
    if (value === wanted && path.includes('openapi')) found.push(path);
    else if (Array.isArray(value)) value.forEach((one, index) => void visit(one, [...path, index]));
    else if (typeof value === 'object' && value !== null) {
      for (const [key, one] of Object.entries(value)) visit(one, [...path, key]);
    }
  };
  visit(config, []);
  return found;
}
