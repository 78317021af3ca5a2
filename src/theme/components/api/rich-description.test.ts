/** Everything that OpenAPI can say, as readers and programs get it: the project in `fixtures/api`. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import type { RenderedPage } from '../../../engine/index.ts';
import { createProjectSession } from '../../../engine/session.ts';
import { textOfHtml, themeServices } from '../../testing/render.ts';

const ROOT = join(import.meta.dirname, '../../../../fixtures/api');

const pages = new Map<string, RenderedPage & { readonly text: string }>();

beforeAll(async () => {
  const files = readdirSync(ROOT, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.includes('.'))
    .map((path) => [path.replaceAll('\\', '/'), new Uint8Array(readFileSync(join(ROOT, path)))] as const);
  const session = createProjectSession(themeServices);
  const reading = session.update(new Map(files));
  if (reading.status !== 'ok') throw new Error(JSON.stringify(reading.diagnostics));
  for (const path of reading.site.pages.keys()) {
    const page = await session.renderPage(path);
    if (page === undefined) continue;
    const main = /<main[\s\S]*<\/main>/.exec(page.html)?.[0] ?? '';
    pages.set(path, { ...page, text: textOfHtml(main.replace(/<script[\s\S]*?<\/script>/g, '')) });
  }
});

const pageAt = (path: string) => {
  const page = pages.get(path);
  if (page === undefined) throw new Error(`There is no page ${path}, only ${[...pages.keys()].join(', ')}.`);
  return page;
};
const twin = (path: string): string => pageAt(path).markdown;

test('every operation has a page, and every page is whole', () => {
  for (const [path, page] of pages) {
    expect([path, page.status, page.diagnostics]).toEqual([path, 'ok', []]);
    expect(page.html, path).not.toMatch(/\[object Object\]|>undefined<|="undefined"/);
  }
  const made = [...pages.keys()].filter((path) => /^(?:harbour|old)\//.test(path));
  expect(made).toHaveLength(14);
});

test('ways to sign in are told apart, and what the API sends by itself asks for none', () => {
  expect(twin('harbour/berths/book-a-berth')).toMatch(
    /\*\*oauth\*\*[\s\S]*authorizationCode[\s\S]*token URL `https:\/\/id\.harbour\.example\/t`[\s\S]*- `berths\.write`: Book berths\n\s+- `berths\.read`: Read berths[\s\S]*\*\*bearer \+ signature\*\*[\s\S]*`X-Signature` \(header, string\)/,
  );
  expect(twin('harbour/berths/show-a-berth')).not.toContain('Authorization');
  expect(twin('pages/event')).not.toContain('Authorization');
});

test('parts of addresses that readers fill in are listed', () => {
  const { text } = pageAt('harbour/crew/list-the-crew');
  expect(text).toContain('https://{region}.harbour.example/{version}');
  expect(text).toMatch(/region\s+string\s+default north Which coast\. allowed north south east/);
});

test('of several kinds the reader sees by which value they are told apart', () => {
  const body = twin('harbour/berths/book-a-berth');
  expect(body).toMatch(/\*\*Ferry\*\*\n\s+- `kind` \(body, "ferry", required\)/);
  expect(body).toMatch(/\*\*Cargo\*\*\n\s+- `kind` \(body, "cargo", required\)/);
  // What takes a schema over with allOf is a kind of it as well.
  const crew = twin('harbour/crew/list-the-crew');
  expect(crew).toMatch(/- \*\*Cook\*\*\n\s+- `job` \("cook", required\)\n\s+- `dish` \(string\)/);
  expect(crew).toMatch(/- \*\*Pilot\*\*\n\s+- `job` \("pilot", required\)/);
  expect(crew).toContain('"job": "cook"');
});

test('what leads round in a circle is named, through references to other files and back', () => {
  expect(twin('harbour/crew/list-the-crew')).toContain('`boss` (Person | null)');
  const tree = twin('harbour/plant-a-tree-api-section');
  expect(tree).toContain('`left` (body, Tree)');
  expect(tree).toContain('`all` (body, Tree[])');
});

test('an object that may be null is no choice', () => {
  const page = twin('harbour/berths/show-a-berth');
  expect(page).toMatch(/`ship` \(object \| null\): Who is in it\.\n\s+- \*\*Child attributes\*\*\n\s+- \*\*Ferry\*\*/);
});

