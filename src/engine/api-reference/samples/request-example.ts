/** Samples of a request as text of its page. */

import type { SampleRequest } from '../../../shared/api-request/sample-request.ts';
import { SAMPLE_WRITERS } from '../../../shared/api-request/write-sample.ts';
import { codeFence } from '../mdx-text.ts';
import type { SampleSettings } from './sample-settings.ts';

/** More do not fit into a row of tabs beside the text, nor on a phone: a menu holds them. */
const MOST_TABS = 4;

export function requestExampleText(request: SampleRequest, { languages }: SampleSettings): string {
  return examplesElement(sampleFences(request, languages));
}

/** A request in each of the languages, as code with its title. */
export function sampleFences(request: SampleRequest, languages: SampleSettings['languages']): readonly string[] {
  return languages.map((language) => {
    const { title, grammar, write } = SAMPLE_WRITERS[language];
    return codeFence(write(request), `${grammar} title=${JSON.stringify(title)}`);
  });
}

/** @param fences with their titles */
export function examplesElement(fences: readonly string[]): string {
  const kind = fences.length > MOST_TABS ? ' dropdown' : '';
  return `<RequestExample${kind}>\n${fences.join('\n\n')}\n</RequestExample>`;
}
