import { detailPlace } from '../front-matter/detail-place.ts';
import type { WritingRule } from '../writing-rule.ts';
import { endpointOf } from './endpoint-page.ts';

/** Codes of errors as texts and samples name them, and the words for them. */
const NAMED =
  /\b(?:4\d\d|5\d\d|[45]xx)\b|\b(?:bad request|unauthorized|forbidden|not found|too many requests|internal server error)\b|\berrors?\b/i;

/** A number in an address or in a long sample says nothing of errors, but who has one is left alone. */
export const statusCodes: WritingRule = {
  over: 'writing',
  theme: 'api',
  from: 'strict',
  code: 'writing/status-codes',
  title: 'Endpoint that names no error',
  why: 'Programs meet errors, and whoever writes them has to know which status codes come, and what they look like.',
  run(page) {
    const { text, bodyStart, parts } = page;
    if (endpointOf(page) === undefined) return [];
    // What it takes in may tell of them.
    if (
      NAMED.test(text.slice(bodyStart)) ||
      parts.tags.some(({ name, kind }) => kind === 'empty' && /^[A-Z]/.test(name))
    )
      return [];
    return [
      {
        ...detailPlace(text, 'api'),
        subject: [],
        message: 'The page names no status code of an error.',
        hint: 'Say which status codes come when, and add an answer with an error to the `<ResponseExample>`.',
      },
    ];
  },
};
