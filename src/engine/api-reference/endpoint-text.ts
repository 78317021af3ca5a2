/** The page of an operation, as text: what it needs, what it gives back, and examples of both. */

import { authorizationsText } from './authorization-text.ts';
import { bodyText, responsesText } from './body-text.ts';
import { callbacksText } from './callbacks-text.ts';
import { descriptionText } from './mdx-text.ts';
import type { Operation } from './operations.ts';
import { parameterSections } from './parameters-text.ts';
import { operationForm } from './playground/operation-form.ts';
import { playgroundText } from './playground/playground-text.ts';
import { responseExamplesText } from './response-examples.ts';
import { operationSamplesText } from './samples/operation-samples.ts';
import type { SampleSettings } from './samples/sample-settings.ts';
import { sectionText } from './section-text.ts';
import { serverText } from './server-text.ts';
import type { SpecNode } from './spec-node.ts';

/** MDX without front matter. Equal operations and settings give equal text. */
export function endpointText(operation: Operation, samples: SampleSettings): string {
  const { node, kind } = operation;
  const direction = kind === 'webhook' ? 'response' : 'request';
  const words = [node.at('x-mint').text('content'), node.text('description')];
  const parts = [
    ...words.flatMap((text) => (text === undefined ? [] : [descriptionText(text)])),
    ...furtherText(node.at('externalDocs')),
    // What the API sends goes to an address that its reader has named.
    ...(samples.baseUrls === undefined && kind === 'endpoint' ? sectionText('server', serverText(operation)) : []),
    ...sectionText('authorization', authorizationsText(operation, samples)),
    ...parameterSections(operation),
    ...sectionText('body', bodyText(node.at('requestBody'), 'body', direction)),
    ...sectionText('response', responsesText(node, operation.description)),
    ...sectionText('callbacks', callbacksText(operation)),
    ...operationSamplesText(operation, samples),
    ...responseExamplesText(node),
    ...(samples.isPlayable === true ? playgroundText(operationForm(operation, samples)) : []),
  ];
  return `${parts.join('\n\n')}\n`;
}

/** A link to what is written elsewhere. */
function furtherText(docs: SpecNode): readonly string[] {
  const url = docs.text('url')?.trim();
  if (url === undefined || !/^https?:\/\/[^\s<>(){}\\]+$/i.test(url)) return [];
  const words = (docs.text('description') ?? url.replace(/^https?:\/\//i, ''))
    .replace(/\s+/g, ' ')
    .replace(/[\\[\]]/g, '\\$&');
  return [`[${descriptionText(words).trim()}](${url})`];
}
