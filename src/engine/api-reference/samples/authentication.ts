/** How a request says who sends it, by the settings or by an API description. */

import type { ApiSettings } from '../../../config/site-config.ts';
import type { AuthScheme } from '../../../shared/api-request/credentials.ts';
import { type Operation, requirementsOf } from '../operations.ts';
import { shortWords } from '../short-words.ts';
import type { SpecNode } from '../spec-node.ts';
import type { SampleSettings } from './sample-settings.ts';

/** Ways to say it, one of which is enough; each may need several schemes at once. None where nothing is asked for. */
export type AuthWays = readonly (readonly AuthScheme[])[];

/** Who says most counts: the page, then the API description, then the settings. */
export function waysOfOperation(operation: Operation, { auth, authMethod }: SampleSettings): AuthWays {
  if (authMethod !== undefined) return waysOfSettings(auth, authMethod);
  const asked = requirementsOf(operation);
  if (asked === undefined) return waysOfSettings(auth);
  const schemes = operation.description.root.at('components').at('securitySchemes');
  const ways = asked.map((way) => way.entries().flatMap(([name]) => schemeOf(name, schemes.at(name)) ?? []));
  return ways.some((way) => way.length > 0) ? ways : [];
}

function schemeOf(id: string, scheme: SpecNode): AuthScheme | undefined {
  const type = scheme.text('type');
  const words = scheme.text('description');
  const said = { id, ...(words !== undefined && { words: shortWords(words) }) };
  if (type === 'apiKey') {
    const name = scheme.text('name') ?? '';
    const place = scheme.text('in');
    if (place === 'query') return { ...said, in: 'query', name, hint: `<${name}>` };
    if (place === 'cookie') return { ...said, in: 'cookie', name, hint: `<${name}>` };
    return { ...said, in: 'header', name, hint: '<api-key>' };
  }
  const kind = scheme.text('scheme')?.toLowerCase();
  const header = { ...said, in: 'header', name: 'Authorization' } as const;
  if (type === 'oauth2' || type === 'openIdConnect' || kind === 'bearer')
    return { ...header, prefix: 'Bearer ', hint: '<token>' };
  if (kind === 'basic') return { ...header, ...basicScheme(undefined) };
  return kind === undefined ? undefined : { ...header, prefix: `${scheme.text('scheme')} `, hint: '<credentials>' };
}

/**
 * What the settings ask for.
 * @param method of the page, which counts more than that of the settings
 */
export function waysOfSettings(auth: ApiSettings['auth'], method = auth?.method): AuthWays {
  const { name, inputPrefix = '' } = auth ?? {};
  const beginning = inputPrefix === '' ? {} : { beginning: inputPrefix };
  const header = { id: 'settings', in: 'header' } as const;
  switch (method?.toLowerCase()) {
    case 'bearer': {
      const prefix = /^bearer\b/i.test(inputPrefix) ? {} : { prefix: 'Bearer ' };
      return [[{ ...header, name: name ?? 'Authorization', ...prefix, ...beginning, hint: '<token>' }]];
    }
    case 'basic':
      return [[{ ...header, name: 'Authorization', ...basicScheme(name) }]];
    case 'key':
      return [[{ ...header, name: name ?? 'x-api-key', ...beginning, hint: '<api-key>' }]];
    default:
      return [];
  }
}

/** @param names of the user and the password, with a colon between them */
function basicScheme(names = 'username:password'): Pick<AuthScheme, 'prefix' | 'hint' | 'basic'> {
  const [user = '', ...rest] = names.split(':');
  const password = rest.length > 0 ? rest.join(':') : 'password';
  return { prefix: 'Basic ', hint: `<base64(${user}:${password})>`, basic: [user, password] };
}
