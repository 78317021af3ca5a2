import { expect, test } from 'vitest';
import { isOwnScript, withoutElements } from './text-rules.ts';

test('a style sheet passes, and nothing that makes an element', () => {
  expect(withoutElements(':root > a:hover { content: "&lt;"; }')).toBe(':root > a:hover { content: "&lt;"; }');
  expect(withoutElements('<img src=x onerror=alert(1)>')).toBeNull();
  expect(withoutElements('</style><script>')).toBeNull();
});

test.each([
  ['./assets/search-worker.js', true],
  ['https://docs.example/editor/assets/search-worker.js', true],
  ['https://docs.example/other/worker.js', false],
  ['../worker.js', false],
  ['https://elsewhere.example/editor/assets/worker.js', false],
  ['//elsewhere.example/editor/worker.js', false],
  ['https://docs.example.elsewhere.example/editor/a.js', false],
  ['blob:https://docs.example/5c0e', false],
  ['data:text/javascript,alert(1)', false],
  ['javascript:alert(1)', false],
  ['http://[', false],
])('the script %s is one of the app: %s', (address, isOwn) => {
  expect(isOwnScript(address, 'https://docs.example/editor/index.html#/project/x')).toBe(isOwn);
});
