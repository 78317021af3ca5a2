import { expect, test } from 'vitest';
import { endpointText } from './endpoint-text.ts';
import { readApiDescription } from './operations.ts';
import { filesOf } from './testing/api-files.ts';

const OF_ONE_VERSION = (version: string) => `${version}
info: { title: Plants, version: "1" }
paths:
  x-made-by: { get: { summary: A tool } }
  plants:
    GET:
      summary: Without a slash, in capitals
      responses: { "200": { description: Fine } }
  /beds:
    get: {}
    post: {}
    summary: Beds
    x-note: { get: nothing }
`;

test.for(['openapi: 3.1.0', 'openapi: 3.0.3', 'swagger: "2.0"'])(
  'paths without a slash, methods in capitals and operations without words are read: %s',
  (version) => {
    const description = readApiDescription(filesOf({ 'api.yaml': OF_ONE_VERSION(version) }), 'api.yaml');
    expect(description?.operations.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'GET /plants',
      'GET /beds',
      'POST /beds',
    ]);
    for (const operation of description?.operations ?? []) {
      expect(() => endpointText(operation, { languages: [], authentication: [] } as never)).not.toThrow();
    }
  },
);

test('an operation of which nothing is written yet is read', () => {
  const description = readApiDescription(
    filesOf({ 'api.yaml': 'openapi: 3.1.0\npaths:\n  /beds:\n    get:\n' }),
    'api.yaml',
  );
  expect(description?.operations.map(({ method, path }) => `${method} ${path}`)).toEqual(['GET /beds']);
});
