/** What may stand before the path of an endpoint. */

import type { WrittenEndpoint } from '../../config/endpoint.ts';
import type { EndpointServer } from '../pages/page-model.ts';
import type { PageModel, SiteModel } from './site-model.ts';

/** Base URLs of the settings count more than what the API description says. None for a whole address and for a webhook. */
export function basesOf(
  { method, path }: WrittenEndpoint,
  { config }: SiteModel,
  { endpoint }: Pick<PageModel, 'endpoint'>,
): readonly EndpointServer[] {
  if (/^(?:https?|wss?):/i.test(path) || method === 'WEBHOOK') return [];
  const written = config.api.baseUrls.map((url) => ({ url: url.replace(/\/$/, '') }));
  return written.length > 0 ? written : (endpoint?.servers ?? []);
}
