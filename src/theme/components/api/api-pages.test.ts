/** Pages of an API as a reader gets them. */
import { expect, test } from 'vitest';
import { renderProject, textOfHtml } from '../../testing/render.ts';

const SPEC = `openapi: 3.0.3
info: { title: Garden, version: '1' }
servers:
  - url: https://{region}.garden.example/v1/
    variables: { region: { default: eu } }
security: [{ key: [] }]
tags:
  - name: Plants
paths:
  /plants/{id}:
    parameters:
      - { name: id, in: path, required: true, schema: { type: string, pattern: '^p_' } }
    get:
      tags: [Plants]
      summary: Get a plant
      description: |
        Finds **one** plant. Write {id} as <id>.

        import it where you like.
      parameters:
        - { name: depth, in: query, schema: { type: integer, minimum: 1, maximum: 5, default: 2 }, description: How deep. }
      responses:
        200:
          description: The plant
          content:
            application/json:
              schema: { $ref: '#/components/schemas/Plant' }
        404: { description: No such plant }
    delete:
      tags: [Plants]
      deprecated: true
      responses: { 204: { description: Gone } }
  /plants:
    post:
      tags: [Plants]
      summary: Add a plant
      security: []
      requestBody:
        description: What to add
        content:
          application/json:
            schema: { $ref: '#/components/schemas/Plant' }
      responses: { 201: { description: Added } }
webhooks:
  watered:
    post:
      summary: A plant was watered
      requestBody: { content: { application/json: { schema: { type: object, properties: { at: { type: string, format: date-time } } } } } }
      responses: { 200: { description: Fine } }
components:
  securitySchemes:
    key: { type: apiKey, in: header, name: X-Garden-Key }
  schemas:
    Plant:
      type: object
      required: [name]
      properties:
        id: { type: string, readOnly: true, example: p_1 }
        name: { type: string, nullable: true, maxLength: 40 }
        kind: { type: string, enum: [herb, tree] }
        pin: { type: string, writeOnly: true }
        children: { type: array, items: { $ref: '#/components/schemas/Plant' } }
        soil:
          oneOf:
            - { title: Clay, type: object, properties: { wet: { type: boolean } } }
            - { title: Sand, type: object, properties: { fine: { type: boolean } } }
`;
const PAGE = (details: string, text = '') => `---\n${details}\n---\n${text}`;

async function open(pages: Readonly<Record<string, string>>, settings: object = {}) {
  const config = { name: 'Garden', navigation: [{ group: 'Start', pages: ['index'] }], openapi: 'api/garden.yaml' };
  const read = await renderProject(
    { ...config, ...settings },
    { 'api/garden.yaml': SPEC, 'index.mdx': 'Hello', ...pages },
  );
  return async (path: string) => {
    const html = await read(path);
    const main = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? html;
    return { html, main, text: textOfHtml(main) };
  };
}

const START = { group: 'Start', pages: ['index'] };
const HOME = { tab: 'Home', pages: ['index'] };
const ANCHOR = { anchor: 'Home', pages: ['index'] };
const DROPDOWN = { dropdown: 'Home', pages: ['index'] };

test('a page that names an operation says what it takes and what it gives back', async () => {
  const page = await (await open({ 'get.mdx': PAGE('openapi: GET /plants/{id}') }))('get');
  expect(page.main).toContain('<h1');
  expect(page.text).toContain('Get a plant');
  for (const part of ['Authorization', 'Path parameters', 'Query parameters', 'Response'])
    expect(page.text).toContain(part);
  expect(page.main).toContain('href="#header-x-garden-key"');
  expect(page.text).toMatch(/depth\s+integer\s+default 2/);
  expect(page.text).toContain('1 ≤ x ≤ 5');
  expect(page.text).toContain('^p_');
  expect(page.html).toContain('<span class="endpoint-base">https://eu.garden.example/v1</span>');
});

test('what a description says stays text', async () => {
  const { text, main } = await (await open({ 'get.mdx': PAGE('openapi: GET /plants/{id}') }))('get');
  expect(main).toContain('<strong>one</strong>');
  expect(text).toContain('Write {id} as &lt;id&gt;.');
  expect(text).toContain('import it where you like.');
});

test('an answer is shown with an example, and without what is only sent', async () => {
  const { text } = await (await open({ 'get.mdx': PAGE('openapi: GET /plants/{id}') }))('get');
  expect(text).toContain('"id": "p_1"');
  expect(text).not.toContain('pin');
  expect(text).toContain('string | null');
  expect(text).toMatch(/allowed\s+herb\s+tree/);
  expect(text).toContain('Clay');
  // A plant of plants is named, not drawn for ever.
  expect(text).toContain('Plant[]');
});

test('a request is shown without what only the API sets', async () => {
  const { text } = await (await open({ 'add.mdx': PAGE('openapi: POST /plants') }))('add');
  expect(text).toContain('What to add');
  expect(text).toContain('pin');
  expect(text).not.toContain('p_1');
  expect(text).not.toContain('Authorization');
});