test('words of allowed values, limits, read-only and write-only fields, other members, and examples', () => {
  const answer = twin('harbour/berths/show-a-berth');
  expect(answer).toContain('- `free`: Anybody may book it.');
  expect(answer).toContain('`depth` (number): `0 < x ≤ 40`; multiple of `0.5`; for example `12.5`');
  expect(answer).toContain('`id` (integer, required, read-only): Given by us.');
  expect(pageAt('harbour/berths/show-a-berth').text).toMatch(/id integer\s+required\s+read-only\s+Given by us/);
  expect(answer).not.toContain('secret');
  expect(answer).toContain('`{key}` (string): length `x ≤ 20`');
  expect(twin('pages/model')).toContain('`secret` (string, write-only): length `8 ≤ x`');
});

test('files, and several kinds of content', () => {
  const photo = twin('harbour/ships/upload-a-photo');
  expect(photo).toContain('`photo` (body, file, required): PNG or JPEG.');
  expect(photo).toContain('`more` (body, file[])');
  expect(photo).toMatch(/\*\*image\/png\*\*/);
  expect(photo).toContain("--form 'photo=@photo'");
  expect(photo).toContain("'https://uploads.harbour.example/ships/");
});

test('answers by status with headers, what to call next, and examples by name', () => {
  const list = pageAt('harbour/berths/list-berths');
  expect(list.markdown).toContain('`X-Total` (integer, required): How many there are.');
  expect(list.markdown).toMatch(
    /What to call next\n\n\s+- `One` \(GET \/berths\/\{berth_id\}\): Reads one of them\.\n\s+- `berth_id`: `\$response\.body#\/items\/0\/id`/,
  );
  expect(list.markdown).toContain('- `Later` (GET /berths)');
  expect(list.markdown).toContain('```json title="200 Two berths"');
  expect(list.markdown).toContain('- **4XX**');
  expect(list.markdown).toContain('`old` (query, boolean, deprecated, default `false`)');
});

test('callbacks with what they carry and what may be answered', () => {
  const callbacks = twin('harbour/berths/book-a-berth').split('## Callbacks')[1] ?? '';
  expect(callbacks).toContain('**onFree: POST {$request.body#/notify}**');
  for (const part of ['Sent when one is free.', '`X-Signature` (header, string, required)', '`id` (body, integer'])
    expect(callbacks).toContain(part);
  expect(callbacks).toMatch(/\*\*410\*\*\s+Never again\./);
});

test('a webhook shows what it brings', () => {
  const page = twin('pages/event');
  expect(page).toContain('# A ship has arrived');
  expect(page).toMatch(/```json title="application\/json"\n\{\n {2}"kind": "ferry"/);
});

test('what a description says stays text, whatever it says', () => {
  const { text, html } = pageAt('harbour/plant-a-tree-api-section');
  expect(text).toContain(
    'Hostile: &lt;/ParamField&gt; {process.exit()} &lt;script&gt;alert(1)&lt;/script&gt; &lt;Card&gt; ```',
  );
  expect(html).not.toContain('<script>alert');
  expect(text).toContain('Missing');
});

test('a base URL is chosen where the settings list several', () => {
  const { html } = pageAt('harbour/berths/list-berths');
  expect(html).toMatch(
    /<select[^>]*data-base="https:\/\/api\.harbour\.example\/v2"[^>]*><option value="https:\/\/api[^<]*<\/option><option value="https:\/\/sandbox/,
  );
});

test("the author's samples count more", () => {
  const ships = twin('harbour/ships/add-a-ship');
  expect(ships).toContain('harbour ships add');
  expect(ships.indexOf('harbour ships add')).toBeLessThan(ships.indexOf('curl --request'));
  expect(twin('pages/sample')).toContain('echo mine');
});

test('an older description is read as the newer ones', () => {
  const page = twin('old/list-ships');
  expect(page).toContain('`length` (number | null)');
  expect(page).toContain('`page` (query, integer, default `1`)');
  expect(page).toContain('"name": "Albatros"');
});
