/** The parts of a request, from whatever describes it, as one. */

import type { Credentials } from './credentials.ts';
import { plainLines } from './languages/literals.ts';
import { oneLine } from './parameter-text.ts';
import { addressOf, type SampleBody, type SampleHeader, type SampleRequest } from './sample-request.ts';

export interface RequestParts {
  readonly method: string;
  readonly base: string;
  /** Its placeholders filled in as far as something is known of them. */
  readonly path: string;
  readonly credentials: Credentials;
  /** Encoded, as `name=value`. */
  readonly query: readonly string[];
  /** They count more than credentials of the same name. */
  readonly headers: readonly SampleHeader[];
  /** `name=value`. */
  readonly cookies: readonly string[];
  readonly body: SampleBody | undefined;
}

/** Requests with these have no body: browsers refuse to send one. */
const WITHOUT_BODY: ReadonlySet<string> = new Set(['GET', 'HEAD', 'TRACE']);
/** A name that can be sent, and means the same in every language. */
const HEADER_NAME = /^[\w.-]+$/;

/** A kind of content that shells and languages read as nothing else. */
const PART_TYPE = /^[\w.+-]+\/[\w.+-]+(?:; ?[\w-]+=[\w.+-]+)*$/;

/** What a reader puts into a header. */
export function placeholderOf(name: string): string {
  return `<${name}>`;
}

export function requestOf(parts: RequestParts): SampleRequest {
  const { method, base, path, credentials } = parts;
  const body = WITHOUT_BODY.has(method) || parts.body === undefined ? undefined : cleanBody(parts.body);
  const headers = new Map<string, SampleHeader>();
  const add = ({ name, value }: SampleHeader): void => {
    if (HEADER_NAME.test(name)) headers.set(name.toLowerCase(), { name, value: oneLine(value) });
  };
  for (const header of credentials.headers) add(header);
  // A parameter that says no more than its name knows less than the credentials.
  for (const header of parts.headers)
    if (header.value !== placeholderOf(header.name) || !headers.has(header.name.toLowerCase())) add(header);
  const cookies = [...credentials.cookies, ...parts.cookies];
  if (cookies.length > 0) add({ name: 'Cookie', value: cookies.join('; ') });
  // The body says what it is.
  headers.delete('content-type');
  headers.delete('content-length');
  if (body?.kind === 'json' || body?.kind === 'text' || body?.kind === 'file')
    add({ name: 'Content-Type', value: body.contentType });
  if (body?.kind === 'form') add({ name: 'Content-Type', value: 'application/x-www-form-urlencoded' });
  return {
    method,
    address: addressOf(base, path, [...credentials.query, ...parts.query]),
    headers: [...headers.values()],
    ...(body && { body }),
  };
}

/** Without what nobody sees; JSON can name it. */
function cleanBody(body: SampleBody): SampleBody {
  switch (body.kind) {
    case 'json':
      return body;
    case 'text':
      return { ...body, text: plainLines(body.text) };
    case 'file':
      return { ...body, name: fileName(body.name) };
    default:
      return {
        ...body,
        fields: body.fields.map(({ name, value, isFile, type = '' }) => ({
          name: oneLine(name),
          value: isFile ? fileName(value) : plainLines(value),
          isFile,
          ...(PART_TYPE.test(type) && { type }),
        })),
      };
  }
}

/** A name that no shell and no language reads as anything else. */
function fileName(name: string): string {
  return name.replace(/[^\w.-]+/g, '_').replace(/^[-.]+/, '') || 'file';
}
