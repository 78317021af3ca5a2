/** The words after the command, read and checked. */
import { parseArgs } from 'node:util';
import { editorName } from '../authoring/assistant-rules/rules-file.ts';
import { LIMIT_MS } from '../building/limits.ts';
import type { ConfigFormat } from '../config/config-format.ts';
import { readAddress } from '../config/site-address.ts';
import { UserError } from './user-error.ts';

const COMMANDS = ['build', 'check', 'serve', 'convert', 'rules'] as const;

export type Command = (typeof COMMANDS)[number];

export interface Arguments {
  readonly command: Command;
  readonly project: string;
  readonly out: string | undefined;
  readonly json: boolean;
  /** How `check` says what it found; the others know text and JSON. */
  readonly format: OutputFormat;
  /** `check` lists advice for the writing, too. */
  readonly advice: boolean;
  /** Git reference: `check` says only what is wrong in files that have changed since. */
  readonly since: string | undefined;
  /** `check` tries links to other hosts. */
  readonly external: boolean;
  readonly port: number;
  readonly workers: number | undefined;
  /** Folder of the cache; `false` for none, `undefined` for the usual place. */
  readonly cache: string | false | undefined;
  readonly force: boolean;
  /** The site loads the statistics services that its configuration names. */
  readonly statistics: boolean;
  /** The site loads the scripts of the project. */
  readonly scripts: boolean;
  /** The format that `convert` makes; `undefined` for the one that the project does not have. */
  readonly to: ConfigFormat | undefined;
  /** Name of the editor that `rules` are for, as its folder has it; `undefined` for `AGENTS.md`. */
  readonly editor: string | undefined;
  /** `convert` and `rules` change the files; else they only say what they would do. */
  readonly write: boolean;
  /** How long a page's code may run without coming back. */
  readonly timeLimitSeconds: number;
  /** Address of the site's root; `undefined` for what the configuration says. */
  readonly siteUrl: string | undefined;
}

export type ParsedArguments = Arguments | { readonly command: 'help' } | { readonly command: 'version' };

const OPTIONS = {
  out: { type: 'string', short: 'o' },
  json: { type: 'boolean' },
  sarif: { type: 'boolean' },
  format: { type: 'string' },
  advice: { type: 'boolean' },
  since: { type: 'string' },
  external: { type: 'boolean' },
  port: { type: 'string', short: 'p' },
  workers: { type: 'string' },
  cache: { type: 'string' },
  'no-cache': { type: 'boolean' },
  force: { type: 'boolean' },
  'site-url': { type: 'string' },
  statistics: { type: 'boolean' },
  scripts: { type: 'boolean' },
  to: { type: 'string' },
  editor: { type: 'string' },
  write: { type: 'boolean' },
  'time-limit': { type: 'string' },
  help: { type: 'boolean', short: 'h' },
  version: { type: 'boolean', short: 'v' },
} as const;

const DEFAULT_PORT = 4400;
const SEE_HELP = 'Run `leafwright --help` to see how it is used.';

