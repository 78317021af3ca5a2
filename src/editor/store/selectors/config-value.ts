import { parseConfig } from '../../../config/parse.ts';
import { resolveReferences } from '../../../config/resolve-references.ts';
import type { ProjectFiles } from '../../../project/project-files.ts';
import type { ProjectState } from '../project-state.ts';
import { configFileOf, selectConfigSyntax, selectConfigText } from './config.ts';

interface Resolved {
  readonly written: unknown;
  /** Bytes of all files that may be referred to. */
  readonly sources: readonly Uint8Array[];
  readonly value: unknown;
}

let last: Resolved | undefined;

/**
 * The configuration's value with every `$ref` followed into its file; the same object until one of the files changes.
 * `undefined` while the configuration cannot be read. A reference that leads nowhere is left out.
 */
export function selectConfigValue(state: Pick<ProjectState, 'files'>): unknown {
  const syntax = selectConfigSyntax(state);
  if (syntax?.status !== 'ok') return undefined;
  const text = selectConfigText(state);
  // Most configurations have no reference, and are read as they are written.
  if (text === undefined || !text.includes('"$ref"')) return syntax.value;
  const sources = jsonFiles(state.files);
  const known = last;
  if (known !== undefined && known.written === syntax.value && isSameList(known.sources, sources)) return known.value;
  const value = resolve(state.files, text);
  last = { written: syntax.value, sources, value };
  return value;
}

function resolve(files: ProjectFiles, text: string): unknown {
  const parsed = parseConfig(text, configFileOf(files) ?? 'docs.json');
  return parsed.status === 'ok' ? resolveReferences(parsed.document, files).value : undefined;
}

function isSameList(one: readonly Uint8Array[], other: readonly Uint8Array[]): boolean {
  return one.length === other.length && one.every((bytes, index) => bytes === other[index]);
}

function jsonFiles(files: ProjectFiles): readonly Uint8Array[] {
  return [...files].flatMap(([path, bytes]) => (path.endsWith('.json') ? [bytes] : []));
}
