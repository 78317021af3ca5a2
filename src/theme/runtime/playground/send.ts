/** Sends the request that is shown, from the reader's browser, and brings back what came. */
import { formText } from '../../../shared/api-request/form-text.ts';
import { jsonText } from '../../../shared/api-request/languages/literals.ts';
import { partHead, partsEnd } from '../../../shared/api-request/multipart-text.ts';
import type { FormField, SampleRequest } from '../../../shared/api-request/sample-request.ts';
import type { TypedRequest } from './request.ts';

export interface Answer {
  readonly status: number;
  readonly statusText: string;
  /** Where the request was led on to. */
  readonly redirectedTo: string | undefined;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body: Uint8Array<ArrayBuffer>;
  /** What kind of content it is said to be. */
  readonly type: string;
  readonly milliseconds: number;
  /** Why it is not whole. */
  readonly cut?: 'cancelled' | 'broken';
}

export type Outcome =
  | { readonly kind: 'answer'; readonly answer: Answer }
  | { readonly kind: 'cancelled'; readonly milliseconds: number }
  /** `isSent`: the API may have got the request, and only the answer is kept from the page. */
  | { readonly kind: 'forbidden'; readonly isSent: boolean }
  | { readonly kind: 'unreachable' }
  /** A page of https may not call plain http. */
  | { readonly kind: 'mixed' };

/** Headers that browsers set by themselves, or not at all. */
const UNSENDABLE =
  /^(?:accept-charset|accept-encoding|access-control-request-.*|connection|content-length|cookie2?|date|dnt|expect|host|keep-alive|origin|permissions-policy|proxy-.*|referer|sec-.*|set-cookie|te|trailer|transfer-encoding|upgrade|via)$/i;

/** Names of headers that a browser lets no page set. */
export function unsendable({ headers }: SampleRequest): readonly string[] {
  return headers.map(({ name }) => name).filter((name) => UNSENDABLE.test(name));
}

export function isSendableMethod(method: string): boolean {
  return method !== 'TRACE' && method !== 'CONNECT';
}

/** Whether a browser can call an address at all. */
export function isCallable(address: string): boolean {
  return /^https?:$/.test(URL.canParse(address) ? new URL(address).protocol : '');
}

/** @param onProgress told how many bytes have come */
export async function send(
  typed: TypedRequest,
  signal: AbortSignal,
  onProgress: (bytes: number) => void,
): Promise<Outcome> {
  const { request } = typed;
  const began = performance.now();
  const elapsed = (): number => performance.now() - began;
  let response: Response;
  try {
    response = await fetch(request.address, {
      method: request.method,
      headers: headersOf(request),
      body: bodyOf(typed),
      signal,
      // Nothing goes along that the samples do not show.
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      cache: 'no-store',
    });
  } catch {
    if (signal.aborted) return { kind: 'cancelled', milliseconds: elapsed() };
    return failure(request);
  }
  const { chunks, cut } = await receive(response, signal, onProgress);
  return {
    kind: 'answer',
    answer: {
      status: response.status,
      statusText: response.statusText,
      redirectedTo: response.redirected ? response.url : undefined,
      headers: [...response.headers],
      body: joined(chunks),
      type: response.headers.get('Content-Type') ?? '',
      milliseconds: elapsed(),
      ...(cut && { cut }),
    },
  };
}

async function receive(response: Response, signal: AbortSignal, onProgress: (bytes: number) => void) {
  const chunks: Uint8Array[] = [];
  const reader = response.body?.getReader();
  let size = 0;
  try {
    for (let next = await reader?.read(); next !== undefined && !next.done; next = await reader?.read()) {
      chunks.push(next.value);
      size += next.value.length;
      onProgress(size);
    }
  } catch {
    // What came until then is shown.
    return { chunks, cut: signal.aborted ? ('cancelled' as const) : ('broken' as const) };
  }
  return { chunks, cut: undefined };
}

function joined(chunks: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(chunks.reduce((sum, chunk) => sum + chunk.length, 0));
  let at = 0;
  for (const chunk of chunks) {
    all.set(chunk, at);
    at += chunk.length;
  }
  return all;
}

function headersOf(request: SampleRequest): Headers {
  const headers = new Headers();
  const left = new Set(unsendable(request));
  for (const { name, value } of request.headers) if (!left.has(name)) headers.set(name, byteText(value));
  return headers;
}

/** A header holds bytes: letters beyond them are sent as UTF-8, as other programs do. */
function byteText(value: string): string {
  return Array.from(new TextEncoder().encode(value), (byte) => String.fromCharCode(byte)).join('');
}

function bodyOf({ request: { body }, files }: TypedRequest): BodyInit | null {
  switch (body?.kind) {
    case 'json':
      return jsonText(body.value);
    case 'text':
      return body.text;
    case 'form':
      return formText(body.fields);
    case 'file':
      // Its own type would stand in for the one that is shown.
      return files[0]?.slice(0, files[0].size, body.contentType) ?? null;
    case 'multipart':
      return multipartOf(body.fields, files);
    default:
      return null;
  }
}

/** Written by ourselves: what `FormData` sends with a type of its own, it sends as a file. */
function multipartOf(fields: readonly FormField[], files: readonly File[]): Blob {
  // The browser's own mark between parts, in the letters that are left of it in the type of a blob.
  const [, mark = ''] = (new Response(new FormData()).headers.get('Content-Type') ?? '').split('boundary=');
  const boundary = mark.toLowerCase();
  const left = [...files];
  const parts = fields.flatMap((field): BlobPart[] => {
    const file = field.isFile ? left.shift() : undefined;
    return [partHead(field, boundary), file ?? field.value, '\r\n'];
  });
  return new Blob([...parts, partsEnd(boundary)], { type: `multipart/form-data; boundary=${boundary}` });
}

/** Browsers say of no failure why. */
async function failure(request: SampleRequest): Promise<Outcome> {
  const { protocol, origin, hostname } = new URL(request.address);
  const isLocal = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname);
  if (location.protocol === 'https:' && protocol === 'http:' && !isLocal) return { kind: 'mixed' };
  try {
    // Nothing of the request goes along: whether anybody answers at all.
    await fetch(origin, { method: 'HEAD', mode: 'no-cors', credentials: 'omit', referrerPolicy: 'no-referrer' });
  } catch {
    return { kind: 'unreachable' };
  }
  return { kind: 'forbidden', isSent: isSimple(request) };
}

/** Such requests go out before the browser asks whether they may. */
function isSimple({ method, headers }: SampleRequest): boolean {
  const isPlain = headers.every(
    ({ name, value }) =>
      /^(?:accept|accept-language|content-language)$/i.test(name) ||
      (/^content-type$/i.test(name) &&
        /^(?:application\/x-www-form-urlencoded|multipart\/form-data|text\/plain)/i.test(value)),
  );
  return isPlain && ['GET', 'HEAD', 'POST'].includes(method);
}
