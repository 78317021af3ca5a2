import { plainAttribute } from '../../../page-source/headings/tag-attributes.ts';
import type { Spot, WritingRule } from '../writing-rule.ts';
import { endpointOf } from './endpoint-page.ts';

/** What is asked for in an address. */
const QUERY = /https?:\/\/[^\s"'`<>?]+\?([^\s"'`<>#]+)/g;

export const sampleParameter: WritingRule = {
  over: 'writing',
  theme: 'api',
  from: 'strict',
  code: 'writing/sample-parameter',
  title: 'Parameter of a sample without a field',
  why: 'Readers see it in the sample, and are not told what it does, and what else it may be.',
  run(page) {
    const { text, parts } = page;
    const endpoint = endpointOf(page);
    // What it takes in may hold fields.
    if (
      endpoint === undefined ||
      parts.tags.some(({ name, kind }) => kind === 'empty' && !/^(?:Param|Response)/.test(name) && /^[A-Z]/.test(name))
    )
      return [];
    const fixed = /^[^{:]*/.exec(endpoint.path.replace(/^https?:\/\/[^/]+/, ''))?.[0] ?? '';
    const given = new Set(
      parts.tags
        .filter(({ name }) => name === 'ParamField' || name === 'Param')
        .flatMap((tag) => plainAttribute(text, tag, 'query')?.written ?? []),
    );
    const told = new Set<string>();
    return parts.fences.flatMap((fence): Spot[] =>
      [...text.slice(fence.start, fence.end).matchAll(QUERY)].flatMap(
        ({ 0: address, 1: query = '', index }): Spot[] => {
          if (fixed.length < 2 || !address.includes(fixed)) return [];
          const at = fence.start + index + address.length - query.length;
          return [...query.matchAll(/(?:^|&)([\w.-]+)(?:\[\])?=/g)].flatMap((match): Spot[] => {
            const [whole, name = ''] = match;
            if (given.has(name) || told.has(name)) return [];
            told.add(name);
            const start = at + match.index + (whole.startsWith('&') ? 1 : 0);
            return [
              {
                start,
                end: start + name.length,
                subject: [name],
                message: `The sample asks with \`${name}\`, and the page has no field for it.`,
                hint: `Add \`<ParamField query="${name}" type="string">\` that says what it does.`,
              },
            ];
          });
        },
      ),
    );
  },
};
