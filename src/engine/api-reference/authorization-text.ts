/** How a request says who sends it. */

import { fieldsText } from './field-text.ts';
import { type Operation, requirementsOf } from './operations.ts';
import type { FieldView } from './schema-view.ts';
import type { SpecNode } from './spec-node.ts';

/** The fields of every scheme that the operation asks for; empty where it asks for none. */
export function authorizationsText(operation: Operation): string {
  const asked = requirementsOf(operation) ?? [];
  const names = new Map<string, readonly unknown[]>();
  for (const requirement of asked)
    for (const [name, scopes] of requirement.entries())
      if (!names.has(name))
        names.set(
          name,
          scopes.items().map(({ value }) => value),
        );
  const schemes = operation.description.root.at('components').at('securitySchemes');
  const isOptional = asked.some((requirement) => requirement.entries().length === 0);
  return [...names]
    .map(([name, scopes]) => schemeText(schemes.at(name), scopes, !isOptional))
    .filter((text) => text !== '')
    .join('\n\n');
}

function schemeText(scheme: SpecNode, scopes: readonly unknown[], isRequired: boolean): string {
  const place = scheme.text('in');
  const isKey = scheme.text('type') === 'apiKey' && (place === 'query' || place === 'cookie' || place === 'header');
  const name = isKey ? scheme.text('name') : 'Authorization';
  if (name === undefined || !scheme.isPresent) return '';
  const words = scheme.text('description');
  const listed = scopes.filter((scope): scope is string => typeof scope === 'string').map((scope) => `\`${scope}\``);
  const form = formOf(scheme);
  const description = [words?.trim() ?? '', form === undefined ? '' : `\`${form}\``, listed.join(' ')]
    .filter((part) => part !== '')
    .join('\n\n');
  const field: FieldView = {
    name,
    isRequired,
    schema: {
      type: 'string',
      ...(description !== '' && { description }),
      limits: {},
      options: [],
      examples: [],
      isDeprecated: false,
      isReadOnly: false,
      isWriteOnly: false,
      fields: [],
      variants: [],
    },
  };
  return fieldsText([field], isKey && (place === 'query' || place === 'cookie') ? place : 'header');
}

/** The value of the header, which is the same in every language. */
function formOf(scheme: SpecNode): string | undefined {
  const type = scheme.text('type');
  const kind = scheme.text('scheme')?.toLowerCase();
  if (type === 'oauth2' || type === 'openIdConnect' || kind === 'bearer') return 'Authorization: Bearer <token>';
  if (kind === 'basic') return 'Authorization: Basic <base64(user:password)>';
  return kind === undefined ? undefined : `Authorization: ${scheme.text('scheme')} <credentials>`;
}
