/** What a request carries to say who sends it. */

import { encodeValue, placeholder, type SampleHeader } from './sample-request.ts';

/** One way to say who sends a request; a request may need several at once. */
export interface AuthScheme {
  /** Tells the schemes of a page apart. */
  readonly id: string;
  readonly in: 'header' | 'query' | 'cookie';
  /** Of the header, the parameter or the cookie. */
  readonly name: string;
  /** What stands before what the reader knows: `Bearer `. */
  readonly prefix?: string;
  /** What the reader fills in, for example `<token>`. */
  readonly hint: string;
  /** What is known of it already: the beginning of every key, for example `sk_`. */
  readonly beginning?: string;
  /** The names of the user and of the password, which are sent in one. */
  readonly basic?: readonly [user: string, password: string];
  /** What its author says of it. */
  readonly words?: string;
}

export interface Credentials {
  readonly headers: readonly SampleHeader[];
  /** Encoded, as `name=value`. */
  readonly query: readonly string[];
  /** `name=value`. */
  readonly cookies: readonly string[];
}

export const NO_CREDENTIALS: Credentials = { headers: [], query: [], cookies: [] };

/**
 * The credentials with what readers fill in by themselves: `<token>`.
 * @param given what the reader has typed for a scheme; one for which nothing is given is left out
 */
export function credentialsOf(
  schemes: readonly AuthScheme[],
  given?: (scheme: AuthScheme) => string | undefined,
): Credentials {
  const headers: SampleHeader[] = [];
  const query: string[] = [];
  const cookies: string[] = [];
  for (const scheme of schemes) {
    const { in: place, name, prefix = '', beginning = '', hint } = scheme;
    const known = given?.(scheme);
    if (given !== undefined && known === undefined) continue;
    const value = prefix + (known ?? beginning + hint);
    if (place === 'query')
      query.push(`${encodeValue(name)}=${known === undefined ? placeholder(name) : encodeValue(value)}`);
    else if (place === 'cookie') cookies.push(`${name}=${value}`);
    else headers.push({ name, value });
  }
  return { headers, query, cookies };
}
