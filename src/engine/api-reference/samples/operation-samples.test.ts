import { expect, test } from 'vitest';
import { findOperation, parseEndpointName } from '../endpoint-name.ts';
import { readApiDescription } from '../operations.ts';
import { filesOf } from '../testing/api-files.ts';
import { operationSamplesText } from './operation-samples.ts';
import type { SampleSettings } from './sample-settings.ts';
import { type CurlRequest, readCurl } from './testing/shell-words.ts';

const CURL: SampleSettings = { languages: ['curl'] };

function textOf(document: object, name: string, settings = CURL): string {
  const description = readApiDescription(filesOf({ 'api.json': document }), 'api.json');
  const wanted = parseEndpointName(name);
  const operation = description && wanted && findOperation(wanted, [description]);
  if (operation === undefined) throw new Error('The test names no operation.');
  return operationSamplesText(operation, settings).join('\n');
}

function curlOf(document: object, name: string, settings = CURL): CurlRequest {
  return readCurl(/```bash[^\n]*\n([\s\S]*?)\n```/.exec(textOf(document, name, settings))?.[1] ?? '');
}

const spec = (operation: object, more: object = {}, path = '/plants/{id}') => ({
  openapi: '3.1.0',
  servers: [{ url: 'https://{region}.garden.example/v1/', variables: { region: { default: 'eu' } } }],
  paths: { [path]: { post: { summary: 'Plant it', ...operation } } },
  ...more,
});
const NAME = 'POST /plants/{id}';
const parameter = (name: string, place: string, more: object = {}) => ({ name, in: place, required: true, ...more });

test('the address is that of the description, with what a reader fills in; the settings count more', () => {
  expect(curlOf(spec({}), NAME).url).toBe('https://eu.garden.example/v1/plants/{id}');
  const settings = { ...CURL, baseUrls: ['https://own.example'] };
  expect(curlOf(spec({}), NAME, settings).url).toBe('https://own.example/plants/{id}');
  expect(curlOf(spec({}, { servers: [{ url: '/v2' }] }), NAME).url).toBe('https://api.example.com/v2/plants/{id}');
});

test.each([
  ['simple', false, 'low,1,high,a%2Fb'],
  ['simple', true, 'low=1,high=a%2Fb'],
  ['label', false, '.low,1,high,a%2Fb'],
  ['label', true, '.low=1.high=a%2Fb'],
  ['matrix', false, ';id=low,1,high,a%2Fb'],
  ['matrix', true, ';low=1;high=a%2Fb'],
])('an object in a path, %s, exploded: %s', (style, explode, written) => {
  const parameters = [parameter('id', 'path', { style, explode, example: { low: 1, high: 'a/b' } })];
  expect(curlOf(spec({ parameters }), NAME).url).toBe(`https://eu.garden.example/v1/plants/${written}`);
});

test('parameters that must be given stand in it, with their examples', () => {
  const parameters = [
    parameter('id', 'path', { example: 'p/1 ü' }),
    parameter('depth', 'query', { schema: { type: 'integer', default: 2 } }),
    parameter('kind', 'query', { schema: { enum: ['herb & tree'] } }),
    parameter('name', 'query', { schema: { type: 'string' } }),
    parameter('page', 'query', { required: false, example: 3 }),
    parameter('old', 'query', { deprecated: true, example: 3 }),
    parameter('X-Trace', 'header', { schema: { type: 'string', examples: ['t-1'] } }),
    parameter('X-Tenant', 'header'),
    parameter('seen', 'cookie', { example: 'yes' }),
  ];
  const { url, headers } = curlOf(spec({ parameters }), NAME);
  expect(url).toBe('https://eu.garden.example/v1/plants/p%2F1%20%C3%BC?depth=2&kind=herb%20%26%20tree&name={name}');
  expect(headers).toEqual(['X-Trace: t-1', 'X-Tenant: <X-Tenant>', 'Cookie: seen=yes']);
});

test('the settings choose whether samples hold all parameters, or only what must be given', () => {
  const properties = { name: { type: 'string', example: 'Sage' }, note: { type: 'string', example: 'dry' } };
  const operation = {
    parameters: [parameter('page', 'query', { required: false, example: 3 })],
    requestBody: { content: { 'application/json': { schema: { type: 'object', properties, required: ['name'] } } } },
  };
  const sampleOf = (settings: SampleSettings) => {
    const { url, data } = curlOf(spec(operation), NAME, settings);
    return [url.includes('page=3'), JSON.parse(data[0] ?? '{}') as object];
  };
  expect(sampleOf(CURL)).toEqual([false, { name: 'Sage', note: 'dry' }]);
  expect(sampleOf({ ...CURL, parameters: 'all' })).toEqual([true, { name: 'Sage', note: 'dry' }]);
  expect(sampleOf({ ...CURL, parameters: 'required' })).toEqual([false, { name: 'Sage' }]);
});

