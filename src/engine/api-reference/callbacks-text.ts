/** What the API sends by itself later: a request for each callback, with the answers that it understands. */

import { bodyText, responsesText } from './body-text.ts';
import { attribute, descriptionText } from './mdx-text.ts';
import type { Operation } from './operations.ts';
import { parameterSections } from './parameters-text.ts';
import { sectionText } from './section-text.ts';

const METHOD = /^(?:get|put|post|delete|patch|options|head)$/;
const INSIDE = { level: 3 } as const;

/** Empty where there are none. */
export function callbacksText({ node, description }: Operation): string {
  const found = node
    .at('callbacks')
    .entries()
    .flatMap(([name, callback]) =>
      callback.entries().flatMap(([address, item]) =>
        item
          .entries()
          .filter(([method]) => METHOD.test(method))
          .map(([method, operation]) => {
            const words = operation.text('description') ?? operation.text('summary');
            const parts = [
              ...(words === undefined ? [] : [descriptionText(words)]),
              ...parameterSections({ item, node: operation }, INSIDE),
              ...sectionText('body', bodyText(operation.at('requestBody'), 'body', 'response'), INSIDE),
              ...sectionText('response', responsesText(operation, description, { level: 4 }), INSIDE),
            ];
            const title = `${name}: ${method.toUpperCase()} ${address}`;
            return `<Accordion${attribute('title', title)}>\n${parts.join('\n\n')}\n</Accordion>`;
          }),
      ),
    );
  return found.join('\n\n');
}
