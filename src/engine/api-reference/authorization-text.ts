/** How a request says who sends it. */

import type { AuthScheme } from '../../shared/api-request/credentials.ts';
import { fieldsText } from './field-text.ts';
import { attribute, descriptionText, inlineCode } from './mdx-text.ts';
import type { Operation } from './operations.ts';
import { type AskedScheme, authenticationOf } from './samples/authentication.ts';
import type { SampleSettings } from './samples/sample-settings.ts';
import { type FieldView, PLAIN_SCHEMA } from './schema-view.ts';
import type { SpecNode } from './spec-node.ts';

/** The ways that are open, as tabs where there are several; empty where nothing is asked for. */
export function authorizationsText(operation: Operation, settings: SampleSettings): string {
  const { ways, isOptional } = authenticationOf(operation, settings);
  const texts = ways.map((way) => {
    const title = way.map(({ id }) => id).join(' + ');
    return [title, way.map((scheme) => schemeText(scheme, !isOptional)).join('\n\n')] as const;
  });
  const shown = texts.filter(([, text], index) => text !== '' && texts.findIndex(([, one]) => one === text) === index);
  if (shown.length < 2) return shown[0]?.[1] ?? '';
  const tabs = shown.map(([title, text]) => `<Tab${attribute('title', title)}>\n${text}\n</Tab>`);
  return `<Tabs sync={false}>\n${tabs.join('\n\n')}\n</Tabs>`;
}

function schemeText({ id, carried, node, scopes }: AskedScheme, isRequired: boolean): string {
  const words = node?.text('description');
  if (carried === undefined) {
    const isCertificate = node?.text('type') === 'mutualTLS';
    const facts = attribute('type', id) + (isCertificate ? ' isCertificate' : '');
    return [`<ApiFacts${facts} />`, ...(words === undefined ? [] : [descriptionText(words)])].join('\n\n');
  }
  const form = formOf(carried);
  const description = [words?.trim() ?? '', form === undefined ? '' : inlineCode(form)]
    .filter((part) => part !== '')
    .join('\n\n');
  const format = node?.text('bearerFormat');
  const field: FieldView = {
    name: carried.name,
    isRequired,
    schema: {
      ...PLAIN_SCHEMA,
      ...(format !== undefined && { type: `string<${format}>` }),
      ...(description !== '' && { description }),
    },
    notes: node === undefined ? [] : [...addressesText(node), ...scopesText(node, scopes)],
  };
  return fieldsText([field], carried.in);
}

/** The value of the header, which is the same in every language; none for a key of which nothing is known. */
function formOf({ in: place, name, prefix = '', beginning = '', hint }: AuthScheme): string | undefined {
  if (place !== 'header' || prefix + beginning === '') return undefined;
  return `${name}: ${prefix}${beginning}${hint}`;
}

/** Where a token comes from, in each flow that the description knows. */
function addressesText(scheme: SpecNode): readonly string[] {
  const discovery = scheme.text('openIdConnectUrl');
  const flows = scheme.at('flows').entries();
  return [
    ...(discovery === undefined ? [] : [`<ApiFacts${attribute('openIdConnectUrl', discovery)} />`]),
    ...flows.flatMap(([name, flow]) => {
      const addresses = (['authorizationUrl', 'tokenUrl', 'refreshUrl'] as const).flatMap((key) => {
        const address = flow.text(key);
        return address === undefined ? [] : [attribute(key, address)];
      });
      return addresses.length === 0 ? [] : [`<ApiFacts${attribute('type', name)}${addresses.join('')} />`];
    }),
  ];
}

/** What the token must allow, with what the description says of it. */
function scopesText(scheme: SpecNode, scopes: readonly string[]): readonly string[] {
  const flows = scheme.at('flows').entries();
  const lines = scopes.map((scope) => {
    const [words] = flows.flatMap(([, flow]) => flow.at('scopes').text(scope) ?? []);
    return { code: inlineCode(scope), words };
  });
  if (lines.length === 0) return [];
  if (lines.every(({ words }) => words === undefined)) return [lines.map(({ code }) => code).join(' ')];
  return [
    lines
      .map(({ code, words }) => (words === undefined ? `- ${code}` : `- ${code}: ${descriptionText(words).trim()}`))
      .join('\n'),
  ];
}
