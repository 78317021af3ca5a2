/**
 * A request as samples show it. Its texts are plain, as they are sent, but for what a reader fills in: `{name}` in the address,
 * `<name>` elsewhere.
 */
export interface SampleRequest {
  /** In upper case. */
  readonly method: string;
  /** Whole, with its query; see `encodeAddress` for the letters that it holds. */
  readonly address: string;
  /** `Content-Type` is among them where the body does not say it. */
  readonly headers: readonly SampleHeader[];
  readonly body?: SampleBody;
}

export interface SampleHeader {
  readonly name: string;
  /** One line. */
  readonly value: string;
}

export type SampleBody =
  | { readonly kind: 'json'; readonly contentType: string; readonly value: unknown }
  | { readonly kind: 'form'; readonly fields: readonly FormField[] }
  | { readonly kind: 'multipart'; readonly fields: readonly FormField[] }
  | { readonly kind: 'text'; readonly contentType: string; readonly text: string }
  /** A file as it is, by its name. */
  | { readonly kind: 'file'; readonly contentType: string; readonly name: string };

export interface FormField {
  readonly name: string;
  /** For a file its name. */
  readonly value: string;
  readonly isFile: boolean;
  /** What the part of a `multipart` body says that it is, for example `application/json`. */
  readonly type?: string;
}

/** Stands for an address that nobody has given. */
export const UNKNOWN_HOST = 'https://api.example.com';

/**
 * The base and the path as one address.
 * @param base may be a path of a host that is not known, or empty
 * @param query encoded, as `name=value`
 */
export function addressOf(base: string, path: string, query: readonly string[]): string {
  const isWhole = /^[a-z][a-z\d+.-]*:\/\//i.test(path);
  const host = /^[a-z][a-z\d+.-]*:\/\//i.test(base) ? base : `${UNKNOWN_HOST}${base.startsWith('/') ? base : ''}`;
  const whole = isWhole ? path : `${host.replace(/\/$/, '')}/${path.replace(/^\//, '')}`;
  const sign = whole.includes('?') ? '&' : '?';
  return encodeAddress(query.length === 0 ? whole : `${whole}${sign}${query.join('&')}`);
}

/**
 * An address in letters that are the same in every language: what would end a text or begin code in one of them is encoded. Braces
 * stay, for they hold what readers fill in.
 */
export function encodeAddress(address: string): string {
  return address.replace(/%(?![\da-f]{2})/gi, '%25').replace(/[^\w\-.~:/?@&=+,;%{}()*]/gu, (sign) => encodeSign(sign));
}

/** One value of an address: nothing in it has a meaning there. */
export function encodeValue(value: string): string {
  return value.replace(/[^\w\-.~]/gu, (sign) => encodeSign(sign));
}

/** Like `encodeValue`, but that the signs which addresses are made of stay. Nothing ends the address. */
export function encodeReserved(value: string): string {
  return value.replace(/%(?![\da-f]{2})/gi, '%25').replace(/[^\w\-.~:/?@&=+,;%()*]/gu, (sign) => encodeSign(sign));
}

/** What a reader fills in. */
export function placeholder(name: string): string {
  return `{${name.replace(/[^\p{L}\p{N}_.-]+/gu, '_')}}`;
}

/** Half a letter of two has no bytes. */
function encodeSign(sign: string): string {
  return [...new TextEncoder().encode(sign)]
    .map((byte) => `%${byte.toString(16).toUpperCase().padStart(2, '0')}`)
    .join('');
}
