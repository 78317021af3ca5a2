/** Answers as an API gives them: its own examples, else made from the schema. */

import { codeFence } from './mdx-text.ts';
import { schemaSample } from './schema-sample.ts';
import type { SpecNode } from './spec-node.ts';

/** A longer one is no example that anybody reads. */
const LONGEST = 20_000;

/** `<RequestExample>` with what the API sends by itself; nothing where there is no body. */
export function webhookExamplesText(operation: SpecNode): readonly string[] {
  const fences = examplesOf('', operation.at('requestBody'));
  return fences.length === 0 ? [] : [`<RequestExample>\n${fences.join('\n\n')}\n</RequestExample>`];
}

/** `<ResponseExample>` with an answer for each status and example; nothing where there is none. */
export function responseExamplesText(operation: SpecNode): readonly string[] {
  const fences = operation
    .at('responses')
    .entries()
    .flatMap(([status, response]) => examplesOf(status, response));
  return fences.length === 0 ? [] : [`<ResponseExample>\n${fences.join('\n\n')}\n</ResponseExample>`];
}

/** @param status what all titles begin with; without one they are the names of the examples, or the kind of content */
function examplesOf(status: string, body: SpecNode): readonly string[] {
  const media = body.at('content').entries();
  const [type, first] = media.find(([name]) => /json/i.test(name)) ?? media[0] ?? [];
  if (type === undefined || first === undefined) return [];
  const own = first
    .at('examples')
    .entries()
    .flatMap(([name, example]) => {
      const value = example.plain('value');
      return value === undefined ? [] : [[`${status} ${example.text('summary') ?? name}`.trim(), value] as const];
    });
  const one = first.plain('example');
  const values =
    own.length > 0
      ? own
      : [[status || type, one ?? schemaSample(first.at('schema'), { direction: 'response' })] as const];
  return values.flatMap(([title, value]) => {
    const text = typeof value === 'string' ? value : value === undefined ? undefined : JSON.stringify(value, null, 2);
    if (text === undefined || text.length > LONGEST) return [];
    const language = /json/i.test(type) ? 'json' : /xml/i.test(type) ? 'xml' : /html/i.test(type) ? 'html' : 'text';
    return [codeFence(text, `${language} title=${JSON.stringify(title.replace(/["\\\n]/g, ' '))}`)];
  });
}
