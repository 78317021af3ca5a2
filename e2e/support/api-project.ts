/** A project whose API stands at an address that only a test knows. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const text = { type: 'string' };
const list = { type: 'array', items: text };
const pair = { type: 'object', properties: { low: { type: 'integer' }, high: { type: 'integer' } } };
const query = (name: string, schema: object, more: object = {}) => ({ in: 'query', name, schema, ...more });
const json = (schema: object, more: object = {}) => ({ content: { 'application/json': { schema, ...more } } });
const OK = { 200: { description: 'Fine' } };

const STYLES = [
  query('plain', list),
  query('comma', list, { explode: false }),
  query('space', list, { style: 'spaceDelimited', explode: false }),
  query('pipe', list, { style: 'pipeDelimited', explode: false }),
  query('deep', pair, { style: 'deepObject', explode: true }),
  query('members', pair, { explode: false }),
  query('spread', pair),
  query('open', text, { allowReserved: true }),
  { in: 'path', name: 'simple', required: true, schema: list },
  { in: 'path', name: 'label', required: true, style: 'label', explode: true, schema: list },
  { in: 'path', name: 'matrix', required: true, style: 'matrix', explode: true, schema: list },
  { in: 'header', name: 'X-Tags', schema: list },
  { in: 'header', name: 'X-Pair', explode: true, schema: pair },
];

/** Objects in a path, in every style. */
const PLACES = [
  ['plain', {}],
  ['spread', { explode: true }],
  ['dots', { style: 'label', explode: true }],
  ['label', { style: 'label' }],
  ['signs', { style: 'matrix', explode: true }],
  ['matrix', { style: 'matrix' }],
].map(([name, style]) => ({ in: 'path', name, required: true, schema: pair, ...(style as object) }));

const ORDER = {
  type: 'object',
  required: ['name', 'size'],
  properties: {
    name: { type: 'string', minLength: 3, example: 'Main', description: 'What people call it.' },
    size: { type: 'integer', minimum: 1, maximum: 10 },
    state: { type: 'string', enum: ['open', 'closed'], 'x-enumDescriptions': ['It takes orders.', 'It takes none.'] },
    note: { type: ['string', 'null'] },
    tags: { ...list, maxItems: 2 },
    owner: { type: 'object', required: ['mail'], properties: { mail: { type: 'string', format: 'email' } } },
    payment: {
      oneOf: [
        { title: 'Card', type: 'object', required: ['number'], properties: { number: text } },
        { title: 'Transfer', type: 'object', required: ['iban'], properties: { iban: text } },
      ],
    },
    labels: { type: 'object', additionalProperties: text },
  },
};

const METHODS = ['get', 'post', 'put', 'patch', 'delete', 'head', 'options'];
const ANSWERS = ['picture', 'drawing', 'file', 'error', 'empty', 'large', 'precise', 'moved', 'slow', 'closed'];

function description(server: string): object {
  const operation = (summary: string, more: object = {}) => ({ summary, responses: OK, security: [], ...more });
  return {
    openapi: '3.1.0',
    info: { title: 'Orders', version: '1' },
    servers: [
      { url: server, description: 'Main' },
      { url: `${server}/{region}`, variables: { region: { default: 'north', enum: ['north', 'south'] } } },
    ],
    paths: {
      '/echo': Object.fromEntries(METHODS.map((method) => [method, operation(`Echo ${method}`)])),
      '/styles/{simple}/{label}/{matrix}': { get: operation('Styles', { parameters: STYLES }) },
      [`/places/${PLACES.map(({ name }) => `{${name}}`).join('/')}`]: {
        get: operation('Places', { parameters: PLACES }),
      },
      '/orders': {
        post: operation('Order', {
          security: [{ token: [], key: [] }, { login: [] }],
          requestBody: { required: true, ...json(ORDER) },
        }),
      },
      '/forms': {
        post: operation('Form', {
          requestBody: {
            content: {
              'application/x-www-form-urlencoded': {
                schema: { type: 'object', properties: { name: text, tags: list } },
              },
              'multipart/form-data': {
                schema: {
                  type: 'object',
                  properties: { name: text, meta: { type: 'object' }, photo: { type: 'string', format: 'binary' } },
                },
              },
              'application/octet-stream': { schema: { type: 'string', format: 'binary' } },
              'text/plain': { schema: text },
            },
          },
        }),
      },
      ...Object.fromEntries(ANSWERS.map((name) => [`/${name}`, { get: operation(`Answer ${name}`) }])),
      '/cookie': {
        get: operation('Cookie', { parameters: [{ in: 'cookie', name: 'session', schema: text }] }),
      },
    },
    components: {
      securitySchemes: {
        token: { type: 'http', scheme: 'bearer' },
        key: { type: 'apiKey', in: 'query', name: 'api_key' },
        login: { type: 'http', scheme: 'basic' },
      },
    },
  };
}

const FIELDS = `---
title: By hand
api: PUT /by-hand/:id
authMethod: basic
---

<ParamField path="id" type="string" required />
<ParamField body="count" type="integer" required />
<ParamField body="tags" type="string[]" />
`;

const KEYED = `---
title: By key
api: GET /by-key
---

<ParamField query="count" type="integer" />
`;

/** Writes the projects into a folder. */
export function writeApiProject(folder: string, server: string): void {
  const docs = {
    name: 'Orders',
    colors: { primary: '#2563eb' },
    api: { baseUrl: server, auth: { method: 'key', name: 'user:code' } },
    navigation: [{ group: 'API', pages: ['by-hand', 'plain', 'hidden'] }],
  };
  const keyed = {
    ...docs,
    api: { baseUrl: server, auth: { method: 'key', name: 'x-key', inputPrefix: 'pk_' } },
    navigation: [{ group: 'API', pages: ['by-key'] }],
  };
  // The base URL of the settings counts more than the description's servers: those pages are in a project of their own.
  const later = {
    name: 'Orders',
    colors: { primary: '#2563eb' },
    theme: 'mint',
    navigation: { groups: [{ group: 'API', openapi: 'openapi.json' }] },
  };
  const files: Record<string, string> = {
    'fields/docs.json': JSON.stringify(docs),
    'fields/by-hand.mdx': FIELDS,
    'fields/plain.mdx': '---\ntitle: Plain\napi: GET /plain\nplayground: simple\n---\n',
    'fields/hidden.mdx': '---\ntitle: Hidden\napi: GET /hidden\nplayground: none\n---\n',
    'keyed/docs.json': JSON.stringify(keyed),
    'keyed/by-key.mdx': KEYED,
    'described/docs.json': JSON.stringify(later),
    'described/openapi.json': JSON.stringify(description(server)),
  };
  for (const [file, contents] of Object.entries(files)) {
    const place = path.join(folder, file);
    mkdirSync(path.dirname(place), { recursive: true });
    writeFileSync(place, contents);
  }
}
