import { detailPlace } from '../front-matter/detail-place.ts';
import type { WritingRule } from '../writing-rule.ts';
import { endpointOf } from './endpoint-page.ts';

export const responseExample: WritingRule = {
  over: 'writing',
  theme: 'api',
  from: 'strict',
  code: 'writing/response-example',
  title: 'Endpoint without an example of its answer',
  why: 'Readers write code against what comes back. Without an example they have to call the endpoint to find out.',
  run(page) {
    const endpoint = endpointOf(page);
    const {
      text,
      parts: { tags, fences },
    } = page;
    if (endpoint === undefined || /^(?:HEAD|OPTIONS)$/.test(endpoint.method)) return [];
    const hasExample =
      tags.some(({ name }) => name === 'ResponseExample') || fences.some(({ info }) => /json/i.test(info));
    // What it takes in may hold one.
    if (hasExample || tags.some(({ name, kind }) => kind === 'empty' && /^[A-Z]/.test(name))) return [];
    return [
      {
        ...detailPlace(text, 'api'),
        subject: [],
        message: 'The page has no example of what the endpoint answers.',
        hint: 'Add a `<ResponseExample>` with an answer, and one with an error.',
      },
    ];
  },
};
