/** Links of an answer: which operation may be called next, and what of the answer goes into it. */

import { decodePart } from '../../project/decode-address.ts';
import { attribute, descriptionText, inlineCode } from './mdx-text.ts';
import type { ApiDescription } from './operations.ts';
import type { SpecNode } from './spec-node.ts';

/** A field for each link, with the operation in place of its type; empty where there are none. */
export function linksText(response: SpecNode, description: ApiDescription): string {
  return response
    .at('links')
    .entries()
    .map(([name, link]) => linkText(name, link, description))
    .join('\n\n');
}

function linkText(name: string, link: SpecNode, description: ApiDescription): string {
  const words = link.text('description');
  const target = targetOf(link, description);
  const body = [
    ...(words === undefined ? [] : [descriptionText(words)]),
    ...[givenText(link)].filter((text) => text !== ''),
  ];
  const attributes = attribute('name', name) + (target === undefined ? '' : attribute('type', target));
  return `<ResponseField${attributes}>\n${body.join('\n\n')}\n</ResponseField>`;
}

/** `GET /users/{id}`, else as it is written. */
function targetOf(link: SpecNode, { operations }: ApiDescription): string | undefined {
  const id = link.text('operationId');
  const reference = link.text('operationRef');
  const found =
    id === undefined
      ? operations.find(({ method, path }) => isAt(reference, method, path))
      : operations.find(({ node }) => node.text('operationId') === id);
  return found === undefined ? (id ?? reference) : `${found.method} ${found.path}`;
}

/** `#/paths/~1users~1{id}/get`. */
function isAt(reference: string | undefined, method: string, path: string): boolean {
  const [, written = '', verb = ''] = /#\/paths\/([^/]+)\/(\w+)$/.exec(reference ?? '') ?? [];
  const route = decodePart(written).replaceAll('~1', '/').replaceAll('~0', '~');
  return route === path && verb.toUpperCase() === method;
}

/** What is given to the next operation, as a list. */
function givenText(link: SpecNode): string {
  const given = link
    .at('parameters')
    .entries()
    .map(([name, { value }]) => [name, value] as const);
  const body = link.plain('requestBody');
  const all = body === undefined ? given : [...given, ['body', body] as const];
  return all
    .map(([name, value]) => {
      const written = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
      return `- ${inlineCode(name)}: ${inlineCode(written)}`;
    })
    .join('\n');
}
