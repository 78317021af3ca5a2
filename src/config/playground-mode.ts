/** What readers see of the playground, by the names that authors give it. */

import type { ApiSettings } from './site-config.ts';

export type PlaygroundMode = ApiSettings['playgroundMode'];

/** As the settings and the front matter of both formats name them. Nobody signs in to a site of files, so `auth` shows it. */
export const PLAYGROUND_MODES: Readonly<Record<string, PlaygroundMode>> = {
  show: 'show',
  simple: 'simple',
  hide: 'hide',
  interactive: 'show',
  auth: 'show',
  none: 'hide',
};

/** @param written `playground` of the page, which counts more than the settings */
export function playgroundMode(
  { playgroundMode: usual }: Pick<ApiSettings, 'playgroundMode'>,
  written: unknown,
): PlaygroundMode {
  const name = typeof written === 'string' ? written.trim().toLowerCase() : '';
  return (Object.hasOwn(PLAYGROUND_MODES, name) ? PLAYGROUND_MODES[name] : undefined) ?? usual;
}
