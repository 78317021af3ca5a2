/** What a request carries to say who sends it. Never a real secret: only what a reader fills in. */

import type { ApiSettings } from '../../../config/site-config.ts';
import { type Operation, requirementsOf } from '../operations.ts';
import type { SpecNode } from '../spec-node.ts';
import { encodeValue, placeholder, type SampleHeader } from './sample-request.ts';

export interface Credentials {
  readonly headers: readonly SampleHeader[];
  /** Encoded, as `name=value`. */
  readonly query: readonly string[];
  /** `name=value`. */
  readonly cookies: readonly string[];
}

export const NO_CREDENTIALS: Credentials = { headers: [], query: [], cookies: [] };

/** What the first of the ways asks for that the API description names; `undefined` where it says nothing of any. */
export function credentialsOfOperation(operation: Operation): Credentials | undefined {
  const asked = requirementsOf(operation);
  if (asked === undefined) return undefined;
  const schemes = operation.description.root.at('components').at('securitySchemes');
  const all = (asked[0]?.entries() ?? []).map(([name]) => credentialsOfScheme(schemes.at(name)));
  return {
    headers: all.flatMap(({ headers }) => headers),
    query: all.flatMap(({ query }) => query),
    cookies: all.flatMap(({ cookies }) => cookies),
  };
}

function credentialsOfScheme(scheme: SpecNode): Credentials {
  const type = scheme.text('type');
  if (type === 'apiKey') {
    const name = scheme.text('name') ?? '';
    const place = scheme.text('in');
    if (place === 'query') return { ...NO_CREDENTIALS, query: [`${encodeValue(name)}=${placeholder(name)}`] };
    if (place === 'cookie') return { ...NO_CREDENTIALS, cookies: [`${name}=<${name}>`] };
    return inHeader(name, '<api-key>');
  }
  const kind = scheme.text('scheme')?.toLowerCase();
  if (type === 'oauth2' || type === 'openIdConnect' || kind === 'bearer')
    return inHeader('Authorization', 'Bearer <token>');
  if (kind === 'basic') return inHeader('Authorization', basicValue(undefined));
  return kind === undefined ? NO_CREDENTIALS : inHeader('Authorization', `${scheme.text('scheme')} <credentials>`);
}

/**
 * What the settings ask for.
 * @param method of the page, which counts more than that of the settings
 */
export function credentialsOfSettings(auth: ApiSettings['auth'], method = auth?.method): Credentials {
  const prefix = auth?.inputPrefix ?? '';
  switch (method?.toLowerCase()) {
    case 'bearer':
      return inHeader(auth?.name ?? 'Authorization', `${/^bearer\b/i.test(prefix) ? '' : 'Bearer '}${prefix}<token>`);
    case 'basic':
      return inHeader('Authorization', basicValue(auth?.name));
    case 'key':
      return inHeader(auth?.name ?? 'x-api-key', `${prefix}<api-key>`);
    default:
      return NO_CREDENTIALS;
  }
}

/** @param names of the user and the password, with a colon between them */
function basicValue(names = 'username:password'): string {
  return `Basic <base64(${names.includes(':') ? names : `${names}:password`})>`;
}

function inHeader(name: string, value: string): Credentials {
  return { ...NO_CREDENTIALS, headers: [{ name, value }] };
}
