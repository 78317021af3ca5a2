import { locateConfig } from '../../../config/locate.ts';
import { parseConfig } from '../../../config/parse.ts';
import type { Diagnostic } from '../../../project/diagnostics.ts';
import type { ProjectFiles } from '../../../project/project-files.ts';
import { readText } from '../../../project/text.ts';
import type { ProjectState } from '../project-state.ts';
import { configJsonOf } from './config-json.ts';
import { memoizeByKey } from './memoize.ts';

export type ConfigFileName = 'docs.json' | 'mint.json';

/** The configuration read as JSON; nothing is said yet about what it means. */
export type ConfigSyntax =
  | { readonly status: 'ok'; readonly value: unknown }
  /** `problem` is the first mistake, with its place. */
  | { readonly status: 'unreadable'; readonly problem: Diagnostic };

/** The file that the site is made from; of two, the one that the engine takes. `undefined` when there is none. */
export function configFileOf(files: ProjectFiles): ConfigFileName | undefined {
  const docs = files.get('docs.json');
  const mint = files.get('mint.json');
  if (docs && mint) return chooseFor(docs)(mint);
  return docs ? 'docs.json' : mint ? 'mint.json' : undefined;
}

/** The configuration's text without a byte-order mark; `undefined` when there is none. */
export function selectConfigText(state: Pick<ProjectState, 'files'>): string | undefined {
  const bytes = configBytes(state.files);
  return bytes && decode(bytes);
}

/** The configuration as a value, or what stops it from being read; the same object until its text changes. */
export function selectConfigSyntax(state: Pick<ProjectState, 'files'>): ConfigSyntax | undefined {
  const file = configFileOf(state.files);
  const bytes = configBytes(state.files);
  return file && bytes && syntaxReaders[file](bytes);
}

const chooseFor = memoizeByKey((docs: Uint8Array) =>
  memoizeByKey((mint: Uint8Array): ConfigFileName => {
    const location = locateConfig(
      new Map([
        ['docs.json', docs],
        ['mint.json', mint],
      ]),
    );
    return location.status === 'found' && location.name === 'mint.json' ? 'mint.json' : 'docs.json';
  }),
);

const decode = memoizeByKey(readText);

const syntaxReaders: Readonly<Record<ConfigFileName, (bytes: Uint8Array) => ConfigSyntax>> = {
  'docs.json': memoizeByKey((bytes) => readSyntax(bytes, 'docs.json')),
  'mint.json': memoizeByKey((bytes) => readSyntax(bytes, 'mint.json')),
};

function readSyntax(bytes: Uint8Array, file: ConfigFileName): ConfigSyntax {
  const json = configJsonOf(file, bytes);
  if (json?.root !== undefined) return { status: 'ok', value: json.value };
  const parse = parseConfig(decode(bytes), file);
  if (parse.status === 'ok') return { status: 'ok', value: parse.document.value };
  const [problem] = parse.diagnostics;
  if (!problem) throw new Error('An unreadable configuration came without a diagnostic.');
  return { status: 'unreadable', problem };
}

function configBytes(files: ProjectFiles): Uint8Array | undefined {
  const file = configFileOf(files);
  return file === undefined ? undefined : files.get(file);
}
