/** How a request says who sends it, by the settings or by an API description. */

import type { ApiSettings } from '../../../config/site-config.ts';
import type { AuthScheme } from '../../../shared/api-request/credentials.ts';
import { type Operation, requirementsOf } from '../operations.ts';
import { shortWords } from '../short-words.ts';
import type { SpecNode } from '../spec-node.ts';
import type { SampleSettings } from './sample-settings.ts';

/** Ways to say it, one of which is enough; each may need several schemes at once. None where nothing is asked for. */
export type AuthWays = readonly (readonly AuthScheme[])[];

/** A scheme of a way. */
export interface AskedScheme {
  /** As the description names it. */
  readonly id: string;
  /** What a request carries; absent for a certificate, and for what the description does not say. */
  readonly carried: AuthScheme | undefined;
  /** In the description; absent where page or settings ask for it. */
  readonly node?: SpecNode;
  readonly scopes: readonly string[];
}

export interface Authentication {
  /** One of them is enough. None where nothing is asked for. */
  readonly ways: readonly (readonly AskedScheme[])[];
  /** A request is taken without it, too. */
  readonly isOptional: boolean;
}

/** What a request has to say of its sender. Who says most counts: the page, then the API description, then the settings. */
export function authenticationOf(operation: Operation, { auth, authMethod }: SampleSettings): Authentication {
  if (authMethod !== undefined) return writtenAuthentication(waysOfSettings(auth, authMethod));
  const asked = requirementsOf(operation);
  if (asked === undefined) return writtenAuthentication(waysOfSettings(auth));
  const schemes = operation.description.root.at('components').at('securitySchemes');
  const ways = asked.map((way) =>
    way.entries().map(([id, scopes]): AskedScheme => {
      const node = schemes.at(id);
      const needed = scopes.items().flatMap(({ value }) => (typeof value === 'string' ? [value] : []));
      return { id, carried: schemeOf(id, node), node, scopes: needed };
    }),
  );
  if (ways.every((way) => way.length === 0)) return { ways: [], isOptional: false };
  // Nobody can go a way of which nothing is described, where there is another one.
  const known = ways.filter((way) => way.length === 0 || way.some(({ node }) => node?.isPresent));
  const isUsable = known.some((way) => way.length > 0);
  return { ways: isUsable ? known : ways, isOptional: ways.some((way) => way.length === 0) };
}

function writtenAuthentication(ways: AuthWays): Authentication {
  const asked = ways.map((way) => way.map((carried): AskedScheme => ({ id: carried.id, carried, scopes: [] })));
  return { ways: asked, isOptional: false };
}

/** What requests carry in each of the ways. */
export function waysOfOperation(operation: Operation, settings: SampleSettings): AuthWays {
  const ways = authenticationOf(operation, settings).ways.map((way) => way.flatMap(({ carried }) => carried ?? []));
  return ways.some((way) => way.length > 0) ? ways : [];
}

function schemeOf(id: string, scheme: SpecNode): AuthScheme | undefined {
  const type = scheme.text('type');
  const words = scheme.text('description');
  const said = { id, ...(words !== undefined && { words: shortWords(words) }) };
  if (type === 'apiKey') {
    const name = scheme.text('name');
    if (name === undefined) return undefined;
    const place = scheme.text('in');
    if (place === 'query') return { ...said, in: 'query', name, hint: `<${name}>` };
    if (place === 'cookie') return { ...said, in: 'cookie', name, hint: `<${name}>` };
    return { ...said, in: 'header', name, hint: '<api-key>' };
  }
  const kind = scheme.text('scheme')?.toLowerCase();
  const header = { ...said, in: 'header', name: 'Authorization' } as const;
  if (type === 'mutualTLS') return undefined;
  if (type === 'oauth2' || type === 'openIdConnect' || kind === 'bearer')
    return { ...header, prefix: 'Bearer ', hint: '<token>' };
  if (kind === 'basic') return { ...header, ...basicScheme(undefined) };
  return kind === undefined ? undefined : { ...header, prefix: `${scheme.text('scheme')} `, hint: '<credentials>' };
}

/**
 * What the settings ask for. Their name and prefix belong to their own method, and to no other one of a page.
 * @param method of the page, which counts more than that of the settings
 */
export function waysOfSettings(auth: ApiSettings['auth'], method = auth?.method): AuthWays {
  const isOwn = auth?.method.toLowerCase() === method?.toLowerCase();
  const { name, inputPrefix = '' } = (isOwn ? auth : undefined) ?? {};
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
