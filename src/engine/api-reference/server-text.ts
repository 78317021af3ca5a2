/** Addresses with parts that readers fill in, and what these may be. */

import { fieldsText } from './field-text.ts';
import { descriptionText, inlineCode } from './mdx-text.ts';
import { optionsOf } from './merged-schema.ts';
import { type Operation, serverNodesOf } from './operations.ts';
import { type FieldView, PLAIN_SCHEMA } from './schema-view.ts';
import type { SpecNode } from './spec-node.ts';

/** Empty where no address has such a part. */
export function serverText(operation: Operation): string {
  const servers = serverNodesOf(operation).filter((server) => variablesOf(server).length > 0);
  const fields = new Map<string, FieldView>();
  for (const [name, variable] of servers.flatMap(variablesOf))
    if (!fields.has(name)) fields.set(name, fieldOf(name, variable));
  if (fields.size === 0) return '';
  const addresses = servers.map((server) => {
    const words = server.text('description');
    const address = inlineCode(server.text('url') ?? '');
    return words === undefined ? `- ${address}` : `- ${address}: ${descriptionText(words).trim()}`;
  });
  return [addresses.join('\n'), fieldsText([...fields.values()], 'response')].join('\n\n');
}

function variablesOf(server: SpecNode): readonly (readonly [name: string, variable: SpecNode])[] {
  const url = server.text('url') ?? '';
  return server
    .at('variables')
    .entries()
    .filter(([name]) => url.includes(`{${name}}`));
}

function fieldOf(name: string, variable: SpecNode): FieldView {
  const description = variable.text('description');
  return {
    name,
    isRequired: false,
    schema: {
      ...PLAIN_SCHEMA,
      ...(description !== undefined && { description }),
      default: variable.plain('default'),
      options: optionsOf({ first: (key) => variable.plain(key) }),
    },
  };
}
