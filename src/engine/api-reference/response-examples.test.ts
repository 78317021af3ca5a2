/** Examples of what is sent and of what comes back, as the pages offer them. */
import { expect, test } from 'vitest';
import { operationText } from './testing/operation-text.ts';

type Fences = readonly (readonly [language: string, title: string, code: string])[];

function fencesOf(text: string): Fences {
  return [...text.matchAll(/```+(\w+) title="([^"\n]*)"\n([\s\S]*?)\n```/g)].map(
    ([, language = '', title = '', code = '']) => [language, title, code],
  );
}

const answersOf = (content: object, more: object = {}): Fences =>
  fencesOf(
    operationText(
      {
        openapi: '3.1.0',
        paths: { '/pots': { get: { responses: { 200: { description: 'Pots', content } } } } },
        ...more,
      },
      'GET /pots',
    ),
  );

const POT = { type: 'object', properties: { name: { type: 'string', example: 'Jug' } } };
const JSON_POT = '{\n  "name": "Jug"\n}';

test('every kind of content has its example', () => {
  expect(
    answersOf({
      'application/xml': { schema: { ...POT, xml: { name: 'pot' } } },
      'text/event-stream': { schema: POT },
      'text/csv': { example: 'name\nJug' },
      'application/x-ndjson': { example: [{ name: 'Jug' }, { name: 'Cup' }] },
      'application/json': { schema: POT },
    }),
  ).toEqual([
    ['json', '200', '{"name":"Jug"}\n{"name":"Cup"}'],
    ['json', '200 application/json', JSON_POT],
    ['xml', '200 application/xml', '<pot>\n  <name>Jug</name>\n</pot>'],
    ['text', '200 text/event-stream', 'data: {"name":"Jug"}'],
    ['text', '200 text/csv', 'name\nJug'],
  ]);
});

test('XML of schemas that are made of others is XML, too', () => {
  const schema = { $ref: '#/components/schemas/Pot' };
  const components = { schemas: { Pot: { allOf: [POT] } } };
  expect(answersOf({ 'application/xml': { schema } }, { components })).toEqual([
    ['xml', '200', '<Pot>\n  <name>Jug</name>\n</Pot>'],
  ]);
  const pots = { type: 'array', items: POT };
  expect(
    answersOf({ 'application/xml': { schema: { ...pots, xml: { name: 'pots', wrapped: true } } } })[0]?.[2],
  ).toMatch(/^<pots>\n[\s\S]*<name>Jug<\/name>[\s\S]*\n<\/pots>$/);
  const named = {
    type: 'object',
    properties: { id: { type: 'integer', example: 7, xml: { attribute: true } }, ...POT.properties },
  };
  expect(answersOf({ 'application/xml': { schema: { ...named, xml: { name: 'pot' } } } })[0]?.[2]).toMatch(
    /^<pot id="7">/,
  );
  expect(answersOf({ 'application/xml': { example: { name: '<b>' } } })[0]?.[2]).toContain('<name>&lt;b&gt;</name>');
});

test('XML keeps every object, list and choice in its own element', () => {
  const lid = { type: 'object', properties: { id: { type: 'integer', example: 1, xml: { attribute: true } } } };
  const Jug = {
    type: 'object',
    xml: { name: 'jug', prefix: 'p', namespace: 'https://pots.example' },
    properties: {
      made: { oneOf: [lid, { type: 'string' }] },
      both: { allOf: [POT] },
      tags: {
        type: 'array',
        items: { type: 'string', example: 'a & b', xml: { name: 'tag' } },
        xml: { wrapped: true },
      },
      marks: { type: 'array', items: { type: 'integer', example: 3 } },
      'odd name': { type: 'string', nullable: true, default: null },
    },
  };
  const schema = { type: 'array', xml: { name: 'jugs' }, items: { $ref: '#/components/schemas/Jug' } };
  expect(answersOf({ 'application/xml': { schema } }, { components: { schemas: { Jug } } })[0]?.[2]).toBe(
    [
      '<jugs>',
      '  <p:jug xmlns:p="https://pots.example">',
      '    <made id="1"/>',
      '    <both>',
      '      <name>Jug</name>',
      '    </both>',
      '    <tags>',
      '      <tag>a &amp; b</tag>',
      '    </tags>',
      '    <marks>3</marks>',
      '    <odd_name/>',
      '  </p:jug>',
      '</jugs>',
    ].join('\n'),
  );
});

test('a field that leads nowhere, is empty, or has the name of a rule takes no example away', () => {
  const properties = {
    ...POT.properties,
    gone: { $ref: '#/components/schemas/Gone' },
    empty: null,
    default: { $ref: '#/components/schemas/Pot' },
  };
  const [answer] = answersOf(
    { 'application/json': { schema: { type: 'object', properties } } },
    { components: { schemas: { Pot: POT } } },
  );
  expect(JSON.parse(answer?.[2] ?? '')).toEqual({ name: 'Jug', gone: {}, empty: null, default: { name: 'Jug' } });
});

test('one answer under several names of its kind is shown once', () => {
  const media = { schema: POT };
  expect(answersOf({ 'text/plain': media, 'application/json': media, 'text/json': media })).toEqual([
    ['json', '200', JSON_POT],
  ]);
  expect(answersOf({ '*/*': media })).toEqual([['json', '200', JSON_POT]]);
});

test.each<readonly [string, object]>([
  ['a picture', { 'image/png': { schema: { type: 'string' } } }],
  [
    'bytes',
    { 'application/octet-stream': { schema: { type: 'string', contentMediaType: 'application/octet-stream' } } },
  ],
  [
    'a file that is said to be JSON',
    { 'application/json': { schema: { type: 'string', contentMediaType: 'application/pdf' } } },
  ],
  ['a text of which nothing is known', { 'text/event-stream': { schema: { type: 'string' } } }],
])('no example is made up for %s', (_, content) => {
  expect(answersOf(content)).toEqual([]);
});

test('an older description has no file as JSON, and its examples have no name', () => {
  const responses = {
    200: { description: 'Pots', schema: POT, examples: { 'application/json': { name: 'Bowl' } } },
    206: { description: 'A picture', schema: { type: 'file' } },
  };
  const document = { swagger: '2.0', host: 'kiln.example', paths: { '/pots': { get: { responses } } } };
  expect(fencesOf(operationText(document, 'GET /pots'))).toEqual([['json', '200', '{\n  "name": "Bowl"\n}']]);
});

test('every example of a request is offered by its name, in each kind of content', () => {
  const examples = { a: { summary: 'A {jug}', value: { name: 'Jug' } }, b: { value: { name: 'Cup' } } };
  const bodyOf = (content: object): Fences =>
    fencesOf(
      operationText({ openapi: '3.1.0', paths: { '/pots': { post: { requestBody: { content } } } } }, 'POST /pots'),
    );
  expect(bodyOf({ 'application/json': { schema: POT, examples } })).toEqual([
    ['json', 'A {jug}', JSON_POT],
    ['json', 'b', JSON_POT.replace('Jug', 'Cup')],
  ]);
  expect(bodyOf({ 'application/json': { schema: POT }, 'text/csv': { example: 'name\nJug' } })).toEqual([
    ['text', 'text/csv', 'name\nJug'],
  ]);
  // One alone is what the samples send.
  expect(bodyOf({ 'application/json': { example: { name: 'Jug' } } })).toEqual([]);
});
