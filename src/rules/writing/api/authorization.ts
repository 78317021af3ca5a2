import { readText } from '../../../project/text.ts';
import { rangeBetween } from '../../../project/text-position.ts';
import type { Finding } from '../../rule.ts';
import { detailPlace } from '../front-matter/detail-place.ts';
import type { WholeRule } from '../writing-rule.ts';
import { createTextTest, endpointTexts } from './endpoint-texts.ts';

const isSaid = createTextTest(
  /\b(?:authori[sz]ation|authenticat\w+|bearer|api[ _-]?keys?|x-api-key|access[ _-]?tokens?|basic auth|authMethod)\b/i,
);

/** Said for all endpoints in the settings, or on the page. Pages of a description say what that says. */
export const authorization: WholeRule = {
  over: 'whole',
  theme: 'api',
  from: 'strict',
  code: 'writing/authorization',
  title: 'Endpoint that does not say how requests are authorized',
  why: 'Whoever tries it is refused, and does not learn what to send.',
  run(site) {
    if (site.config.api.auth !== undefined) return [];
    return endpointTexts(site)
      .filter(({ bytes }) => !isSaid(bytes))
      .map(({ file, bytes }): Finding => {
        const text = readText(bytes);
        const { start, end } = detailPlace(text, 'api');
        return {
          message: 'Neither the page nor the settings say how requests are authorized.',
          hint: 'Add `<ParamField header="Authorization" type="string" required>` with its format, or choose a method in the API settings.',
          file,
          range: rangeBetween(text, start, end),
        };
      });
  },
};
