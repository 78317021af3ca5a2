/** What a description says of values, as readers of its page see it. */
import { expect, test } from 'vitest';
import { compilePage } from '../compile/compile-page.ts';
import { testServices } from '../render/testing/test-site.ts';
import { operationText } from './testing/operation-text.ts';

/** The field `x` of a body, or the whole body where the schema is given as such. */
function bodyOf(schema: object, place: 'body' | 'answer' = 'body'): string {
  const content = { 'application/json': { schema } };
  const operation = place === 'body' ? { requestBody: { content } } : { responses: { 200: { content } } };
  const text = operationText({ openapi: '3.1.0', paths: { '/kiln': { post: operation } } }, 'POST /kiln');
  expect(compilePage(testServices, 'page.html', text)).toMatchObject({ fidelity: 'strict', diagnostics: [] });
  return text;
}
const fieldOf = (schema: object): string => bodyOf({ type: 'object', properties: { x: schema } });
const typeOf = (schema: object): string | undefined =>
  /body=\{"x"\} type=\{"(.*?)"\} placed/.exec(fieldOf(schema))?.[1]?.replaceAll('\\"', '"');

test.each<readonly [string, object]>([
  ['string | integer | string[]', { type: ['string', 'integer', 'array'], items: { type: 'string' } }],
  ['string | integer[] | null', { type: ['string', 'array', 'null'], items: { type: 'integer' } }],
  ['(string | integer)[]', { type: 'array', items: { type: ['string', 'integer'] } }],
  ['[number, string, ...boolean[]]', tuple({ items: { type: 'boolean' } })],
  ['[number, string]', tuple({ items: false })],
  ['[number, string]', tuple({ maxItems: 2 })],
  ['[number, string, ...any[]]', tuple({})],
  ['[number, string][]', { type: 'array', items: tuple({ items: false }) }],
  ['enum<string | integer | boolean> | null', { enum: ['a', 1, null, true] }],
  ['enum<integer>', { enum: [1, 2] }],
  ['string[]', { type: 'array', enum: [['a']], items: { type: 'string' } }],
  ['string<base64>', { type: 'string', contentEncoding: 'base64' }],
  ['enum<string>', { oneOf: [{ const: 'asc', title: 'Up' }, { const: 'desc' }] }],
  ['(string | integer) & (number | boolean)', { allOf: [anyOf('string', 'integer'), anyOf('number', 'boolean')] }],
])('a type is said as it is: %s', (label, schema) => {
  expect(typeOf(schema)).toBe(label);
});

function tuple(more: object): object {
  return { type: 'array', prefixItems: [{ type: 'number' }, { type: 'string' }], ...more };
}

function anyOf(...types: readonly string[]): object {
  return { anyOf: types.map((type) => ({ type })) };
}

test('places of a list that mean something each have their words', () => {
  const prefixItems = [{ type: 'number', description: 'How hot.' }, { type: 'string' }];
  const text = fieldOf({ type: 'array', prefixItems, items: false });
  expect(text).toMatch(/body=\{"\[0\]"\}[^>]*type=\{"number"\}[^>]*>\n\s*How hot\./);
  expect(text).toMatch(/body=\{"\[1\]"\}[^>]*type=\{"string"\}/);
  expect(fieldOf(tuple({ items: false }))).not.toContain('[0]');
});

test('a choice between single values lists them with their titles and words', () => {
  const asc = { const: 'asc', title: 'Upwards', description: 'Coldest first.' };
  const text = fieldOf({ oneOf: [asc, { const: 'desc', title: 'Downwards' }] });
  expect(text).toContain('options={["asc","desc"]}');
  expect(text).toContain('- `asc`: Upwards: Coldest first.\n- `desc`: Downwards');
});

const object = (properties: object, more: object = {}) => ({ type: 'object', properties, ...more });
const STRING = { type: 'string' };

test('what several parts of a schema say of a field is said together', () => {
  const base = object({
    kind: { type: 'string', maxLength: 9 },
    glaze: object({ name: STRING }),
    state: { enum: ['a', 'b'] },
  });
  const own = object({
    kind: { enum: ['one', 'two'], maxLength: 20 },
    glaze: object({ colour: STRING }),
    state: { enum: ['b', 'c'] },
  });
  const text = bodyOf({ allOf: [base, own] });
  expect(text).toMatch(
    /body=\{"kind"\} type=\{"enum<string>"\} placed>\n<ApiFacts length=\{"x ≤ 9"\} options=\{\["one","two"\]\}/,
  );
  expect(text).toContain('id={"body-glaze.name"}');
  expect(text).toContain('id={"body-glaze.colour"}');
  expect(text).toMatch(/body=\{"state"\}.*\n<ApiFacts options=\{\["b"\]\}/);
});

test('two choices of one schema are two, and each has its own variants', () => {
  const choice = (...names: readonly string[]) => ({
    oneOf: names.map((title) => object({ [title.toLowerCase()]: STRING }, { title })),
  });
  const groups = bodyOf({ allOf: [choice('Wood', 'Gas'), choice('Clay', 'Sand')] })
    .split('<Tabs')
    .slice(1);
  const titles = groups.map((group) => [...group.matchAll(/<Tab title=\{"(\w+)"\}/g)].map(([, title]) => title));
  expect(titles).toEqual([
    ['Wood', 'Gas'],
    ['Clay', 'Sand'],
  ]);
});