test("the page's own words come first, its title counts, and its own answer is the only one", async () => {
  const own = 'Read me first.\n\n<ResponseExample>\n```json\n{ "mine": true }\n```\n</ResponseExample>\n';
  const { text } = await (
    await open({ 'get.mdx': PAGE('title: My plant\nopenapi: api/garden.yaml get /plants/{id}', own) })
  )('get');
  expect(text.indexOf('Read me first.')).toBeGreaterThan(text.indexOf('My plant'));
  expect(text.indexOf('Read me first.')).toBeLessThan(text.indexOf('Path parameters'));
  expect(text).toContain('"mine"');
  expect(text).not.toContain('"p_1"');
});

test('a tab with a description alone has a page for each operation, in groups by tag', async () => {
  const read = await open(
    {},
    { openapi: undefined, tabs: [{ name: 'API', url: 'reference', openapi: '/api/garden.yaml' }] },
  );
  const page = await read('reference/plants/get-a-plant');
  expect(page.text).toContain('Path parameters');
  expect(page.html).toContain('A plant was watered');
  expect(page.html).toContain('Plants');
  expect((await read('reference/plants/delete-plants-id')).html).toContain('DELETE /plants/{id}');
  expect((await read('reference/a-plant-was-watered')).text).toContain('watered');
});

/** Where a description may stand, in both formats; what it makes is the same. */
const PLACES: readonly (readonly [place: string, settings: object])[] = [
  ['a tab', { tabs: [{ name: 'API', url: 'api-reference', openapi: '/api/garden.yaml' }] }],
  ['an anchor', { anchors: [{ name: 'API', icon: 'leaf', url: 'api-reference', openapi: ['/api/garden.yaml'] }] }],
  ['a group', { navigation: [START, { group: 'API', openapi: 'api/garden.yaml', pages: [] }] }],
  [
    'a group in a group',
    { navigation: [{ ...START, pages: ['index', { group: 'API', openapi: 'api/garden.yaml' }] }] },
  ],
  ['a later tab', { navigation: { tabs: [HOME, { tab: 'API', openapi: 'api/garden.yaml' }] } }],
  ['a later anchor', { navigation: { anchors: [ANCHOR, { anchor: 'API', openapi: { source: 'api/garden.yaml' } }] } }],
  ['a later group', { navigation: { groups: [START, { group: 'API', openapi: ['/api/garden.yaml'] }] } }],
  ['a later dropdown', { navigation: { dropdowns: [DROPDOWN, { dropdown: 'API', openapi: 'api/garden.yaml' }] } }],
  ['a later version', { navigation: { versions: [{ version: 'v1', openapi: 'api/garden.yaml' }] } }],
];

test.each(PLACES)('a description on %s makes a page for each operation', async (_, settings) => {
  const read = await open({}, { openapi: undefined, ...settings });
  const page = await read('api-reference/plants/get-a-plant');
  expect(page.text).toContain('Path parameters');
  expect(page.html).toContain('href="../../api-reference/plants/add-a-plant.html"');
});

test.each([
  ['a path', 'api/garden.yaml'],
  ['a path from the root', '/api/garden.yaml'],
  ['several, the second of which has it', ['other.json', 'api/garden.yaml']],
])('a description is named in the settings as %s', async (_, openapi) => {
  const pages = { 'other.json': '{ "openapi": "3.1.0", "paths": {} }', 'get.mdx': PAGE('openapi: GET /plants/{id}') };
  expect((await (await open(pages, { openapi }))('get')).text).toContain('Path parameters');
  const later = { openapi: undefined, api: { openapi }, navigation: { groups: [START] } };
  expect((await (await open(pages, later))('get')).text).toContain('Path parameters');
});

test('an entry of the navigation that names an operation leads to its page', async () => {
  const navigation = [{ group: 'Start', pages: ['index', 'POST /plants', 'webhook watered'] }];
  const read = await open({}, { navigation });
  expect((await read('index')).html).toContain('href="api-reference/plants/add-a-plant.html"');
  expect((await read('api-reference/plants/add-a-plant')).text).toContain('What to add');
});

test('the parts are named in the language of the page', async () => {
  const versions = [{ name: 'Deutsch', locale: 'de' }];
  const { text } = await (await open({ 'get.mdx': PAGE('openapi: GET /plants/{id}') }, { versions }))('get');
  expect(text).toContain('Pfadparameter');
});

/** The samples of a page, by the names of their tabs. */
const samplesOf = (html: string) => {
  const section = /<section class="example" aria-label="Request example">[\s\S]*?<\/section>/.exec(html)?.[0] ?? '';
  return [...section.matchAll(/data-name="([^"]*)"/g)].map(([, name]) => name);
};

test('a request is shown in a few languages, beside the answer', async () => {
  const page = await (await open({ 'add.mdx': PAGE('openapi: POST /plants') }))('add');
  expect(samplesOf(page.html)).toEqual(['curl', 'javascript', 'python']);
  expect(page.text).toContain('https://eu.garden.example/v1/plants');
  const read = await (await open({ 'get.mdx': PAGE('openapi: GET /plants/{id}') }))('get');
  expect(read.text).toContain('X-Garden-Key');
  expect(read.html.indexOf('Request example')).toBeLessThan(read.html.indexOf('Response example'));
});

