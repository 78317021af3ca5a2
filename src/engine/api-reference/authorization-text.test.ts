/** The section of a page that says how a request is signed says what its samples and its playground do. */
import { expect, test } from 'vitest';
import { operationForm } from './playground/operation-form.ts';
import type { SampleSettings } from './samples/sample-settings.ts';
import { operationOf, operationText } from './testing/operation-text.ts';

const API = `openapi: 3.1.0
servers: [{ url: https://kiln.example }]
paths:
  /pots: { put: { responses: { 200: { description: Fired } } } }
`;
const SIGNED = `${API}security: [{ token: [] }]
components: { securitySchemes: { token: { type: http, scheme: bearer, bearerFormat: JWT } } }
`;
const NAME = 'PUT /pots';

const pageOf = (document: string, settings: Partial<SampleSettings> = {}) => {
  const all: SampleSettings = { languages: ['curl'], ...settings };
  const text = operationText(document, NAME, {}, all);
  return {
    text,
    section: /<ApiSection part=\{"authorization"\}>\n([\s\S]*?)\n<\/ApiSection>/.exec(text)?.[1] ?? '',
    sample: /```bash[\s\S]*?```/.exec(text)?.[0] ?? '',
    ways: operationForm(operationOf(document, NAME), all)?.ways ?? [],
  };
};

test.each<readonly [string, string, Partial<SampleSettings>, string]>([
  ['the description', SIGNED, {}, 'Authorization: Bearer <token>'],
  [
    'the page, before the description',
    SIGNED,
    { authMethod: 'basic' },
    'Authorization: Basic <base64(username:password)>',
  ],
  ['the settings', API, { auth: { method: 'bearer' } }, 'Authorization: Bearer <token>'],
  [
    'the settings, with a prefix',
    API,
    { auth: { method: 'key', name: 'X-Kiln', inputPrefix: 'k_' } },
    'X-Kiln: k_<api-key>',
  ],
])('section, sample and playground agree where it is said by %s', (_, document, settings, header) => {
  const { section, sample, ways } = pageOf(document, settings);
  expect(section).toContain(`\`${header}\``);
  expect(section).toContain(' required');
  expect(sample).toContain(header);
  expect(ways.flat().map(({ name }) => name)).toEqual([header.split(':')[0]]);
});

test('a page that needs none has no section, whatever the description asks for', () => {
  const { section, sample, ways } = pageOf(SIGNED, { authMethod: 'none' });
  expect([section, ways]).toEqual(['', []]);
  expect(sample).not.toContain('Authorization');
});

test('a key of the settings has its field', () => {
  const { section, sample } = pageOf(API, { auth: { method: 'key', name: 'X-Kiln' } });
  expect(section).toContain('<ParamField header={"X-Kiln"}');
  expect(sample).toContain('X-Kiln: <api-key>');
});

test.each([
  ['bearer', 'Authorization: Bearer <token>'],
  ['basic', 'Authorization: Basic <base64(username:password)>'],
  ['key', 'X-Kiln: k_<api-key>'],
])("the settings' name and prefix are those of their own method: %s", (authMethod, header) => {
  const { section, sample } = pageOf(API, { auth: { method: 'key', name: 'X-Kiln', inputPrefix: 'k_' }, authMethod });
  expect(section).toContain(`\`${header}\``);
  expect(sample).toContain(header);
});

const schemes = (all: string, security: string) =>
  `${API}security: ${security}\ncomponents:\n  securitySchemes:\n    ${all}\n`;

test('a client certificate is no header', () => {
  const { section, sample, ways } = pageOf(
    schemes('cert: { type: mutualTLS, description: Ask us. }', '[{ cert: [] }]'),
  );
  expect(section).toContain('isCertificate');
  expect(section).toContain('Ask us.');
  expect(section + sample).not.toContain('Authorization');
  expect(ways).toEqual([]);
});

test('where a token comes from, and what it must allow', () => {
  const flows =
    'authorizationCode: { authorizationUrl: https://id.example/a, tokenUrl: https://id.example/t, refreshUrl: https://id.example/r, scopes: { fire: Fires {pots}, look: Looks } }';
  const { section } = pageOf(
    schemes(`id: { type: oauth2, flows: { ${flows} } }`, '[{ id: [fire] }]').replace('Fires {pots}', '"Fires {pots}"'),
  );
  expect(section).toContain(
    '<ApiFacts type={"authorizationCode"} authorizationUrl={"https://id.example/a"} tokenUrl={"https://id.example/t"} refreshUrl={"https://id.example/r"} />',
  );
  expect(section).toContain('- `fire`: Fires \\{pots\\}');
  expect(section).not.toContain('look');
  const openId = 'id: { type: openIdConnect, openIdConnectUrl: https://id.example/.well-known }';
  expect(pageOf(schemes(openId, '[{ id: [fire, look] }]')).section).toMatch(
    /openIdConnectUrl=\{"https:\/\/id\.example\/\.well-known"\}[\s\S]*`fire` `look`/,
  );
  expect(pageOf(SIGNED).section).toContain('type={"string<JWT>"}');
});

test('a scheme that nobody describes is named, and no way where there is another one', () => {
  expect(pageOf(schemes('a: { type: http, scheme: basic }', '[{ lost: [] }]')).section).toBe(
    '<ApiFacts type={"lost"} />',
  );
  const { section, sample } = pageOf(schemes('a: { type: http, scheme: basic }', '[{ lost: [] }, { a: [] }]'));
  expect(section).not.toContain('lost');
  expect(sample).toContain('Authorization: Basic');
  const half = pageOf(schemes('a: { type: http, scheme: basic }', '[{ lost: [], a: [] }]')).section;
  expect(half).toMatch(/type=\{"lost"\}[\s\S]*header=\{"Authorization"\}/);
});

test('a webhook is sent to no address of the API', () => {
  const hooks = `openapi: 3.1.0
servers: [{ url: 'http://localhost:{port}', variables: { port: { default: '80' } } }]
paths: { /pots: { put: {} } }
webhooks: { fired: { post: { summary: Fired } } }
`;
  expect(operationText(hooks, 'webhook fired')).not.toContain('localhost');
});
