import { expect, test } from 'vitest';
import { completeFields } from './field-pages.ts';
import type { SampleSettings } from './samples/sample-settings.ts';
import { type CurlRequest, readCurl } from './samples/testing/shell-words.ts';
import { filesOf } from './testing/api-files.ts';

const CURL: SampleSettings = { languages: ['curl'] };

function textOf(api: string, page: string, settings = CURL, others: Readonly<Record<string, string>> = {}): string {
  const completion = completeFields('docs/page.mdx', { api }, settings);
  return completion?.text(filesOf({ 'docs/page.mdx': page, ...others })) ?? '';
}

function curlOf(...parameters: Parameters<typeof textOf>): CurlRequest {
  return readCurl(/```bash[^\n]*\n([\s\S]*?)\n```/.exec(textOf(...parameters))?.[1] ?? '');
}

test('the address is the one that is written, or begins with that of the settings', () => {
  expect(curlOf('GET https://a.example/v1/x', '').url).toBe('https://a.example/v1/x');
  expect(curlOf('get /x', '', { ...CURL, baseUrls: ['https://b.example/v2'] }).url).toBe('https://b.example/v2/x');
});

test('its parts are filled in from the fields', () => {
  const page = [
    '<ParamField path="id" type="string" required placeholder="p 1" />',
    '<ParamField query="limit" type="integer" default="20" required>How many.</ParamField>',
    '<ParamField query="grant" required default="twice" />',
    '<ParamField query="page" type="integer" />',
    "<ParamField header='X-Trace' required={true} default={'t-1'} />",
    '<ParamField header="X-Off" required="false" />',
    '<ParamField cookie="seen" required />',
  ].join('\n\n');
  const { url, headers } = curlOf('GET https://a.example/:tenant/plants/{id}/jobs:stop?grant=once', page);
  expect(url).toBe('https://a.example/{tenant}/plants/p%201/jobs:stop?grant=once&limit=20');
  expect(headers).toEqual(['X-Trace: t-1', 'Cookie: seen=<seen>']);
});

test('the body holds what must be given, with fields in fields', () => {
  const page = `
<ParamField body="name" type="string" required default="Zoë's" />
<ParamField body="soil" type="object" required>
  <Expandable>
    <ParamField body="wet" type="boolean" />
    <ParamField body="depth" type="number" default="2.5" />
  </Expandable>
</ParamField>
<ParamField body="tags" type="array<string>" required />
<ParamField body="count" type="integer" required default={3} />
<ParamField body="zip" type="string" required default="0123" />
<ParamField body="note" type="string" />
<ParamField body="gone" type="string" required deprecated />
`;
  const { method, data, headers } = curlOf('POST /plants', page);
  expect([method, headers]).toEqual(['POST', ['Content-Type: application/json']]);
  expect(JSON.parse(data.join(''))).toEqual({
    name: "Zoë's",
    soil: { wet: true, depth: 2.5 },
    tags: ['string'],
    count: 3,
    zip: '0123',
  });
});

test('where nobody says what must be given, all of it is shown', () => {
  const page = '<ParamField body="a" type="string" />\n\n<ParamField body="b" type="number[]" />';
  expect(JSON.parse(curlOf('PUT /x', page).data.join(''))).toEqual({ a: 'string', b: [0] });
});

test('files and forms are sent as what they are', () => {
  const file = '<ParamField body="photo" type="file" required />\n\n<ParamField body="n" type="integer" required />';
  expect(curlOf('POST /x', file).data).toEqual(['photo=@photo', 'n=0']);
  const form =
    '<ParamField header="Content-Type" default="application/x-www-form-urlencoded" />\n\n<ParamField body="a" type="string" />';
  const { headers, data } = curlOf('POST /x', form);
  expect(headers).toEqual(['Content-Type: application/x-www-form-urlencoded']);
  expect(data).toEqual(['a=string']);
});

test('credentials are those of the settings, or of a field', () => {
  const auth = { method: 'bearer' };
  expect(curlOf('GET /x', '', { ...CURL, auth }).headers).toEqual(['Authorization: Bearer <token>']);
  const page = '<ParamField header="Authorization" required placeholder="Key <key>" />';
  expect(curlOf('GET /x', page, { ...CURL, auth }).headers).toEqual(['Authorization: Key <key>']);
});

test('fields of snippets count, however they are taken in', () => {
  const others = {
    'snippets/key.mdx': '<ParamField header="x-key" required />',
    'snippets/more.mdx': '<ParamField query="q" required default="1" />\n\n<Snippet file="key.mdx" />',
  };
  const page = `import More from '/snippets/more.mdx'\n\n<More />`;
  const { url, headers } = curlOf('GET https://a.example/x', page, CURL, others);
  expect([url, headers]).toEqual(['https://a.example/x?q=1', ['x-key: <x-key>']]);
});

test('nothing is made where the author shows a request, for what is no endpoint, and where none is wanted', () => {
  const own = '<RequestExample>\n```bash\ncurl x\n```\n</RequestExample>';
  expect(textOf('GET /x', own)).toBe('');
  expect(textOf('GET /x', '<Snippet file="own.mdx" />', CURL, { 'snippets/own.mdx': own })).toBe('');
  expect(textOf('WSS wss://a.example', '')).toBe('');
  expect(textOf('about us', '')).toBe('');
  expect(textOf('GET /x', '', { languages: [] })).toBe('');
});

test('fields that are shown as code are none', () => {
  const page = '```mdx\n<ParamField query="q" required />\n```';
  expect(curlOf('GET https://a.example/x', page).url).toBe('https://a.example/x');
});
