import { expect, test } from 'vitest';
import { readAddress } from './site-address.ts';

test.each([
  ['other.html', 'guides/start.html', { kind: 'site', output: 'guides/other.html', hash: '' }],
  ['../images/a.png', 'guides/start.html', { kind: 'site', output: 'images/a.png', hash: '' }],
  ['../../../a.png', 'guides/start.html', { kind: 'site', output: 'a.png', hash: '' }],
  ['/a.png', 'guides/start.html', { kind: 'site', output: 'a.png', hash: '' }],
  ['with%20space.html#a%20b', 'x.html', { kind: 'site', output: 'with space.html', hash: 'a b' }],
  ['100%.html', 'x.html', { kind: 'site', output: '100%.html', hash: '' }],
  ['./', 'guides/start.html', { kind: 'site', output: 'guides/index.html', hash: '' }],
  ['#here', 'x.html', { kind: 'place', hash: 'here' }],
  ['https://example.com/a', 'x.html', { kind: 'external', url: 'https://example.com/a' }],
  ['//example.com/a', 'x.html', { kind: 'external', url: 'https://example.com/a' }],
  ['mailto:a@example.com', 'x.html', { kind: 'external', url: 'mailto:a@example.com' }],
  ['http://[', 'x.html', undefined],
])('%s in %s', (address, output, expected) => {
  expect(readAddress(address, output)).toEqual(expected);
});
