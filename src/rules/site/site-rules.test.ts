import { expect, test } from 'vitest';
import { applyFix } from '../../config/testing/apply-fix.ts';
import { SiteBuilder } from '../../engine/site/build-site.ts';
import { ConfigSource } from '../../engine/site/config-source.ts';
import { project } from '../../engine/site/testing/project.ts';
import type { Diagnostic } from '../../project/diagnostics.ts';
import { siteRules } from '../run-rules.ts';

const PAGE = '---\ntitle: Tides\ndescription: When the water comes.\n---\nText.';

/** Problems of a project with this configuration and a page `index`; each value of an object stands on a line of its own. */
function problemsOf(config: object, files: Readonly<Record<string, string>> = {}): readonly Diagnostic[] {
  const text = JSON.stringify({ name: 'Tidepool', ...config }, null, 1);
  const map = project({ 'docs.json': text, 'index.mdx': PAGE, ...files });
  const { files: rooted, configFile, config: read, diagnostics } = new ConfigSource().read(map);
  if (read === undefined) throw new Error('The configuration of the test is broken.');
  return [...diagnostics, ...new SiteBuilder(siteRules).build({ files: rooted, configFile, config: read }).diagnostics];
}

const GROUPS = [{ group: 'Start', pages: ['index'] }];
const contract = (settings: object, files = {}) => problemsOf({ ...settings, navigation: GROUPS }, files);
const later = (settings: object, files = {}) => problemsOf({ ...settings, navigation: { groups: GROUPS } }, files);
const OURS =
  /^(?:config\/(?:no-|basic-|key-|base-|listed-|sample-)|navigation\/empty-|pages\/|site\/(?:broken|specification)-)/;
const told = (problems: readonly Diagnostic[]) =>
  problems.filter(({ code }) => OURS.test(code)).map(({ code, file, range }) => `${code} ${file}:${range?.start.line}`);

test.each<readonly [string, readonly Diagnostic[], string]>([
  [
    'a button without a name',
    contract({ topbarCtaButton: { url: 'https://x.example' } }),
    'config/no-name docs.json:3',
  ],
  ['a link without a name', contract({ topbarLinks: [{ url: 'https://x.example' }] }), 'config/no-name docs.json:4'],
  [
    'a button of the later format',
    later({ navbar: { primary: { type: 'button', href: 'https://x.example' } } }),
    'config/no-name docs.json:4',
  ],
  [
    'basic authentication without a colon',
    contract({ api: { auth: { method: 'basic', name: 'token' } } }),
    'config/basic-auth-name docs.json:6',
  ],
  [
    'key authentication without a name',
    later({ api: { mdx: { auth: { method: 'key' } } } }),
    'config/key-auth-name docs.json:5',
  ],
  ['a base URL that is none', contract({ api: { baseUrl: 'not an address' } }), 'config/base-url docs.json:4'],
  ['a base URL of the later format', later({ api: { mdx: { server: 'ftp:x' } } }), 'config/base-url docs.json:5'],
  [
    'a language without samples',
    contract({ api: { request: { example: { languages: ['bash', 'pyton'] } } } }),
    'config/sample-language docs.json:8',
  ],
  [
    'a language without samples of the later format',
    later({ api: { examples: { languages: 'cobol' } } }),
    'config/sample-language docs.json:5',
  ],
  ['a version listed twice', contract({ versions: ['v2', 'v1', 'v2'] }), 'config/listed-twice docs.json:6'],
  [
    'an API description that is none',
    contract({ openapi: 'api.yaml' }, { 'api.yaml': 'title: My API\n' }),
    'config/no-specification docs.json:3',
  ],
  [
    'an API description that is broken',
    contract({ openapi: 'api.json' }, { 'api.json': '{ "openapi": "3.1.0",\n  "paths" ' }),
    'site/broken-specification api.json:2',
  ],
  [
    'a tab whose folder has no pages',
    contract({ tabs: [{ name: 'Recipes', url: 'recipes' }] }),
    'navigation/empty-division docs.json:5',
  ],
])('says where there is %s', (_, problems, place) => {
  expect(told(problems)).toEqual([place]);
});

