import { expect, it } from 'vitest';
import { itemLine } from './item-line.ts';

it('names an item by what a person would call it', () => {
  expect(itemLine({ url: 'api', name: 'API' }, 'Tab')).toEqual({ title: 'API', detail: 'api' });
  expect(itemLine({ source: '/a', destination: '/b' }, 'Redirect')).toEqual({ title: '/a', detail: '→ /b' });
  expect(itemLine({ title: 'Company', links: [{}] }, 'Column')).toEqual({ title: 'Company', detail: '1 link' });
  expect(itemLine('v2', 'Version')).toEqual({ title: 'v2', detail: undefined });
  expect(itemLine({}, 'Tab')).toEqual({ title: 'Tab without a name', detail: undefined });
});
