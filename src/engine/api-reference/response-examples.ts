/** Answers as an API gives them: its own examples, else made from the schema. */

import { sample } from 'openapi-sampler';
import { isRecord } from './api-documents.ts';
import { codeFence } from './mdx-text.ts';
import type { SpecNode } from './spec-node.ts';

/** Deeper and longer is no example that anybody reads. */
const DEEPEST = 6;
const LONGEST = 20_000;

/** `<ResponseExample>` with an answer for each status and example; nothing where there is none. */
export function responseExamplesText(operation: SpecNode): readonly string[] {
  const fences = operation
    .at('responses')
    .entries()
    .flatMap(([status, response]) => examplesOf(status, response));
  return fences.length === 0 ? [] : [`<ResponseExample>\n${fences.join('\n\n')}\n</ResponseExample>`];
}

function examplesOf(status: string, response: SpecNode): readonly string[] {
  const media = response.at('content').entries();
  const [type, first] = media.find(([name]) => /json/i.test(name)) ?? media[0] ?? [];
  if (type === undefined || first === undefined) return [];
  const own = first
    .at('examples')
    .entries()
    .flatMap(([name, example]) => {
      const value = example.plain('value');
      return value === undefined ? [] : [[`${status} ${example.text('summary') ?? name}`, value] as const];
    });
  const one = first.plain('example');
  const values = own.length > 0 ? own : [[status, one ?? made(first.at('schema'))] as const];
  return values.flatMap(([title, value]) => {
    const text = typeof value === 'string' ? value : value === undefined ? undefined : JSON.stringify(value, null, 2);
    if (text === undefined || text.length > LONGEST) return [];
    const language = /json/i.test(type) ? 'json' : /xml/i.test(type) ? 'xml' : /html/i.test(type) ? 'html' : 'text';
    return [codeFence(text, `${language} title=${JSON.stringify(title.replace(/["\\\n]/g, ' '))}`)];
  });
}

function made(schema: SpecNode): unknown {
  const plain = unfold(schema, []);
  if (!isRecord(plain)) return undefined;
  try {
    return sample(plain, { skipWriteOnly: true, quiet: true, maxSampleDepth: DEEPEST });
  } catch {
    // A schema that contradicts itself has no example; its fields are shown.
    return undefined;
  }
}

/** Without references, and without what leads round in a circle. */
function unfold(schema: SpecNode, inside: readonly unknown[]): unknown {
  if (inside.length > DEEPEST * 2 || inside.includes(schema.identity)) return { type: 'object' };
  const deeper = [...inside, schema.identity];
  if (Array.isArray(schema.value)) return schema.items().map((item) => unfold(item, inside));
  if (!isRecord(schema.value)) return schema.value;
  const members = schema.entries().map(([key, node]) => {
    const isExample = key === 'example' || key === 'examples' || key === 'default' || key === 'enum' || key === 'const';
    return [key, isExample ? schema.plain(key) : unfold(node, deeper)] as const;
  });
  return Object.fromEntries(members);
}