test('says that a tab of the later format has no pages', () => {
  const tabs = [
    { tab: 'Guides', pages: ['index'] },
    { tab: 'Recipes', pages: [] },
  ];
  expect(told(problemsOf({ navigation: { tabs } }))).toEqual(['navigation/empty-division docs.json:12']);
});

test('says that a version of the later format is listed twice', () => {
  const versions = [1, 2].map(() => ({ version: 'v1', groups: GROUPS }));
  expect(told(problemsOf({ navigation: { versions } }))).toEqual(['config/listed-twice docs.json:16']);
});

test('says that a file named by a group is not there', () => {
  const groups = [...GROUPS, { group: 'API', openapi: '/api/spec.json' }];
  const codes = problemsOf({ navigation: { groups } }).map(({ code, message }) => `${code} ${message}`);
  expect(codes.filter((code) => code.startsWith('config/missing-file'))).toEqual([
    'config/missing-file The file `api/spec.json` of the API description is not in the project.',
  ]);
});

test.each([
  ['a whole address', { api: { baseUrl: 'https://api.example.com/v1' } }],
  ['an address with a part to fill in', { api: { baseUrl: 'https://{tenant}.example.com:{port}' } }],
  ['several, one on this machine', { api: { baseUrl: ['http://localhost:3000', 'https://example.com'] } }],
  ['two names with a colon', { api: { auth: { method: 'basic', name: 'user:key' } } }],
  ['a button that leads to a repository', { topbarCtaButton: { type: 'github', url: 'https://github.com/a/b' } }],
])('is silent about %s', (_, settings) => {
  expect(told(contract(settings))).toEqual([]);
});

test.each(['openapi: 3.1.0\ninfo: {}', '# Ours\n"swagger": "2.0"\n'])('knows an API description: %s', (text) => {
  expect(told(contract({ openapi: '/api.yaml' }, { 'api.yaml': text }))).toEqual([]);
});

test('an API description that nobody names is told where it is broken, and once', () => {
  const broken = contract(
    {},
    { 'api.yaml': 'openapi: 3.1.0\npaths:\n  /a: [1\n', 'index.mdx': endpoint('GET /tides') },
  );
  expect(told(broken)).toEqual(['site/broken-specification api.yaml:4', 'pages/unknown-operation index.mdx:4']);
});

test.each([
  ['none', '', {}, ['site/specification-host api.yaml:1']],
  ['a path alone', 'servers: [{ url: /v1 }]', {}, ['site/specification-host api.yaml:1']],
  ['a whole address', 'servers: [{ url: https://tides.example }]', {}, []],
  ['one in the settings', '', { api: { baseUrl: 'https://tides.example' } }, []],
])('an API description without a host is told where pages show its operations: %s', (_, servers, settings, found) => {
  const operation = 'paths: { /tides: { get: { responses: { 200: { description: Fine } } } } }';
  const files = { 'api.yaml': `openapi: 3.1.0\n${servers}\n${operation}\n`, 'index.mdx': endpoint('GET /tides') };
  expect(told(contract(settings, files))).toEqual(found);
});

test('references of an API description that lead nowhere are told with file and line, many of them as one', () => {
  const field = (name: string) => `      ${name}: { $ref: '#/components/schemas/${name}' }\n`;
  const spec = (names: readonly string[]) =>
    `openapi: 3.1.0\ncomponents:\n  schemas:\n    Tide: { type: object }\n    Day:\n     properties:\n${names.map(field).join('')}`;
  const few = contract({}, { 'api.yaml': spec(['Tide', 'Tied', 'Moon']) }).filter(({ file }) => file === 'api.yaml');
  expect(few.map(({ code, hint, range }) => [code, hint, range?.start.line])).toEqual([
    ['site/broken-reference', 'Did you mean `#/components/schemas/Tide`?', 8],
    ['site/broken-reference', 'Correct the reference, or add what it stands for.', 9],
  ]);
  const many = contract({}, { 'api.yaml': spec(['A', 'B', 'C', 'D', 'E', 'F']) });
  expect(told(many)).toEqual(['site/broken-reference api.yaml:7']);
});