test('what is known of the items of a list is said, of lists in lists too', () => {
  const items = {
    type: 'string',
    description: 'One {tag}.',
    maxLength: 9,
    pattern: '^a',
    example: 'ash',
    default: 'a',
  };
  const text = fieldOf({ type: 'array', description: 'All tags.', items });
  expect(text).toMatch(
    /All tags\.\n\n<ApiFacts isItem=\{true\} default=\{"a"\} length=\{"x ≤ 9"\} pattern=\{"\^a"\} examples=\{\["ash"\]\} \/>\n\n\s*One \\\{tag\\\}\./,
  );
  const rows = fieldOf({ type: 'array', items: { type: 'array', items: { type: 'integer', minimum: 3 } } });
  expect(rows).toContain('<ApiFacts isItem={true} range={"3 ≤ x"} />');
  expect(bodyOf({ type: 'array', items: object({ a: STRING }, { description: 'A pot.' }) }, 'answer')).toMatch(
    /type=\{"object\[\]"\}[\s\S]*isItem[\s\S]*A pot\./,
  );
});

test.each<readonly [string, object, string]>([
  ['how many fields', { minProperties: 1, maxProperties: 3 }, 'fields={"1 ≤ x ≤ 3"}'],
  ['their names', { propertyNames: { pattern: '^k_' } }, 'names={["^k_"]}'],
  [
    'which belong together',
    { dependentRequired: { card: ['cvc', 'month'] } },
    'with={"card"} needed={["cvc","month"]}',
  ],
  ['what it must not be', { not: { enum: ['root'] } }, String.raw`not={["\"root\""]}`],
  ['a type that it must not have', { not: { type: 'null' } }, 'not={["null"]}'],
  ['what it must hold', { contains: { const: 'main' }, maxContains: 1 }, String.raw`contains={["\"main\"","x ≤ 1"]}`],
  ['that there may be more', { additionalProperties: true }, 'isOpen'],
  ['that there is no more', object({ a: STRING }, { additionalProperties: false }), 'isClosed'],
  ['fields by a pattern of their names', { patternProperties: { '^x-': STRING } }, 'body={"/^x-/"}'],
])('a schema says %s', (_, schema, words) => {
  expect(fieldOf({ type: 'object', ...schema })).toContain(words);
});

test('that nothing more is sent helps nobody who reads an answer', () => {
  const closed = object({ a: STRING }, { additionalProperties: false });
  expect(bodyOf(closed)).toContain('isClosed');
  expect(bodyOf(closed, 'answer')).not.toContain('isClosed');
});

const parametersOf = (parameter: object, path = '/kiln'): string =>
  operationText({ openapi: '3.1.0', paths: { [path]: { get: { parameters: [parameter] } } } }, `GET ${path}`);
const LIST = { type: 'array', items: { type: 'integer' } };

test.each<readonly [string, object]>([
  ['x=1|2', { style: 'pipeDelimited', explode: false, schema: LIST }],
  ['x=1%202', { style: 'spaceDelimited', explode: false, schema: LIST }],
  ['x=1,2', { explode: false, schema: LIST }],
  ['x=1&x=2', { schema: LIST }],
  ['x=red,blue', { explode: false, schema: { type: 'array', items: { enum: ['red', 'blue', 'grey'] } } }],
  [
    'x[low]=1&x[high]=2',
    { style: 'deepObject', schema: object({ low: { type: 'integer' }, high: { type: 'number' } }) },
  ],
  ['x[key]=a', { style: 'deepObject', schema: { type: 'object', additionalProperties: STRING } }],
  ['x={"near":"a"}', { content: { 'application/json': { schema: object({ near: STRING }) } } }],
  ['.1.2', { in: 'path', style: 'label', explode: true, schema: LIST }],
  ['x: 1,2', { in: 'header', schema: LIST }],
  ['x=1,2', { in: 'cookie', schema: LIST }],
])('how a parameter with several values is written is shown: %s', (written, more) => {
  const text = parametersOf({ name: 'x', in: 'query', ...more }, '/kiln/{x}');
  expect(text).toContain(`written={${JSON.stringify(written)}}`);
});

test('a parameter with one value needs no such words; that it is JSON is said', () => {
  expect(parametersOf({ name: 'x', in: 'query', schema: STRING })).not.toContain('ApiFacts');
  const json = { 'application/json': { schema: STRING } };
  expect(parametersOf({ name: 'x', in: 'query', content: json })).toContain('content={"application/json"}');
});

test('a link leads to what is written elsewhere, and never to a script', () => {
  const textOf = (externalDocs: object) =>
    operationText({ openapi: '3.1.0', paths: { '/a': { get: { externalDocs } } } }, 'GET /a');
  expect(textOf({ url: 'https://kiln.example/a_b', description: 'All [of] {it}' })).toContain(
    '[All \\[of\\] \\{it\\}](https://kiln.example/a_b)',
  );
  expect(textOf({ url: 'https://kiln.example/a' })).toContain('[kiln.example/a](https://kiln.example/a)');
  expect(textOf({ url: 'javascript:alert(1)' })).not.toContain('alert');
});

test('a file is shown as one, though no schema says that it is', () => {
  const operation = {
    requestBody: { content: { 'application/octet-stream': {}, 'text/plain': { schema: { type: 'string' } } } },
    responses: { 200: { description: 'The pot', content: { 'application/pdf': { schema: {} } } } },
  };
  const text = operationText({ openapi: '3.1.0', paths: { '/kiln': { post: operation } } }, 'POST /kiln');
  expect(text).toMatch(/octet-stream"\}>\n<ParamField body=\{"body"\} type=\{"file"\}/);
  expect(text).toMatch(/<ResponseField name=\{"response"\} type=\{"file"\}/);
});
