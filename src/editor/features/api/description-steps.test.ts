import { expect, test } from 'vitest';
import { encodeText } from '../../../project/text.ts';
import { NO_API } from '../../store/index.ts';
import { filesOf } from '../../store/testing/project.ts';
import { nameDescription, planDescription, unnameDescription } from './description-steps.ts';
import { fetchedName, hostToAsk, isWebPage } from './fetched-name.ts';

const SPEC = 'openapi: 3.1.0\npaths: {}\n';
const incoming = (name: string, text = SPEC) => ({ name, contents: encodeText(text) });
const stateOf = (config: object, files: Readonly<Record<string, string>> = {}) => ({
  files: filesOf({ 'docs.json': JSON.stringify(config), ...files }),
});

test('a description gets a free tidy name, and the settings name it', () => {
  const state = stateOf({ navigation: [] }, { 'my-api.yaml': 'notes: yes\n' });
  expect(planDescription(state, incoming('My API.yaml'), { isNamed: true })).toEqual({
    status: 'ok',
    path: 'my-api-2.yaml',
    isNew: true,
    changes: [{ path: ['openapi'], value: '/my-api-2.yaml' }],
  });
});

test('one of the same name takes the place of the old one', () => {
  const listing = { file: 'specs/api.yaml', isBroken: false, isNamed: true, operations: [], schemas: [] };
  const state = {
    ...stateOf({ navigation: [], openapi: 'specs/api.yaml' }, { 'specs/api.yaml': SPEC }),
    api: { ...NO_API, descriptions: [listing] },
  };
  const plan = planDescription(state, incoming('api.yaml'), { isNamed: true });
  expect(plan).toEqual({ status: 'ok', path: 'specs/api.yaml', isNew: false, changes: [] });
});

const lacking = {
  ...stateOf({ navigation: [], openapi: 'specs/api.json' }),
  api: { ...NO_API, missing: ['specs/api.json'] },
};

test('a file that the settings miss comes where they name it, whatever it is called', () => {
  const chosen = planDescription(lacking, incoming('Other.json', '{"openapi":"3.1.0"}'), {
    isNamed: true,
    missing: 'specs/api.json',
  });
  expect(chosen).toEqual({ status: 'ok', path: 'specs/api.json', isNew: true, changes: [] });
});

test('a file with the name of one that the settings miss is that one', () => {
  const dropped = planDescription(lacking, incoming('api.json', '{"openapi":"3.1.0"}'), { isNamed: true });
  expect(dropped).toEqual({ status: 'ok', path: 'specs/api.json', isNew: true, changes: [] });
});

test('YAML does not come where the settings name JSON', () => {
  const chosen = planDescription(lacking, incoming('api.yaml'), { isNamed: true, missing: 'specs/api.json' });
  expect(chosen).toMatchObject({ status: 'refused', reason: expect.stringContaining('has to be JSON') });
});

test('a fetched file takes the place of its address wherever an `openapi` setting has it, and nowhere else', () => {
  const address = 'https://example.com/api.yaml';
  const config = {
    navigation: {
      tabs: [
        { tab: 'API', openapi: { source: address } },
        { tab: 'More', href: address },
      ],
    },
    api: { openapi: ['a.json', address] },
  };
  const plan = planDescription(stateOf(config), incoming('api.yaml'), { isNamed: false, address });
  expect(plan.status === 'ok' && plan.changes.map(({ path }) => path.join('.'))).toEqual([
    'navigation.tabs.0.openapi.source',
    'api.openapi.1',
  ]);
});

test.each([
  ['notes.txt', SPEC, 'neither JSON nor YAML'],
  ['data.json', '{ "a": 1 }', 'no API description'],
])('%s is refused with a reason', (name, text, reason) => {
  const plan = planDescription(stateOf({ navigation: [] }), incoming(name, text), { isNamed: true });
  expect(plan).toMatchObject({ status: 'refused', reason: expect.stringContaining(reason) });
});

test.each([
  [{ navigation: [] }, { path: ['openapi'], value: '/b.json' }],
  [
    { navigation: [], openapi: 'a.json' },
    { path: ['openapi'], value: ['a.json', '/b.json'] },
  ],
  [
    { navigation: { pages: [] }, api: { openapi: ['a.json'] } },
    { path: ['api', 'openapi'], value: ['a.json', '/b.json'] },
  ],
])('the settings name one more: %j', (config, change) => {
  expect(nameDescription(config, 'b.json')).toEqual(change);
});

test.each([
  [{ navigation: [], openapi: '/b.json' }, [{ path: ['openapi'], value: undefined }]],
  [{ navigation: [], openapi: ['a.json', './b.json'] }, [{ path: ['openapi'], value: ['a.json'] }]],
  [{ navigation: [], openapi: 'a.json' }, []],
])('the settings name one less: %j', (config, changes) => {
  expect(unnameDescription(config, 'b.json')).toEqual(changes);
});

test.each([
  ['https://example.com/v1/openapi.json?x=1', '{}', 'openapi.json'],
  ['https://example.com/docs/spec', 'openapi: 3.1.0', 'spec.yaml'],
  ['https://example.com/', ' { "openapi": "3.1.0" }', 'openapi.json'],
])('a file fetched from %s has a name', (address, text, name) => {
  expect(fetchedName(address, text)).toBe(name);
});

test('addresses and web pages are told from what is none', () => {
  expect([hostToAsk('https://example.com:8080/a'), hostToAsk('example.com/a'), hostToAsk('ftp://example.com')]).toEqual(
    ['example.com:8080', undefined, undefined],
  );
  expect([isWebPage('\n<!DOCTYPE html><title>Sign in</title>'), isWebPage(SPEC)]).toEqual([true, false]);
});