test.each([
  [
    'api.yaml',
    "openapi: 3.1.0\npaths:\n  /a:\n    get:\n      security:\n        - tide-key: []\n          'moon': [x]\n",
  ],
  [
    'api.json',
    '{ "openapi": "3.1.0", "paths": { "/a": { "get": {\n\n\n\n"security": [\n{ "tide-key": [],\n "moon": [] }] } } } }',
  ],
])('a security scheme that nobody describes is told where an operation asks for it: %s', (file, text) => {
  const found = contract({}, { [file]: text });
  expect(told(found)).toEqual([`site/broken-reference ${file}:6`, `site/broken-reference ${file}:7`]);
  expect(found[0]?.message).toContain('`tide-key`');
  expect(found[0]?.hint).toContain('`components.securitySchemes`');
});

test('completes a base URL on one click', () => {
  const settings = { api: { baseUrl: 'api.example.com/v1' } };
  const [problem] = contract(settings).filter(({ code }) => code === 'config/base-url');
  const text = JSON.stringify({ name: 'Tidepool', ...settings, navigation: GROUPS }, null, 1);
  expect(applyFix(text, problem?.fix)).toContain('"baseUrl": "https://api.example.com/v1"');
});

test('a misspelt language is corrected on one click; of one that nobody knows the others are listed', () => {
  const settings = { api: { examples: { languages: ['Pyhton', 'Brainfuck'] } } };
  const [misspelt, unknown] = later(settings).filter(({ code }) => code === 'config/sample-language');
  expect(misspelt?.message).toContain('`Pyhton`');
  const text = JSON.stringify({ name: 'Tidepool', ...settings, navigation: { groups: GROUPS } }, null, 1);
  expect(applyFix(text, misspelt?.fix)).toContain('"python"');
  expect(unknown?.message).toContain('`Brainfuck`');
  expect(unknown?.hint).toContain('`swift`');
  expect(unknown?.fix).toBeUndefined();
});

test('a page without title and description is told at its place, and many in one problem that lists them', () => {
  const bare = Object.fromEntries(['a', 'b', 'c', 'd', 'e'].map((name) => [`${name}.mdx`, 'Text.']));
  const list = (...pages: readonly string[]) => ({ navigation: [{ group: 'Start', pages: ['index', ...pages] }] });
  expect(told(problemsOf(list('a'), bare))).toEqual(['pages/no-title a.mdx:1', 'pages/no-description a.mdx:1']);
  const many = problemsOf(list('a', 'b', 'c', 'd', 'e'), bare).filter(({ code }) => code.startsWith('pages/'));
  expect(many.map(({ severity, message }) => `${severity} ${message}`)).toEqual([
    'warning 5 pages have no title; their file names stand in.',
    'info 5 pages have no description for search results and shared links.',
  ]);
  expect(many[1]?.parts?.map(({ file }) => file)).toEqual(Object.keys(bare));
});

test('files that change nothing are listed once: scripts but for those of tools and snippets', () => {
  const files = {
    'style.css': '#navbar { color: red } #chat-assistant-sheet { color: red } #chat { color: red }',
    'chat.js': '',
    'tailwind.config.js': '',
    'snippets/box.js': '',
    'pic.svg': '<svg/>',
  };
  const found = contract({}, files).filter(({ code }) => code === 'site/left-out');
  expect(found).toHaveLength(1);
  const texts = found[0]?.parts?.map(({ text }) => text).join('\n');
  expect(texts).toContain('(`#chat-assistant-sheet`)');
  expect(texts).toContain('`chat.js`');
  expect(texts).not.toMatch(/tailwind|snippets|pic/);
});

const OPENAPI = JSON.stringify({
  openapi: '3.1.0',
  servers: [{ url: 'https://tides.example' }],
  paths: { '/tides': { get: { responses: {} } } },
});
const endpoint = (value: string) => `---\ntitle: Tides\ndescription: When.\nopenapi: ${value}\n---\n`;

test.each([
  ['gone.json GET /tides', 'pages/missing-specification index.mdx:4:10'],
  ['"api/gone GET /tides"', 'pages/missing-specification index.mdx:4:11'],
  ['notes.json POST /tides', 'pages/no-specification index.mdx:4:10'],
  ['notes.txt post /tides', 'pages/no-specification index.mdx:4:10'],
])('the API description of a page, told at its name: %s', (value, expected) => {
  const problems = contract({}, { 'index.mdx': endpoint(value), 'notes.json': '{ "a": 1 }', 'notes.txt': 'x' });
  expect(
    problems
      .filter(({ code }) => code.startsWith('pages/'))
      .map(({ code, file, range }) => `${code} ${file}:${range?.start.line}:${range?.start.column}`),
  ).toEqual([expected]);
});

