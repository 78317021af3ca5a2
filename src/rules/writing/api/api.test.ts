import { expect, test } from 'vitest';
import { told } from '../testing/told.ts';

const page = (api: string, body: string) => `---\ntitle: Boats\n${api}\n---\n\n${body}\n`;
const FIELD = '<ParamField path="id" type="string">\nIts id.\n</ParamField>';
const ANSWER = '<ResponseExample>\n```json\n{}\n```\n</ResponseExample>';

test('every parameter of the path has a field', () => {
  const api = 'api: "GET /boats/{id}/oars/{oar}"';
  expect(told(page(api, `${FIELD}\n${ANSWER}`), 'path-parameter')).toEqual([`path-parameter: ${api}`]);
  expect(told(page('api: "GET /boats/{id}"', FIELD), 'path-parameter')).toEqual([]);
  expect(told(page('openapi: "GET /boats/{id}"', ''), 'path-parameter')).toEqual([]);
});

test('an endpoint shows what it answers', () => {
  expect(told(page('api: GET /boats', 'Text.'), 'response-example')).toHaveLength(1);
  expect(told(page('api: GET /boats', ANSWER), 'response-example')).toEqual([]);
  expect(told(page('api: HEAD /boats', 'Text.'), 'response-example')).toEqual([]);
  expect(told(page('api: GET /boats', '<Answer />'), 'response-example')).toEqual([]);
});

test('parameters stand in fields, on pages of an endpoint', () => {
  const table = '| Parameter | Type |\n| --- | --- |\n| id | string |';
  expect(told(page('api: GET /boats', table), 'parameter-table')).toEqual(['parameter-table: | Parameter | Type |']);
  expect(told(`${table}\n`, 'parameter-table')).toEqual([]);
  expect(told(page('api: GET /boats', '| Boat | Oars |\n| --- | --- |\n| a | 2 |'), 'parameter-table')).toEqual([]);
});

test('an endpoint names what can go wrong', () => {
  expect(told(page('api: GET /boats', ANSWER), 'status-codes')).toEqual(['status-codes: api: GET /boats']);
  expect(told(page('api: GET /boats', 'It answers with 404.'), 'status-codes')).toEqual([]);
  expect(told(page('api: GET /boats', '<Errors />'), 'status-codes')).toEqual([]);
  expect(told('Text.\n', 'status-codes')).toEqual([]);
});

test('a field says what its value means', () => {
  expect(told('<ParamField query="limit" type="integer" />\n', 'empty-field')).toHaveLength(1);
  expect(told('<ResponseField name="id" type="string">\n</ResponseField>\n', 'empty-field')).toHaveLength(1);
  expect(told(`${FIELD}\n`, 'empty-field')).toEqual([]);
  const nested =
    '<ResponseField name="a"><Expandable><ResponseField name="b">B.</ResponseField></Expandable></ResponseField>';
  expect(told(`${nested}\n`, 'empty-field')).toEqual([]);
});

test('the format of an authorization is shown', () => {
  const field = (words: string, more = '') =>
    `<ParamField header="Authorization" type="string"${more}>\n${words}\n</ParamField>\n`;
  expect(told(field('Who you are.'), 'authorization-format')).toHaveLength(1);
  expect(told('<ParamField header="Authorization" type="string" required />\n', 'authorization-format')).toHaveLength(
    1,
  );
  expect(told(field('Write `Bearer` and your key.'), 'authorization-format')).toEqual([]);
  expect(told(field('Who you are.', ' placeholder="Bearer 123"'), 'authorization-format')).toEqual([]);
  expect(told('<ParamField header="X-Trace" type="string">\nAny.\n</ParamField>\n', 'authorization-format')).toEqual(
    [],
  );
});

test('what a sample asks with has a field', () => {
  const sample = '```bash\ncurl "https://a.example/boats?limit=2&after=b"\n```';
  const limit = '<ParamField query="limit" type="integer">\nHow many.\n</ParamField>';
  expect(told(page('api: GET /boats', `${limit}\n\n${sample}`), 'sample-parameter')).toEqual([
    'sample-parameter: after',
  ]);
  expect(told(page('api: GET /oars', sample), 'sample-parameter')).toEqual([]);
  expect(told(page('api: GET /boats', `${sample}\n\n<Paging />`), 'sample-parameter')).toEqual([]);
});
