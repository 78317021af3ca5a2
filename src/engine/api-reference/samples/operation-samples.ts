/** The samples of an operation: its author's, else made ones. */

import { codeFence } from '../mdx-text.ts';
import type { Operation } from '../operations.ts';
import { webhookExamplesText } from '../response-examples.ts';
import { operationRequest } from './operation-request.ts';
import { examplesElement, requestExampleText } from './request-example.ts';
import type { SampleSettings } from './sample-settings.ts';

/** One `<RequestExample>`, or nothing. Nobody sends a webhook but the API itself: of it the body is shown. */
export function operationSamplesText(operation: Operation, settings: SampleSettings): readonly string[] {
  if (operation.kind === 'webhook') return webhookExamplesText(operation.node);
  const written = writtenSamples(operation);
  if (written.length > 0) return [examplesElement(written)];
  return settings.languages.length === 0 ? [] : [requestExampleText(operationRequest(operation, settings), settings)];
}

/** `x-codeSamples: [{ lang, label, source }]`, under both of the names that tools give it. */
function writtenSamples({ node }: Operation): readonly string[] {
  const list = ['x-codeSamples', 'x-code-samples'].map((key) => node.at(key).items()).find((items) => items.length > 0);
  return (list ?? []).flatMap((sample) => {
    const source = sample.text('source');
    if (source === undefined) return [];
    const language = (sample.text('lang') ?? '').replace(/[^\w+#.-]/g, '');
    const label = sample
      .text('label')
      ?.replace(/["\\{}<>\s]+/g, ' ')
      .trim();
    const title = label === undefined || label === '' ? '' : ` title=${JSON.stringify(label)}`;
    return [codeFence(source.trimEnd(), `${language || 'text'}${title}`)];
  });
}