/** Throws a `UserError` that names the wrong word. */
export function parseArguments(words: readonly string[]): ParsedArguments {
  const { values, positionals } = parse(words);
  if (values.version) return { command: 'version' };
  if (values.help || positionals.length === 0 || positionals[0] === 'help') return { command: 'help' };
  const [command, project, ...rest] = positionals;
  if (!isCommand(command)) {
    throw new UserError(
      `There is no command \`${command}\`.`,
      'The commands are `build`, `check`, `serve`, `convert` and `rules`.',
    );
  }
  if (rest.length > 0) throw new UserError(`\`${rest[0]}\` is one word too many.`, SEE_HELP);
  if (project === undefined) {
    throw new UserError(
      `\`${command}\` needs the folder of a project.`,
      `For the folder you are in: \`leafwright ${command} .${command === 'build' ? ' --out site' : ''}\``,
    );
  }
  if (command === 'build' && (values.out === undefined || values.out === '')) {
    throw new UserError(
      '`build` needs to know where the site goes.',
      'Add `--out site` for a folder, or `--out site.zip` for a zip.',
    );
  }
  const format = outputFormat(values);
  if (command !== 'check' && format !== 'text' && format !== 'json') {
    throw new UserError(`\`${command}\` does not write \`${format}\`.`, 'It writes text, and JSON with `--json`.');
  }
  return {
    command,
    project,
    out: values.out,
    json: format === 'json',
    format,
    advice: values.advice === true,
    since: sinceOf(values.since),
    external: values.external === true,
    port: numberOf('port', values.port, 0, 65_535) ?? DEFAULT_PORT,
    workers: numberOf('workers', values.workers, 1, 64),
    cache: values['no-cache'] ? false : values.cache,
    force: values.force === true,
    statistics: values.statistics === true,
    scripts: values.scripts === true,
    to: formatOf(values.to),
    editor: editorOf(values.editor),
    write: values.write === true,
    siteUrl: addressOf(values['site-url']),
    timeLimitSeconds: numberOf('time-limit', values['time-limit'], 1, 3600) ?? LIMIT_MS / 1000,
  };
}

function parse(words: readonly string[]) {
  try {
    return parseArgs({ args: [...words], options: OPTIONS, allowPositionals: true });
  } catch (error) {
    const { message, code } = error as NodeJS.ErrnoException;
    const option = /--?[a-z][\w-]*/i.exec(message.replace(/'-\w, /, "'"))?.[0];
    if (option === undefined) throw new UserError(message, SEE_HELP);
    if (code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION') throw new UserError(`There is no option \`${option}\`.`, SEE_HELP);
    const needsValue = message.includes('missing') || message.includes('ambiguous');
    throw new UserError(`The option \`${option}\` ${needsValue ? 'needs a value' : 'takes no value'}.`, SEE_HELP);
  }
}

const FORMATS = ['text', 'json', 'sarif', 'github'] as const;

export type OutputFormat = (typeof FORMATS)[number];

/** `--json` and `--sarif` are short for `--format json` and `--format sarif`. Throws a `UserError` for an unknown one. */
export function outputFormat(values: { json?: boolean; sarif?: boolean; format?: string }): OutputFormat {
  const named = values.format === undefined ? undefined : FORMATS.find((one) => one === values.format);
  if (values.format !== undefined && named === undefined) {
    throw new UserError(
      `\`--format ${values.format}\` is no format.`,
      'The formats are `text`, `json`, `sarif` and `github`.',
    );
  }
  return named ?? (values.sarif ? 'sarif' : values.json ? 'json' : 'text');
}

/** A reference that begins with a dash would be an option of Git. */
function sinceOf(text: string | undefined): string | undefined {
  if (text === undefined || /^[^-\s]\S*$/.test(text)) return text;
  throw new UserError(`\`--since ${text}\` is no reference of Git.`, 'Write for example `--since main`.');
}

function formatOf(text: string | undefined): ConfigFormat | undefined {
  if (text === undefined || text === 'later') return text;
  if (text === 'newer') return 'later';
  if (text === 'older' || text === 'contract') return 'contract';
  throw new UserError(`\`--to ${text}\` is no format.`, 'Write `--to newer` or `--to older`.');
}

function isCommand(word: string | undefined): word is Command {
  return COMMANDS.some((command) => command === word);
}

function editorOf(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const name = editorName(text);
  if (name !== '') return name;
  throw new UserError(`\`--editor ${text}\` is no name of an editor.`, 'Write for example `--editor cursor`.');
}

function addressOf(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const address = readAddress(text);
  if (address !== undefined) return address;
  throw new UserError(
    `\`--site-url ${text}\` is not an address.`,
    'Write it in full, for example `https://docs.example.com`.',
  );
}

function numberOf(name: string, text: string | undefined, least: number, most: number): number | undefined {
  if (text === undefined) return undefined;
  const number = Number(text);
  if (/^\d+$/.test(text) && number >= least && number <= most) return number;
  throw new UserError(`\`--${name} ${text}\` is not a number from ${least} to ${most}.`, SEE_HELP);
}