test.each<readonly [string, object, string]>([
  ['a list', { example: ['a', 'b'] }, 'x=a&x=b'],
  ['a list in one', { example: ['a', 'b c'], explode: false }, 'x=a,b%20c'],
  ['a list between bars', { example: ['a', 'b'], style: 'pipeDelimited', explode: false }, 'x=a%7Cb'],
  ['an object', { example: { a: 1, b: 2 } }, 'a=1&b=2'],
  ['a deep object', { example: { a: 1 }, style: 'deepObject' }, 'x%5Ba%5D=1'],
  ['JSON', { content: { 'application/json': { example: { a: 'b' } } } }, 'x=%7B%22a%22%3A%22b%22%7D'],
])('a parameter of a query is written in its style: %s', (_, more, query) => {
  const { url } = curlOf(spec({ parameters: [parameter('x', 'query', more)] }), NAME);
  expect(url.split('?')[1]).toBe(query);
});

test.each<readonly [string, object, Partial<CurlRequest>]>([
  ['bearer', { type: 'http', scheme: 'bearer' }, { headers: ['Authorization: Bearer <token>'] }],
  ['OAuth', { type: 'oauth2' }, { headers: ['Authorization: Bearer <token>'] }],
  ['basic', { type: 'http', scheme: 'basic' }, { headers: ['Authorization: Basic <base64(username:password)>'] }],
  ['a key in a header', { type: 'apiKey', in: 'header', name: 'X-Key' }, { headers: ['X-Key: <api-key>'] }],
  ['a key in a cookie', { type: 'apiKey', in: 'cookie', name: 'sid' }, { headers: ['Cookie: sid=<sid>'] }],
  [
    'a key in the query',
    { type: 'apiKey', in: 'query', name: 'key' },
    { url: 'https://eu.garden.example/v1/plants/{id}?key={key}' },
  ],
])('who sends it is said as the description asks: %s', (_, scheme, wanted) => {
  const document = spec({ security: [{ one: [] }] }, { components: { securitySchemes: { one: scheme } } });
  expect(curlOf(document, NAME)).toMatchObject(wanted);
});

test('the settings say it where the description does not, and the page before both', () => {
  const auth = { method: 'key', name: 'X-Own', inputPrefix: 'own-' };
  expect(curlOf(spec({}), NAME, { ...CURL, auth }).headers).toEqual(['X-Own: own-<api-key>']);
  expect(curlOf(spec({ security: [] }), NAME, { ...CURL, auth }).headers).toEqual([]);
  const bearer = { method: 'bearer', inputPrefix: 'Bearer ' };
  expect(curlOf(spec({}), NAME, { ...CURL, auth: bearer }).headers).toEqual(['Authorization: Bearer <token>']);
  const basic = { method: 'basic', name: 'user:key' };
  expect(curlOf(spec({}), NAME, { ...CURL, auth: basic }).headers).toEqual(['Authorization: Basic <base64(user:key)>']);
  expect(curlOf(spec({}), NAME, { ...CURL, auth, authMethod: 'none' }).headers).toEqual([]);
});

test('a header that is named like the credentials does not hide them', () => {
  const document = spec(
    { security: [{ one: [] }], parameters: [parameter('authorization', 'header')] },
    { components: { securitySchemes: { one: { type: 'http', scheme: 'bearer' } } } },
  );
  expect(curlOf(document, NAME).headers).toEqual(['Authorization: Bearer <token>']);
});

const PLANT = {
  type: 'object',
  required: ['name'],
  properties: {
    id: { type: 'string', readOnly: true },
    name: { type: 'string', example: "Zoë's" },
    pin: { type: 'string', writeOnly: true },
  },
};
const body = (content: object) => spec({ requestBody: { content } });

test('the body is made of its schema, with what only a request holds', () => {
  const { headers, data } = curlOf(body({ 'application/json': { schema: PLANT } }), NAME);
  expect(headers).toEqual(['Content-Type: application/json']);
  expect(JSON.parse(data.join(''))).toEqual({ name: "Zoë's", pin: 'string' });
});

test('its own example counts more, and the first of several; JSON keeps the name of its kind', () => {
  const examples = { first: { value: { a: 1 } }, second: { value: { a: 2 } } };
  const type = 'application/vnd.garden+json';
  const { headers, data } = curlOf(body({ 'text/plain': {}, [type]: { schema: PLANT, examples } }), NAME);
  expect(headers).toEqual([`Content-Type: ${type}`]);
  expect(JSON.parse(data.join(''))).toEqual({ a: 1 });
});

test('of a body that is long only what must be given is shown', () => {
  const many = Array.from({ length: 200 }, (_, index) => [`field${index}`, { type: 'string' }]);
  const schema = { ...PLANT, properties: { ...PLANT.properties, ...Object.fromEntries(many) } };
  expect(JSON.parse(curlOf(body({ 'application/json': { schema } }), NAME).data.join(''))).toEqual({ name: "Zoë's" });
});

