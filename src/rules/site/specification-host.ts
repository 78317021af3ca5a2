import { quote } from '../../config/describe-value.ts';
import { rangeAt } from '../../project/diagnostics.ts';
import { UNKNOWN_HOST } from '../../shared/api-request/sample-request.ts';
import type { SiteRule } from '../rule.ts';

const WITH_HOST = /^(?:[a-z][a-z\d+.-]*|\{[^{}]+\}):\/\/[^/\s]/i;

export const specificationHost: SiteRule = {
  over: 'site',
  code: 'site/specification-host',
  severity: 'warning',
  title: 'API description that names no host',
  why: 'Readers cannot try its operations out, and the samples that they copy lead to an address that nobody answers.',
  run({ config, pages }) {
    if (config.api.baseUrls.length > 0) return [];
    const hosts = new Map<string, boolean>();
    for (const { endpoint } of pages.values()) {
      if (endpoint === undefined || endpoint.isWebhook) continue;
      const hasHost = endpoint.servers.some(({ url }) => WITH_HOST.test(url));
      hosts.set(endpoint.file, hasHost || hosts.get(endpoint.file) === true);
    }
    return [...hosts].flatMap(([file, hasHost]) =>
      hasHost
        ? []
        : [
            {
              subject: [file],
              message: `The API description ${quote(file)} does not say where the API answers, so samples show ${quote(UNKNOWN_HOST)}.`,
              hint: 'Set the base URL among the settings of the API, or add `servers` with a whole address to the description.',
              file,
              range: rangeAt(1, 1),
            },
          ],
    );
  },
};
