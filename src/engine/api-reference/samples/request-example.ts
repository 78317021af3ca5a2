/** Samples of a request as text of its page. */

import { codeFence } from '../mdx-text.ts';
import type { SampleRequest } from './sample-request.ts';
import type { SampleSettings } from './sample-settings.ts';
import { SAMPLE_WRITERS } from './write-sample.ts';

/** More do not fit into a row of tabs beside the text, nor on a phone: a menu holds them. */
const MOST_TABS = 4;

export function requestExampleText(request: SampleRequest, { languages }: SampleSettings): string {
  return examplesElement(
    languages.map((language) => {
      const { title, grammar, write } = SAMPLE_WRITERS[language];
      return codeFence(write(request), `${grammar} title=${JSON.stringify(title)}`);
    }),
  );
}

/** @param fences with their titles */
export function examplesElement(fences: readonly string[]): string {
  const kind = fences.length > MOST_TABS ? ' dropdown' : '';
  return `<RequestExample${kind}>\n${fences.join('\n\n')}\n</RequestExample>`;
}