test('the settings say in which languages, in either form', async () => {
  const pages = { 'add.mdx': PAGE('openapi: POST /plants') };
  const legacy = await open(pages, { api: { request: { example: { languages: ['Go', 'bash', 'golang'] } } } });
  expect(samplesOf((await legacy('add')).html)).toEqual(['go', 'curl']);
  const later = await open(pages, { api: { examples: { languages: ['.NET', 'ruby'] } } });
  expect(samplesOf((await later('add')).html)).toEqual(['c#', 'ruby']);
  const none = await open(pages, { api: { examples: { autogenerate: false } } });
  expect((await none('add')).html).not.toContain('Request example');
});

test("the page's own request is the only one", async () => {
  const own = '<RequestExample>\n```bash Mine\nplant tomato\n```\n</RequestExample>\n';
  const page = await (await open({ 'add.mdx': PAGE('openapi: POST /plants', own) }))('add');
  expect(page.text).toContain('plant tomato');
  // The playground's own data names the languages it can write.
  expect(page.html.replace(/<script type="application\/json"[\s\S]*?<\/script>/g, '')).not.toContain('curl');
});

test('a page that describes its endpoint by hand has samples, too', async () => {
  const fields = '<ParamField body="name" type="string" required default="Tom" />\n';
  const settings = { api: { baseUrl: ['https://one.example', 'https://two.example'], auth: { method: 'bearer' } } };
  const page = await (await open({ 'add.mdx': PAGE('api: POST /plants', fields) }, settings))('add');
  expect(samplesOf(page.html)).toEqual(['curl', 'javascript', 'python']);
  expect(page.text).toContain('https://one.example/plants');
  expect(page.text).toContain('Bearer &lt;token&gt;');
  expect(page.text).toMatch(/"name": "Tom"/);
});

test('the request is named in the language of the page', async () => {
  const versions = [{ name: 'Deutsch', locale: 'de' }];
  const { html } = await (await open({ 'add.mdx': PAGE('openapi: POST /plants') }, { versions }))('add');
  expect(html).toContain('<div class="example-name">Anfrage</div>');
});

test('a page that names a data model shows its fields, also those that are only read or only written', async () => {
  const page = await (await open({ 'plant.mdx': PAGE('openapi-schema: Plant', 'Plants grow.') }))('plant');
  expect(page.main).toMatch(/<h1[^>]*>Plant/);
  for (const field of ['Plants grow.', 'id', 'name', 'pin', 'children', 'Clay']) expect(page.text).toContain(field);
  expect(page.text).toContain('"id": "p_1"');
});

const KILN = `openapi: 3.1.0
security: [{ cert: [] }, { login: [] }]
paths:
  /kiln:
    post:
      summary: Fire it
      parameters:
        - { name: ids, in: query, style: pipeDelimited, explode: false, schema: { type: array, items: { type: integer } } }
      requestBody:
        content:
          application/json:
            schema:
              type: object
              minProperties: 1
              additionalProperties: false
              dependentRequired: { card: [cvc] }
              properties:
                tags: { type: array, items: { type: string, description: A tag., maxLength: 9 }, contains: { const: main } }
                free: { type: object, additionalProperties: true, propertyNames: { pattern: ^k }, not: { required: [id] } }
components:
  securitySchemes:
    cert: { type: mutualTLS }
    login: { type: oauth2, flows: { implicit: { authorizationUrl: https://id.example/a, refreshUrl: https://id.example/r, scopes: {} } } }
`;

test.each([
  [
    'en',
    [
      /client certificate \(mutual TLS\)/,
      /implicit\s+authorization URL https:\/\/id\.example\/a\s+refresh URL https:\/\/id\.example\/r/,
      /ids\s+integer\[\]\s+written as ids=1\|2/,
      /fields 1 ≤ x\s+no other fields\s+required with card cvc/,
      /tags\s+string\[\]\s+contains "main"\s+each item\s+length x ≤ 9\s+A tag\./,
      /free\s+object\s+field names \^k\s+not allowed \{"required":\["id"\]\}\s+other fields allowed/,
    ],
  ],
  ['de', [/Client-Zertifikat/, /geschrieben als ids=1\|2/, /erforderlich mit card cvc/, /jeder Eintrag\s+Länge x ≤ 9/]],
])('what a description asks for stands in the words of the page: %s', async (locale, words) => {
  const pages = { 'api/kiln.yaml': KILN, 'kiln.mdx': PAGE('openapi: api/kiln.yaml POST /kiln') };
  const { text } = await (await open(pages, { versions: [{ name: 'One', locale }] }))('kiln');
  const plain = text.replaceAll('&quot;', '"').replaceAll('&#34;', '"');
  for (const word of words) expect(plain).toMatch(word);
});
