import { plainAttribute } from '../../../page-source/headings/tag-attributes.ts';
import { detailPlace } from '../front-matter/detail-place.ts';
import type { Spot, WritingRule } from '../writing-rule.ts';
import { endpointOf } from './endpoint-page.ts';

export const pathParameter: WritingRule = {
  over: 'writing',
  theme: 'api',
  from: 'gentle',
  code: 'writing/path-parameter',
  title: 'Parameter of the path without a field',
  why: 'Readers see a name in the path and are not told what to put there, and the playground has no field for it.',
  run(page) {
    const {
      text,
      parts: { tags },
    } = page;
    const endpoint = endpointOf(page);
    if (endpoint === undefined) return [];
    const names = [...endpoint.path.matchAll(/\{([\w.-]{1,100})\}|:([A-Za-z_]\w{0,100})(?=\/|$)/g)].map(
      ([, braced, behindColon]) => braced ?? behindColon ?? '',
    );
    const given = new Set(
      tags
        .filter(({ name }) => name === 'ParamField' || name === 'Param')
        .flatMap((tag) => plainAttribute(text, tag, 'path')?.written ?? []),
    );
    return names
      .filter((name) => !given.has(name))
      .map(
        (name): Spot => ({
          ...detailPlace(text, 'api'),
          subject: [name],
          message: `The parameter \`${name}\` of the path has no field.`,
          hint: `Add \`<ParamField path="${name}" type="string" required>\` that says what it is.`,
        }),
      );
  },
};
