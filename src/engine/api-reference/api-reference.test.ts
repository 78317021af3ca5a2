import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compilePage } from '../compile/compile-page.ts';
import { testServices } from '../render/testing/test-site.ts';
import { readApiDocument } from './api-documents.ts';
import { findOperation, parseEndpointName } from './endpoint-name.ts';
import { endpointText } from './endpoint-text.ts';
import { descriptionText } from './mdx-text.ts';
import { readApiDescription } from './operations.ts';
import { filesOf } from './testing/api-files.ts';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

function textOf(document: object, name: string, others: Readonly<Record<string, string | object>> = {}): string {
  const description = readApiDescription(filesOf({ 'api.json': document, ...others }), 'api.json');
  const wanted = parseEndpointName(name);
  const operation = description && wanted && findOperation(wanted, [description]);
  if (operation === undefined) throw new Error('The test names no operation.');
  return endpointText(operation, { languages: [] });
}

const OK = { 200: { description: 'Fine' } };

test.each([
  ['api.json', '{ "openapi": "3.1.0",\n  "paths" {} }', 'colon expected', { line: 2, column: 11 }],
  ['api.yaml', 'openapi: 3.1.0\npaths:\n  /a: [1, 2\n', expect.any(String), { line: 4, column: 1 }],
])('a broken file is told with its place: %s', (path, text, reason, at) => {
  expect(readApiDocument(path, bytes(text))).toEqual({ status: 'broken', reason, at });
});

test('a file that unfolds without end is refused', () => {
  const lines = Array.from({ length: 30 }, (_, at) => `a${at + 1}: &a${at + 1} [*a${at}, *a${at}, *a${at}]`);
  const bomb = `openapi: 3.1.0\na0: &a0 [x]\n${lines.join('\n')}\n`;
  expect(readApiDocument('bomb.yaml', bytes(bomb)).status).toBe('broken');
  expect(readApiDocument('round.yaml', bytes('openapi: 3.1.0\nx: &x { y: *x }\n')).status).toBe('broken');
});

test.each([
  ['GET /users', { kind: 'endpoint', method: 'GET', path: '/users' }],
  ['api/spec.json post /users/{id}', { kind: 'endpoint', file: 'api/spec.json', method: 'POST', path: '/users/{id}' }],
  ['webhook orderPaid', { kind: 'webhook', path: 'orderPaid' }],
  ['spec WEBHOOK order paid', { kind: 'webhook', file: 'spec', path: 'order paid' }],
  ['guides/start', undefined],
])('an operation is named as authors name it: %s', (written, name) => {
  expect(parseEndpointName(written)).toEqual(name);
});

test('Swagger 2.0 is read as well', () => {
  const swagger = {
    swagger: '2.0',
    host: 'api.example.com',
    basePath: '/v2',
    schemes: ['https'],
    paths: {
      '/pets': {
        post: {
          parameters: [{ in: 'body', name: 'pet', schema: { $ref: '#/definitions/Pet' } }],
          responses: { 200: { description: 'Fine', schema: { $ref: '#/definitions/Pet' } } },
        },
      },
    },
    definitions: { Pet: { type: 'object', properties: { name: { type: 'string' } } } },
  };
  const text = textOf(swagger, 'POST /pets');
  expect(text).toContain('<ParamField body={"name"}');
  expect(text).toContain('<ResponseField name={"name"}');
});

test('references lead into other files, and round in circles', () => {
  const text = textOf(
    {
      openapi: '3.1.0',
      paths: {
        '/a': {
          get: {
            responses: {
              200: { description: 'x', content: { 'application/json': { schema: { $ref: 'parts/schemas.yaml#/A' } } } },
            },
          },
        },
      },
    },
    'GET /a',
    {
      'parts/schemas.yaml':
        'A:\n  type: object\n  properties:\n    b: { $ref: "#/B" }\nB:\n  allOf:\n    - { $ref: "#/A" }\n    - { properties: { c: { type: boolean } } }\n',
    },
  );
  expect(text).toContain('name={"b"}');
  expect(text).toContain('name={"c"}');
});

test('every security scheme has its field, with the form of its value', () => {
  const text = textOf(
    {
      openapi: '3.1.0',
      security: [{ basic: [], query: [] }],
      components: {
        securitySchemes: {
          basic: { type: 'http', scheme: 'basic' },
          query: { type: 'apiKey', in: 'query', name: 'token' },
        },
      },
      paths: { '/a': { get: { responses: OK } } },
    },
    'GET /a',
  );
  expect(text).toContain('Authorization: Basic <base64(user:password)>');
  expect(text).toContain('<ParamField query={"token"}');
});

test('a wide description keeps every field of the outermost level', () => {
  const deep = (level: number): object =>
    level === 0
      ? { type: 'string' }
      : {
          type: 'object',
          properties: Object.fromEntries(['a', 'b', 'c', 'd', 'e'].map((key) => [key, deep(level - 1)])),
        };
  const document = {
    openapi: '3.1.0',
    paths: {
      '/a': {
        post: {
          requestBody: {
            content: {
              'application/json': {
                schema: { type: 'object', properties: { first: deep(6), last: { type: 'string' } } },
              },
            },
          },
          responses: OK,
        },
      },
    },
  };
  const text = textOf(document, 'POST /a');
  expect(text).toContain('body={"last"}');
  expect(text.match(/<ParamField/g)?.length).toBeLessThan(3000);
});

const WORDS = fc.constantFrom(
  'a',
  ' ',
  '\n',
  '\n\n',
  '{',
  '}',
  '<',
  '>',
  '<b>',
  '</b>',
  '<br>',
  '`',
  '```\n',
  '- ',
  'import x',
  'export ',
  '<!--',
  '-->',
  '\\',
  '{/*',
  '$$',
  '"',
  '<a href="x">',
  '</a>',
  '|',
  '# ',
  '<p>',
  '</p>',
  '<Card>',
  '&lt;',
  '*',
  '_',
  '[x](y)',
  ':::',
  '<table>',
  '<tr>',
  '</tr>',
  '<td>',
  '</table>',
  '<ul>',
  '<li>',
  '</ul>',
  '<blockquote>',
  '</blockquote>',
  '<details>',
  '<summary>',
  '</details>',
  '<pre>',
  '</pre>',
  '<code>',
  '</code>',
  '<sup>',
  '</sup>',
  '<hr>',
  '<h3>',
  '</h3>',
  '<img src="x" width="3">',
  '<https://x.example>',
  'https://y.example/',
  '/{id}',
  '> ',
  '**',
  '\n\n\n',
  '1. ',
  '---\n',
  '~~~\n',
);

test('two dollars in a description begin no formula that takes the code below into itself', () => {
  const text = `<ApiSection part="body">\n${descriptionText('$$\n\n```\n$$')}\n</ApiSection>\n`;
  expect(compilePage(testServices, 'page.html', text)).toMatchObject({ fidelity: 'strict', diagnostics: [] });
});

test('whatever a description says, its page compiles as it is written', () => {
  fc.assert(
    fc.property(fc.array(WORDS, { maxLength: 24 }), (words) => {
      const text = `<ApiSection part="body">\n${descriptionText(words.join(''))}\n</ApiSection>\n`;
      const { fidelity, diagnostics } = compilePage(testServices, 'page.html', text);
      expect({ text, fidelity, errors: diagnostics.filter(({ severity }) => severity === 'error') }).toEqual({
        text,
        fidelity: 'strict',
        errors: [],
      });
    }),
    { numRuns: 1500 },
  );
});
