import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compilePage } from '../compile/compile-page.ts';
import { testServices } from '../render/testing/test-site.ts';
import { readApiDocument } from './api-documents.ts';
import { parseEndpointName } from './endpoint-name.ts';
import { descriptionText } from './mdx-text.ts';
import { operationText } from './testing/operation-text.ts';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

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

const LEAF_PARTS = {
  'parts/leaves.yaml': `post:
  consumes: [multipart/form-data]
  parameters:
    - { in: formData, name: picture, type: file, required: true }
    - { in: query, name: season, type: string, enum: [spring, autumn] }
    - { $ref: "parameters.yaml#/Page" }
  responses:
    200: { description: A leaf, schema: { $ref: "models.yaml#/definitions/Leaf" } }
`,
  'parts/parameters.yaml': `Page: { in: query, name: page, type: integer, minimum: 1 }
Whole: { in: body, name: whole, schema: { type: object, properties: { stalk: { type: string } } } }
`,
  'parts/models.yaml': `definitions:
  Leaf: { type: object, properties: { colour: { $ref: "#/definitions/Colour" } } }
  Colour: { type: string }
`,
};

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
  const text = operationText(swagger, 'POST /pets');
  expect(text).toContain('<ParamField body={"name"}');
  expect(text).toContain('<ResponseField name={"name"}');
});

test('references lead into other files, and round in circles', () => {
  const text = operationText(
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

test('parts of Swagger 2.0 in files of their own are read in that version', () => {
  const text = operationText(
    { swagger: '2.0', paths: { '/leaves': { $ref: 'parts/leaves.yaml' } } },
    'POST /leaves',
    LEAF_PARTS,
  );
  expect(text).toContain('<ParamField query={"season"}');
  expect(text).toContain('options={["spring","autumn"]}');
  expect(text).toContain('<ParamField body={"picture"} type={"file"}');
  expect(text).toContain('<ParamField query={"page"}');
  expect(text).toContain('<ResponseField name={"colour"}');
});

test('a body that is referred to among the parameters of Swagger 2.0 is shown', () => {
  const parameters = {
    Local: { in: 'body', name: 'leaf', schema: { type: 'object', properties: { veins: { type: 'integer' } } } },
  };
  const responses = { 204: { description: 'Kept' } };
  const description = {
    swagger: '2.0',
    parameters,
    paths: {
      '/here': { put: { parameters: [{ $ref: '#/parameters/Local' }], responses } },
      '/there': { put: { parameters: [{ $ref: 'parts/parameters.yaml#/Whole' }], responses } },
    },
  };
  expect(operationText(description, 'PUT /here')).toContain('<ParamField body={"veins"}');
  expect(operationText(description, 'PUT /there', LEAF_PARTS)).toContain('<ParamField body={"stalk"}');
});

test('parts of OpenAPI 3.0 in files of their own are read in that version', () => {
  const text = operationText(
    {
      openapi: '3.0.3',
      paths: {
        '/a': { post: { requestBody: { content: { 'application/json': { schema: { $ref: 'a.yaml#/models/A' } } } } } },
      },
    },
    'POST /a',
    {
      'a.yaml': `models:
  A:
    type: object
    properties:
      share: { type: number, minimum: 0, exclusiveMinimum: true }
      note: { type: string, nullable: true, example: Dry }
      next: { $ref: "#/models/A" }
`,
    },
  );
  expect(text).toContain('0 < x');
  expect(text).toContain('string | null');
  expect(text).toContain('Dry');
  expect(text).toContain('body={"next"}');
});

test('every security scheme has its field, with the form of its value', () => {
  const text = operationText(
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
  expect(text).toContain('Authorization: Basic <base64(username:password)>');
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
  const text = operationText(document, 'POST /a');
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
