import { describe, expect, test } from 'vitest';
import type { WorkerToHost } from '../protocol.ts';
import { readWorkerMessage } from './check-worker-message.ts';

const diagnostic = { code: 'mdx/x', severity: 'error', message: 'A sentence.' } as const;
const entry = { path: 'a/b.html', size: 1, crc32: 1, method: 'stored', data: new Uint8Array(1) } as const;
const part = { size: 1, crc32: 1, data: new Uint8Array(1) };

const genuine: readonly WorkerToHost[] = [
  { kind: 'started', compiler: 'satteri' },
  { kind: 'grammar-wanted', name: 'bash' },
  { kind: 'updated', id: 1, status: 'unreadable', problems: [diagnostic] },
  { kind: 'rendered', id: 1 },
  {
    kind: 'rendered',
    id: 1,
    page: {
      path: 'a',
      output: 'a.html',
      status: 'failed',
      isShown: false,
      workMs: 1.5,
      diagnostics: [
        {
          ...diagnostic,
          hint: 'Do.',
          file: 'a.mdx',
          range: { start: { line: 1, column: 1 }, end: { line: 1, column: 2 } },
        },
      ],
    },
  },
  { kind: 'located', id: 1, file: 'images/a.png' },
  {
    kind: 'planned',
    id: 1,
    plan: {
      pages: [{ path: 'a', output: 'a.html', file: 'a.mdx', key: '00' }],
      sources: ['docs/a.png'],
      configAnchors: [{ href: '/a#b', source: 'old', file: 'docs.json', page: { path: 'a', file: 'a.mdx' }, id: 'b' }],
      diagnostics: [],
    },
  },
  {
    kind: 'built',
    id: 1,
    page: { path: 'a', status: 'ok', diagnostics: [], entries: [entry], fullText: part, summary: new Uint8Array() },
  },
  {
    kind: 'shared-built',
    id: 1,
    entries: [entry],
    copies: [{ output: 'a.png', file: 'docs/a.png' }],
    joined: [{ output: 'all.txt', parts: [part, { page: 'a' }] }],
  },
  { kind: 'compressed', id: 1, entry },
  { kind: 'failed', id: 1, message: 'Why.' },
];

test.each(genuine)('takes a genuine message: $kind', (message) => {
  expect(readWorkerMessage(message)).toBe(message);
});

describe('turns away what is not one', () => {
  test.each([
    ['nothing', undefined],
    ['a word', 'started'],
    ['an unknown kind', { kind: 'run', id: 1 }],
    ['a name every object has', { kind: 'constructor', id: 1 }],
    ['a compiler of another name', { kind: 'started', compiler: 'mine' }],
    ['no number', { kind: 'rendered', id: '1' }],
    ['a number that is none', { kind: 'rendered', id: Number.NaN }],
    ['a diagnostic without a sentence', { kind: 'updated', id: 1, status: 'ok', problems: [{ code: 'a/b' }] }],
    [
      'a place before the first line',
      {
        kind: 'updated',
        id: 1,
        status: 'ok',
        problems: [{ ...diagnostic, range: { start: { line: -1, column: 0 }, end: { line: 1, column: 1 } } }],
      },
    ],
    [
      'an empty list of four thousand million',
      { kind: 'updated', id: 1, status: 'ok', problems: new Array(2 ** 32 - 1) },
    ],
    [
      'a problem with a hundred thousand places',
      {
        kind: 'updated',
        id: 1,
        status: 'ok',
        problems: [{ ...diagnostic, parts: Array.from({ length: 100_000 }, () => ({ text: 'a' })) }],
      },
    ],
    ['a file outside the site', { kind: 'compressed', id: 1, entry: { ...entry, path: '../outside' } }],
    ['a file from the root', { kind: 'compressed', id: 1, entry: { ...entry, path: '/etc/passwd' } }],
    ['a file of Windows', { kind: 'compressed', id: 1, entry: { ...entry, path: '..\\outside' } }],
    ['a file without a name', { kind: 'compressed', id: 1, entry: { ...entry, path: '' } }],
    ['contents that are no bytes', { kind: 'compressed', id: 1, entry: { ...entry, data: [1] } }],
    [
      'a copy to outside',
      { kind: 'shared-built', id: 1, entries: [], copies: [{ output: '../x', file: 'x' }], joined: [] },
    ],
    [
      'a joined file of nothing known',
      { kind: 'shared-built', id: 1, entries: [], copies: [], joined: [{ output: 'x', parts: [{}] }] },
    ],
  ])('%s', (_, value) => {
    expect(readWorkerMessage(value)).toBeUndefined();
  });
});
