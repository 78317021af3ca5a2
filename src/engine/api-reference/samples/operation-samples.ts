/** The samples of an operation: its author's, and made ones in the languages that the author has none in. */

import { type SampleLanguage, sampleLanguageOf } from '../../../config/sample-languages.ts';
import { codeFence } from '../mdx-text.ts';
import type { Operation } from '../operations.ts';
import { webhookExamplesText } from '../response-examples.ts';
import { operationRequest } from './operation-request.ts';
import { examplesElement, sampleFences } from './request-example.ts';
import type { SampleSettings } from './sample-settings.ts';

/** One `<RequestExample>`, or nothing. Nobody sends a webhook but the API itself: of it the body is shown. */
export function operationSamplesText(operation: Operation, settings: SampleSettings): readonly string[] {
  if (operation.kind === 'webhook') return webhookExamplesText(operation.node);
  const written = writtenSamples(operation);
  const languages = settings.languages.filter((language) => !written.some((sample) => sample.covers === language));
  const made = languages.length === 0 ? [] : sampleFences(operationRequest(operation, settings), languages);
  const fences = [...written.map(({ fence }) => fence), ...made];
  return fences.length === 0 ? [] : [examplesElement(fences)];
}

interface WrittenSample {
  readonly fence: string;
  /** The language that needs no made sample any more. */
  readonly covers: SampleLanguage | undefined;
}

/** `x-codeSamples: [{ lang, label, source }]`, under both of the names that tools give it. */
function writtenSamples({ node }: Operation): readonly WrittenSample[] {
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
    const meant = sampleLanguageOf(language);
    // A program of the author's own in a shell is not the plain request.
    const covers = meant === 'curl' && !/\bcurl\b/.test(source) ? undefined : meant;
    return [{ fence: codeFence(source.trimEnd(), `${language || 'text'}${title}`), covers }];
  });
}
