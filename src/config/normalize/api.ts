import { listChoices, quote } from '../describe-value.ts';
import { PLAYGROUND_MODES } from '../playground-mode.ts';
import { nearSampleLanguage, SAMPLE_LANGUAGES, type SampleLanguage, sampleLanguageOf } from '../sample-languages.ts';
import type { ApiSettings, OpenapiReference } from '../site-config.ts';
import { projectPath, trimSlashes } from './addresses.ts';
import type { SettingReader } from './setting-reader.ts';

/** Where the two formats keep what the API pages need. */
export interface ApiSources {
  readonly baseUrl: SettingReader;
  readonly auth: SettingReader;
  readonly playgroundMode: SettingReader;
  readonly openapi: SettingReader;
  readonly asyncapi: SettingReader;
  /** What holds the settings of samples, which each format also reads where the other one keeps them. */
  readonly samples: SettingReader;
}

export function readApi(sources: ApiSources): ApiSettings {
  const auth = readAuth(sources.auth);
  const asyncapi = readOpenapi(sources.asyncapi).map(({ source }) => source);
  const mode = sources.playgroundMode.choice(Object.keys(PLAYGROUND_MODES));
  const languages = readSampleLanguages(sources.samples);
  return {
    baseUrls: readBaseUrls(sources.baseUrl),
    ...(auth && { auth }),
    playgroundMode: PLAYGROUND_MODES[mode ?? 'show'] ?? 'show',
    openapi: readOpenapi(sources.openapi),
    ...(asyncapi.length > 0 && { asyncapi }),
    ...(languages && { sampleLanguages: languages }),
    ...readFieldSettings(sources.samples),
  };
}

/** What only the later format has, of how fields are shown and filled in. */
function readFieldSettings(api: SettingReader): Partial<ApiSettings> {
  const sampleParameters = api.in('examples', 'defaults').choice(['required', 'all']);
  return {
    ...(sampleParameters && { sampleParameters }),
    ...(api.in('examples', 'prefill').flag() === true && { isFormFilled: true }),
    ...(api.in('params', 'expanded').choice(['all', 'closed']) === 'all' && { areFieldsOpen: true }),
  };
}

/** In their order, each once; none where no samples are wanted, and `undefined` where nothing is said that is known. */
function readSampleLanguages(api: SettingReader): readonly SampleLanguage[] | undefined {
  const later = api.in('examples', 'languages');
  const setting = later.isPresent ? later : api.in('request', 'example', 'languages');
  const named = setting.itemsOrSelf().flatMap((item) => {
    const written = item.text();
    if (written === undefined) return [];
    const language = sampleLanguageOf(written);
    if (language === undefined) reportSampleLanguage(item, written);
    return language ?? [];
  });
  if (api.in('examples', 'autogenerate').flag() === false) return [];
  return named.length === 0 ? undefined : [...new Set(named)];
}

function reportSampleLanguage(setting: SettingReader, written: string): void {
  const near = nearSampleLanguage(written);
  const names = listChoices(SAMPLE_LANGUAGES.map((name) => `\`${name}\``));
  setting.problem('config/sample-language', 'warning', {
    subject: [written],
    message: `No samples are made in the language ${quote(written)}.`,
    hint: near === undefined ? `Write one of ${names}, or remove it.` : `Write \`${near}\`.`,
    ...(near !== undefined && { meant: JSON.stringify(near) }),
  });
}

function readBaseUrls(setting: SettingReader): readonly string[] {
  return setting.itemsOrSelf().flatMap((item) => {
    const url = item.text();
    if (url === undefined) return [];
    if (!isAddress(url)) reportBaseUrl(item, url);
    return [url.replace(/\/+$/, '')];
  });
}

/** A whole address, a path of the site's own host, or one with parts that readers fill in. */
function isAddress(url: string): boolean {
  if (/^\/(?!\/)/.test(url)) return true;
  return (
    /^(?:https?|wss?):\/\//i.test(url) && canBeParsed(url.replace(/\{+[^{}]*\}+|<[^<>]*>|:(?=[a-z])[\w-]+/gi, '1'))
  );
}

function canBeParsed(url: string): boolean {
  try {
    return new URL(url).origin !== '';
  } catch {
    // What the question was.
    return false;
  }
}

function reportBaseUrl(setting: SettingReader, url: string): void {
  const guess = `https://${url}`;
  const meant = /^[\w.-]+\.[a-z]{2,}(?:[/:]\S*)?$/i.test(url) && canBeParsed(guess) ? JSON.stringify(guess) : undefined;
  setting.problem('config/base-url', 'warning', {
    subject: [url],
    message: `The base URL ${quote(url)} is no address.`,
    hint: meant === undefined ? 'Write a whole address such as `"https://api.example.com"`.' : `Write \`${meant}\`.`,
    ...(meant !== undefined && { meant: meant }),
  });
}

/** Specifications as one path, several, or `{ source, directory }`. */
export function readOpenapi(openapi: SettingReader): readonly OpenapiReference[] {
  return openapi.itemsOrSelf().flatMap((entry) => {
    const source = entry.isGroup ? entry.at('source').text() : entry.text();
    const directory = entry.at('directory').text();
    if (source === undefined) return [];
    return [{ source: projectPath(source), ...(directory !== undefined && { directory: trimSlashes(directory) }) }];
  });
}

function readAuth(auth: SettingReader): ApiSettings['auth'] {
  const method = auth.isGroup ? auth.at('method').text() : auth.text();
  if (method === undefined) return undefined;
  const name = auth.at('name').text();
  reportAuth(auth, method.toLowerCase(), name);
  const inputPrefix = auth.at('inputPrefix').rawText();
  return { method, ...(name !== undefined && { name }), ...(inputPrefix && { inputPrefix }) };
}

function reportAuth(auth: SettingReader, method: string, name: string | undefined): void {
  if (method === 'basic' && name !== undefined && !name.includes(':')) {
    auth.at('name').problem('config/basic-auth-name', 'warning', {
      subject: [name],
      message: `Basic authentication has two names, for the user and the password; ${quote(name)} is one.`,
      hint: 'Write both with a colon between them, for example `"username:password"`.',
    });
  }
  if (method === 'key' && name === undefined) {
    auth.problem('config/key-auth-name', 'warning', {
      message: 'Key authentication does not say which header holds the key.',
      hint: 'Add its name, for example `"name": "x-api-key"`.',
    });
  }
}
