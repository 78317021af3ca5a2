import { fileOf } from '../../../engine/index.ts';
import type { WholeRule } from '../writing-rule.ts';
import { createTextTest } from './endpoint-texts.ts';

/** Fewer endpoints are hardly an API that strangers call. */
const FEWEST = 3;

const isSaid = createTextTest(
  /\b(?:rate[- ]?limit\w*|throttl\w+|too many requests|requests? (?:per|\/|each|a) ?(?:second|minute|hour|day|month)|quotas?|429)\b/i,
);

/** Said once, on any page of the site. */
export const rateLimits: WholeRule = {
  over: 'whole',
  theme: 'api',
  from: 'strict',
  code: 'writing/rate-limits',
  title: 'API without a word on its limits',
  why: 'Programs that run into a limit stop. Whoever writes them has to know how many requests are allowed, and what comes then.',
  run({ pages, files }) {
    const endpoints = [...pages.values()].filter(
      ({ frontMatter: { api, openapi } }) => typeof api === 'string' || typeof openapi === 'string',
    );
    if (endpoints.length < FEWEST) return [];
    for (const page of pages.values()) {
      const bytes = files.get(fileOf(page) ?? '');
      if (bytes !== undefined && isSaid(bytes)) return [];
    }
    return [
      {
        message: `The site describes ${endpoints.length} endpoints, and no page says how many requests are allowed.`,
        hint: 'Say it in numbers on one page, with the answer that comes beyond it. Where there are no limits, say that.',
      },
    ];
  },
};
