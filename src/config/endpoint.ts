/** Endpoints as authors write them: `GET /users`, `spec.json POST /users/{id}`, `webhook orderPaid`. */

const METHODS = 'GET|POST|PUT|PATCH|DELETE|HEAD|OPTIONS|TRACE';
const ENDPOINT = new RegExp(`^(?:\\S+\\s+)?(?:${METHODS})\\s+/`, 'i');
/** In front matter an address may stand in the place of the path. */
const METHOD = new RegExp(`^(?:\\S+\\s+)?(${METHODS})\\s+\\S`, 'i');
const WRITTEN = new RegExp(`(?:^|\\s)(?:(${METHODS}|WSS?)\\s+(\\S+)|(WEBHOOK)\\s+(\\S.*?))\\s*$`, 'i');
const WEBHOOK = /^(?:\S+\s+)?webhook\s+\S/i;

/** Whether an entry of the navigation names an endpoint rather than a page. */
export function isEndpoint(entry: string): boolean {
  return ENDPOINT.test(entry) || WEBHOOK.test(entry);
}

/** Method of an endpoint page in upper case, from `openapi` or `api` of its front matter; `WEBHOOK` for what the API sends by itself. */
export function methodOf(frontMatter: { readonly api?: string; readonly openapi?: string }): string | undefined {
  for (const value of [frontMatter.openapi, frontMatter.api]) {
    if (typeof value !== 'string') continue;
    const method = METHOD.exec(value.trim())?.[1];
    if (method !== undefined) return method.toUpperCase();
    if (WEBHOOK.test(value.trim())) return 'WEBHOOK';
  }
  return undefined;
}

/** What a page sends a request to: `api: POST https://…/users`, `openapi: spec.yaml POST /users`; a webhook's name. */
export interface WrittenEndpoint {
  /** In upper case; `WEBHOOK` for what the API sends by itself. */
  readonly method: string;
  readonly path: string;
}

/** `undefined` where front matter names no endpoint. Of both settings `openapi` counts, which also fills the page. */
export function readEndpoint({
  api,
  openapi,
}: {
  readonly api?: string;
  readonly openapi?: string;
}): WrittenEndpoint | undefined {
  const written = [openapi, api].find((value) => typeof value === 'string' && value.trim() !== '');
  const match = WRITTEN.exec(written ?? '');
  if (match === null) return undefined;
  const [, method = '', path = '', webhook, name = ''] = match;
  return webhook === undefined ? { method: method.toUpperCase(), path } : { method: 'WEBHOOK', path: name };
}
