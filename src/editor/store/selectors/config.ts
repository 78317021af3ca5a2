import { type ParseError, parse, printParseErrorCode } from 'jsonc-parser';
import type { ProjectFiles } from '../../../engine/project/project-files.ts';
import { readText } from '../../../engine/project/text.ts';
import type { ProjectState } from '../project-state.ts';
import { memoizeByKey } from './memoize.ts';

export interface ConfigSyntax {
  /** The configuration as written; what could be read of it where there is a problem. */
  readonly value: unknown;
  /** What stops it from being read, as a sentence. */
  readonly problem?: string;
}

/** The configuration's file: `docs.json`, else `mint.json`; `undefined` when the project has neither. */
export function configFileOf(files: ProjectFiles): 'docs.json' | 'mint.json' | undefined {
  return files.has('docs.json') ? 'docs.json' : files.has('mint.json') ? 'mint.json' : undefined;
}

const readSyntax = memoizeByKey((bytes: Uint8Array): ConfigSyntax => {
  const errors: ParseError[] = [];
  const value: unknown = parse(readText(bytes), errors, { allowTrailingComma: true });
  const [first] = errors;
  return { value, ...(first && { problem: printParseErrorCode(first.error) }) };
});

/** The configuration's text; `undefined` when there is none. */
export function selectConfigText(state: Pick<ProjectState, 'files'>): string | undefined {
  const bytes = configBytes(state.files);
  return bytes && decode(bytes);
}

/** The configuration as a value, with the problem when its text cannot be read. */
export function selectConfigSyntax(state: Pick<ProjectState, 'files'>): ConfigSyntax | undefined {
  const bytes = configBytes(state.files);
  return bytes && readSyntax(bytes);
}

const decode = memoizeByKey(readText);

function configBytes(files: ProjectFiles): Uint8Array | undefined {
  const file = configFileOf(files);
  return file === undefined ? undefined : files.get(file);
}
