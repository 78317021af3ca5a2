import type { ApiSettings, OpenapiReference } from '../site-config.ts';
import { projectPath } from './addresses.ts';
import type { SettingReader } from './setting-reader.ts';

const PLAYGROUND_MODES: Readonly<Record<string, ApiSettings['playgroundMode']>> = {
  show: 'show',
  simple: 'simple',
  hide: 'hide',
  interactive: 'show',
  auth: 'show',
  none: 'hide',
};

/** Where the two formats keep what the API pages need. */
export interface ApiSources {
  readonly baseUrl: SettingReader;
  readonly auth: SettingReader;
  readonly playgroundMode: SettingReader;
  readonly openapi: SettingReader;
  readonly asyncapi: SettingReader;
}

export function readApi(sources: ApiSources): ApiSettings {
  const auth = readAuth(sources.auth);
  const asyncapi = readOpenapi(sources.asyncapi).map(({ source }) => source);
  const mode = sources.playgroundMode.choice(Object.keys(PLAYGROUND_MODES));
  return {
    baseUrls: sources.baseUrl.texts().map((url) => url.replace(/\/+$/, '')),
    ...(auth && { auth }),
    playgroundMode: PLAYGROUND_MODES[mode ?? 'show'] ?? 'show',
    openapi: readOpenapi(sources.openapi).map(({ source }) => source),
    ...(asyncapi.length > 0 && { asyncapi }),
  };
}

/** Specifications as one path, several, or `{ source, directory }`. */
export function readOpenapi(openapi: SettingReader): readonly OpenapiReference[] {
  return openapi.itemsOrSelf().flatMap((entry) => {
    const source = entry.isGroup ? entry.at('source').text() : entry.text();
    const directory = entry.at('directory').text();
    if (source === undefined) return [];
    return [{ source: projectPath(source), ...(directory !== undefined && { directory: projectPath(directory) }) }];
  });
}

function readAuth(auth: SettingReader): ApiSettings['auth'] {
  const method = auth.isGroup ? auth.at('method').text() : auth.text();
  if (method === undefined) return undefined;
  const name = auth.at('name').text();
  const inputPrefix = auth.at('inputPrefix').rawText();
  return { method, ...(name !== undefined && { name }), ...(inputPrefix && { inputPrefix }) };
}
