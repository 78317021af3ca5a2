/** Operations as authors name them: `GET /users`, `openapi.json POST /users/{id}`, `webhook orderPaid`. */

import type { ApiDescription, Operation } from './operations.ts';

export interface EndpointName {
  /** The file that is named in front, as it is written. */
  readonly file?: string;
  readonly kind: Operation['kind'];
  /** In upper case; absent for a webhook. */
  readonly method?: string;
  readonly path: string;
}

const ENDPOINT = /^(?:(\S+)\s+)?(get|post|put|patch|delete|head|options|trace)\s+(\S.*)$/i;
const WEBHOOK = /^(?:(\S+)\s+)?webhook\s+(\S.*)$/i;

/** `undefined` for anything that names no operation. */
export function parseEndpointName(written: string): EndpointName | undefined {
  const text = written.trim();
  const webhook = WEBHOOK.exec(text);
  if (webhook) return { ...fileOf(webhook[1]), kind: 'webhook', path: (webhook[2] as string).trim() };
  const endpoint = ENDPOINT.exec(text);
  if (!endpoint) return undefined;
  const [, file, method, path] = endpoint as unknown as [string, string | undefined, string, string];
  return { ...fileOf(file), kind: 'endpoint', method: method.toUpperCase(), path: path.trim() };
}

function fileOf(file: string | undefined): { readonly file?: string } {
  return file === undefined ? {} : { file };
}

/** The operation in the first description that has it. A slash at the end of a path makes no difference. */
export function findOperation(name: EndpointName, descriptions: readonly ApiDescription[]): Operation | undefined {
  const isMeant = ({ kind, method, path }: Operation): boolean =>
    kind === name.kind &&
    withoutSlash(path) === withoutSlash(name.path) &&
    (name.method === undefined || method === name.method);
  for (const { operations } of descriptions) {
    const found = operations.find(isMeant);
    if (found !== undefined) return found;
  }
  return undefined;
}

function withoutSlash(path: string): string {
  return path.length > 1 ? path.replace(/\/$/, '') : path;
}
