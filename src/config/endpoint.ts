/** Endpoints as authors write them: `GET /users`, `spec.json POST /users/{id}`, `webhook orderPaid`. */

const METHODS = 'GET|POST|PUT|PATCH|DELETE|HEAD|OPTIONS|TRACE';
const ENDPOINT = new RegExp(`^(?:\\S+\\s+)?(?:${METHODS})\\s+/`, 'i');
/** In front matter an address may stand in the place of the path. */
const METHOD = new RegExp(`^(?:\\S+\\s+)?(${METHODS})\\s+\\S`, 'i');
const WEBHOOK = /^(?:\S+\s+)?webhook\s+\S/i;

/** Whether an entry of the navigation names an endpoint rather than a page. */
export function isEndpoint(entry: string): boolean {
  return ENDPOINT.test(entry) || WEBHOOK.test(entry);
}

/** Method of an endpoint page in upper case, from `api` or `openapi` of its front matter; `WEBHOOK` for what the API sends by itself. */
export function methodOf(frontMatter: { readonly api?: string; readonly openapi?: string }): string | undefined {
  for (const value of [frontMatter.api, frontMatter.openapi]) {
    if (typeof value !== 'string') continue;
    const method = METHOD.exec(value.trim())?.[1];
    if (method !== undefined) return method.toUpperCase();
    if (WEBHOOK.test(value.trim())) return 'WEBHOOK';
  }
  return undefined;
}