test('forms, files and plain text are sent as what they are', () => {
  const form = curlOf(body({ 'application/x-www-form-urlencoded': { schema: PLANT } }), NAME);
  expect(form.data).toEqual(["name=Zoë's", 'pin=string']);
  const schema = { properties: { note: { type: 'string' }, photo: { type: 'string', format: 'binary' } } };
  const multipart = curlOf(body({ 'multipart/form-data': { schema } }), NAME);
  expect(multipart.data).toEqual(['note=string', 'photo=@photo']);
  expect(multipart.headers).toEqual([]);
  const text = curlOf(body({ 'text/csv': { example: 'a,b\n1,2' } }), NAME);
  expect([text.headers, text.data]).toEqual([['Content-Type: text/csv'], ['a,b\n1,2']]);
});

test('parts of a form say what they are: as the description names it, else JSON of an object', () => {
  const properties = {
    note: { type: 'string' },
    meta: { type: 'object', example: { a: 'x; y' } },
    rows: { type: 'array', items: { type: 'object' }, example: [{ b: 1 }, { b: 2 }] },
    words: { type: 'string', example: 'a,b' },
    photo: { type: 'string', format: 'binary' },
    either: { type: 'string', format: 'binary' },
  };
  const encoding = {
    words: { contentType: 'text/csv; charset=utf-8' },
    photo: { contentType: 'image/png' },
    either: { contentType: 'image/png, image/jpeg' },
  };
  const media = { schema: { type: 'object', properties }, encoding };
  expect(curlOf(body({ 'multipart/form-data': media }), NAME).data).toEqual([
    'note=string',
    'meta={"a":"x; y"} → application/json',
    'rows={"b":1} → application/json',
    'rows={"b":2} → application/json',
    'words=a,b → text/csv; charset=utf-8',
    'photo=@photo → image/png',
    'either=@either',
  ]);
  const form = curlOf(body({ 'application/x-www-form-urlencoded': media }), NAME);
  expect(form.data[1]).toBe('meta={"a":"x; y"}');
});

test('a file is sent as one, though no schema says that it is', () => {
  for (const type of ['application/octet-stream', 'application/pdf', 'image/png']) {
    expect(textOf(body({ [type]: {} }), NAME)).toContain("--data-binary '@file'");
  }
});

test('a body of XML is in the sample as XML', () => {
  const pot = { type: 'object', xml: { name: 'pot' }, properties: { name: { type: 'string', example: 'Jug' } } };
  const { data } = curlOf(body({ 'application/xml': { schema: pot } }), NAME);
  expect(data).toEqual(['<pot>\n  <name>Jug</name>\n</pot>']);
});

test("the author's own samples come first, and those in other languages are made", () => {
  const samples = [
    { lang: 'Python', label: 'With "our" {kit}', source: 'garden.add(`x`)\n```\n' },
    { lang: 'c#', source: 'Garden.Add();' },
    { lang: 'Shell', label: 'Our tool', source: 'garden add x' },
  ];
  for (const key of ['x-codeSamples', 'x-code-samples']) {
    const text = textOf(spec({ [key]: samples }), NAME, { languages: ['curl', 'python', 'go'] });
    expect(text).toContain('````Python title="With our kit"\ngarden.add(`x`)\n```\n````');
    expect(text).toContain('```c#\nGarden.Add();\n```');
    expect(text.indexOf('garden add x')).toBeLessThan(text.indexOf('title="cURL"'));
    expect(text).toContain('title="Go"');
    expect(text).not.toContain('title="Python"');
    // `api.examples.autogenerate: false`
    expect(textOf(spec({ [key]: samples }), NAME, { languages: [] })).not.toContain('curl');
  }
  const curl = { 'x-codeSamples': [{ lang: 'bash', source: 'curl https://api.example.com/pots' }] };
  expect(textOf(spec(curl), NAME, { languages: ['curl'] })).not.toContain('title="cURL"');
});

test('no request is shown for what the API sends itself, nor where no samples are wanted', () => {
  const webhooks = { watered: { post: { requestBody: { content: {} } } } };
  expect(textOf({ openapi: '3.1.0', paths: {}, webhooks }, 'webhook watered')).toBe('');
  expect(textOf(spec({}), NAME, { languages: [] })).toBe('');
});

test('more samples than fit into a row come with a menu', () => {
  const languages = ['curl', 'go', 'java', 'php'] as const;
  expect(textOf(spec({}), NAME, { languages })).toMatch(/^<RequestExample>/);
  const text = textOf(spec({}), NAME, { languages: [...languages, 'ruby'] });
  expect(text).toMatch(/^<RequestExample dropdown>/);
  expect([...text.matchAll(/title="([^"]+)"/g)].map(([, title]) => title)).toEqual([
    'cURL',
    'Go',
    'Java',
    'PHP',
    'Ruby',
  ]);
});
