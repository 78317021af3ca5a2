/** Bodies and answers as an API gives them: its own examples, else made from the schema. */

import { exampleFence, type MediaExample, madeExample, writtenExamples } from './media-examples.ts';
import type { SpecNode } from './spec-node.ts';

/** `<RequestExample>` with what the API sends by itself; nothing where there is no body. */
export function webhookExamplesText(operation: SpecNode): readonly string[] {
  const fences = examplesOf('', operation.at('requestBody'));
  return fences.length === 0 ? [] : [`<RequestExample>\n${fences.join('\n\n')}\n</RequestExample>`];
}

/** `<ResponseExample>` with an answer for each status, kind of content and example; nothing where there is none. */
export function responseExamplesText(operation: SpecNode): readonly string[] {
  const fences = operation
    .at('responses')
    .entries()
    .flatMap(([status, response]) => examplesOf(status, response));
  return fences.length === 0 ? [] : [`<ResponseExample>\n${fences.join('\n\n')}\n</ResponseExample>`];
}

/** @param status what all titles begin with; without one they are the names of the examples, or the kind of content */
function examplesOf(status: string, body: SpecNode): readonly string[] {
  const all = body
    .at('content')
    .entries()
    .map(([type, media]) => ({ type, media, isJson: /json/i.test(type) }));
  // The kind that most readers ask for comes first.
  const sorted = [...all.filter(({ isJson }) => isJson), ...all.filter(({ isJson }) => !isJson)];
  const shown = new Set<string>();
  return sorted.flatMap(({ type, media }, index) => {
    const written = writtenExamples(type, media);
    const examples = written.length > 0 ? written : madeExample(type, media, 'response');
    return examples.flatMap((example) => {
      // One answer has several names for its kind of content.
      const key = `${example.language} ${example.name ?? ''} ${example.code}`;
      if (shown.has(key)) return [];
      shown.add(key);
      return [exampleFence(example, titleOf(status, index === 0 ? '' : type, type, example))];
    });
  });
}

function titleOf(status: string, kind: string, type: string, { name }: MediaExample): string {
  const parts = [status, kind, name ?? ''].filter((part) => part !== '');
  return parts.length === 0 ? type : parts.join(' ');
}
