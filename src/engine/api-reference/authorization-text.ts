/** How a request says who sends it. */

import { fieldsText } from './field-text.ts';
import { attribute, inlineCode } from './mdx-text.ts';
import { type Operation, requirementsOf } from './operations.ts';
import { type FieldView, PLAIN_SCHEMA } from './schema-view.ts';
import type { SpecNode } from './spec-node.ts';

/** The ways that the operation leaves open, as tabs where there are several; empty where it asks for none. */
export function authorizationsText(operation: Operation): string {
  const asked = requirementsOf(operation) ?? [];
  const schemes = operation.description.root.at('components').at('securitySchemes');
  const ways = asked.filter((requirement) => requirement.entries().length > 0);
  const isRequired = ways.length === asked.length;
  const texts = ways.map((way) => {
    const fields = way.entries().map(([name, scopes]) => schemeText(schemes.at(name), scopes, isRequired));
    const title = way.entries().map(([name]) => name);
    return [title.join(' + '), fields.filter((text) => text !== '').join('\n\n')] as const;
  });
  const shown = texts.filter(([, text], index) => text !== '' && texts.findIndex(([, one]) => one === text) === index);
  if (shown.length < 2) return shown[0]?.[1] ?? '';
  const tabs = shown.map(([title, text]) => `<Tab${attribute('title', title)}>\n${text}\n</Tab>`);
  return `<Tabs sync={false}>\n${tabs.join('\n\n')}\n</Tabs>`;
}

function schemeText(scheme: SpecNode, scopes: SpecNode, isRequired: boolean): string {
  const place = scheme.text('in');
  const isKey = scheme.text('type') === 'apiKey' && (place === 'query' || place === 'cookie' || place === 'header');
  const name = isKey ? scheme.text('name') : 'Authorization';
  if (name === undefined || !scheme.isPresent) return '';
  const words = scheme.text('description');
  const listed = scopes.items().flatMap(({ value }) => (typeof value === 'string' ? [inlineCode(value)] : []));
  const form = formOf(scheme);
  const description = [words?.trim() ?? '', form === undefined ? '' : inlineCode(form), listed.join(' ')]
    .filter((part) => part !== '')
    .join('\n\n');
  const schema = { ...PLAIN_SCHEMA, ...(description !== '' && { description }) };
  const field: FieldView = { name, isRequired, schema };
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