test.each(['GET /tides', 'api.json GET /tides', '/docs/api GET /tides', '""'])(
  'nothing is told of a page with `openapi: %s`',
  (value) => {
    const problems = contract({}, { 'index.mdx': endpoint(value), 'api.json': OPENAPI, 'docs/api.yaml': OPENAPI });
    expect(told(problems)).toEqual([]);
  },
);

test.each([
  ['GET /tide', 'No API description of the project has `GET /tide`.', 'Write `GET /tides`.'],
  [
    'webhook storm',
    'No API description of the project has `webhook storm`.',
    'Correct the method and the path, or add the API description to the project.',
  ],
  [
    'https://x.example/api.json GET /tides',
    'The API description `https://x.example/api.json` is on another host, so nothing of it is on the page.',
    'Download the file, add it to the project, and name it there.',
  ],
  ['/tides', '`/tides` is no operation: a method and a path name one.', 'Write `GET /tides`.'],
  [
    'tides.list',
    '`tides.list` is no operation: a method and a path name one.',
    'Write both, for example `GET /users`, or `webhook orderPaid`.',
  ],
])('an operation that is nowhere leaves a page empty, which is told: %s', (value, message, hint) => {
  const problems = contract({}, { 'index.mdx': endpoint(value), 'api.json': OPENAPI });
  const { range, ...told } = problems.find(({ code }) => code === 'pages/unknown-operation') ?? {};
  expect(told).toMatchObject({ file: 'index.mdx', message, hint });
  expect(range?.start).toEqual({ line: 4, column: 10 });
});

const MODELS = JSON.stringify({ openapi: '3.1.0', components: { schemas: { Tide: { type: 'object' } } } });

test.each([
  ['Tied', ['Write `Tide`.']],
  ['api.json Wave', ['Correct the name; it stands under `components.schemas` of the API description.']],
  ['Tide', []],
  ['api Tide', []],
])('a data model that no description has leaves a page empty, which is told: %s', (value, hints) => {
  const page = `---\ntitle: Tide\ndescription: High or low.\nopenapi-schema: ${value}\n---\n`;
  const found = contract({}, { 'index.mdx': page, 'api.json': MODELS });
  expect(found.filter(({ code }) => code === 'pages/unknown-schema').map(({ hint }) => hint)).toEqual(hints);
});

test('a page that names several things it could be filled from says which one counts', () => {
  const details = 'openapi: GET /tides\nopenapi-schema: Tide\napi: GET https://tides.example/now';
  const page = `---\ntitle: Tide\ndescription: High or low.\n${details}\n---\n`;
  const found = contract({}, { 'index.mdx': page, 'api.json': MODELS }).filter(
    ({ code }) => code === 'pages/several-sources',
  );
  expect(found.map(({ message, range }) => [message, range?.start.line])).toEqual([
    ['`openapi-schema: Tide` changes nothing, because the page is filled from `openapi`.', 5],
    ['`api: GET https://tides.example/now` changes nothing, because the page is filled from `openapi`.', 6],
  ]);
  const one = contract({}, { 'index.mdx': page.replace(/openapi.*\n/g, ''), 'api.json': MODELS });
  expect(one.filter(({ code }) => code === 'pages/several-sources')).toEqual([]);
});

test('a theme for code that nobody knows is named with the nearest one, and the two words for our own are none', () => {
  const found = (theme: unknown) =>
    later({ styling: { codeblocks: { theme } } }).filter(({ code }) => code === 'config/code-theme');
  expect(found({ light: 'github-light', dark: 'githb-dark' })).toMatchObject([
    {
      message: 'There is no theme for code with the name `githb-dark`.',
      hint: 'Write `github-dark`.',
      file: 'docs.json',
    },
  ]);
  expect(found({ light: 'github-light', dark: 'githb-dark' })[0]?.range?.start.line).toBe(7);
  expect(found('css-variables')).toEqual([]);
  expect(found('nord')).toEqual([]);
});
