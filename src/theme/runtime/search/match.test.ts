import { expect, test } from 'vitest';
import { findSections, indexRecords, type SearchRecord } from './match.ts';

const records: readonly SearchRecord[] = [
  ['a.html', 'Queues', '', '', 'A queue keeps messages until a worker takes them.'],
  ['a.html', 'Queues', 'retries', 'Retries', 'After three attempts a message is moved.'],
  ['b.html', 'Café guide', '', '', `${'Nothing here. '.repeat(40)}The worker sleeps. ${'And more. '.repeat(40)}`],
];
const index = indexRecords(records);
const addresses = (query: string) => findSections(index, query).map(({ record }) => record[0] + record[2]);

test('finds titles before headings before text', () => {
  expect(addresses('queues')[0]).toBe('a.html');
  expect(addresses('retries')).toEqual(['a.htmlretries']);
  expect(addresses('worker')).toEqual(['a.html', 'b.html']);
});

test('wants every word, in any case, without regard to accents', () => {
  expect(addresses('MESSAGE attempts')).toEqual(['a.htmlretries']);
  expect(addresses('cafe')).toEqual(['b.html']);
  expect(addresses('nowhere')).toEqual([]);
  expect(addresses('   ')).toEqual([]);
});

test('takes most of the words where no section has all', () => {
  expect(addresses('message nowhere attempts')).toEqual(['a.htmlretries']);
});

test('shows the text around what was found', () => {
  const [, hit] = findSections(index, 'worker');
  expect(hit?.excerpt).toContain('The worker sleeps.');
  expect(hit?.excerpt.length).toBeLessThan(200);
});
