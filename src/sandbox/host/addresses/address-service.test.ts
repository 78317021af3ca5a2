import { expect, test, vi } from 'vitest';
import type { AddressLine } from './address-line.ts';
import { createAddressSearch } from './address-search.ts';
import { type AddressAnswers, createAddressService } from './address-service.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const A = 'https://a.example/x';

/** With a search that answers in its own time. */
function setUp() {
  const answer = createAddressSearch();
  const put = vi.fn<AddressLine['put']>((texts) => void answer({ kind: 'texts', texts }));
  const start = vi.fn(
    (): AddressLine => ({
      put,
      search: async (addresses, paths) => answer({ kind: 'search', id: 1, addresses, paths })?.found ?? [],
      end: () => undefined,
    }),
  );
  let told: AddressAnswers = [];
  const service = createAddressService(
    (answers) => {
      told = [...told, ...answers];
    },
    start,
    () => 'guides/start',
  );
  const taken = (): AddressAnswers => {
    const all = told;
    told = [];
    return all;
  };
  return { service, start, put, taken };
}

test('the page that is shown and the configuration are known at once, without a worker', () => {
  const { service, start, taken } = setUp();
  service.update(
    new Map([
      ['docs.json', bytes('{"logo":"https://a.example/logo"}')],
      ['guides/start.mdx', bytes(`![](${A})`)],
    ]),
  );
  service.answer([A, 'https://a.example/logo']);
  expect(taken()).toEqual([
    [A, true],
    ['https://a.example/logo', true],
  ]);
  expect(start).not.toHaveBeenCalled();
});

test('every other text is looked through, files of pixels are not', async () => {
  const { service, put, taken } = setUp();
  service.update(
    new Map([
      ['other.mdx', bytes(`![](${A})`)],
      ['a.png', bytes('"https://a.example/png"')],
    ]),
  );
  service.answer([A, 'https://a.example/png']);
  await vi.waitFor(() =>
    expect(taken()).toEqual([
      [A, true],
      ['https://a.example/png', false],
    ]),
  );
  expect(put.mock.calls.flatMap(([texts]) => texts.map(([path]) => path))).toEqual(['other.mdx']);
});

test('what comes to be written is told without being asked, from the text that has changed', async () => {
  const { service, put, taken } = setUp();
  const files = new Map([
    ['other.mdx', bytes('Nothing.')],
    ['third.mdx', bytes('Nothing.')],
  ]);
  service.update(files);
  service.answer([A]);
  await vi.waitFor(() => expect(taken()).toEqual([[A, false]]));
  service.update(new Map(files).set('third.mdx', bytes(`<${A}>`)));
  await vi.waitFor(() => expect(taken()).toEqual([[A, true]]));
  expect(put.mock.calls.at(-1)?.[0].map(([path]) => path)).toEqual(['third.mdx']);
});

test('what was written a key ago counts, since the document is behind', () => {
  const { service, taken } = setUp();
  for (const typed of ['x', 'xy', 'xyz']) {
    service.update(new Map([['guides/start.mdx', bytes(`![](https://a.example/${typed})`)]]));
  }
  service.answer([A]);
  expect(taken()).toEqual([[A, true]]);
});

test('what is written no longer is no longer allowed to whoever asks again', async () => {
  const { service, taken } = setUp();
  service.update(new Map([['guides/start.mdx', bytes(`![](${A})`)]]));
  service.answer([A]);
  expect(taken()).toEqual([[A, true]]);
  for (let key = 0; key <= 8; key++) service.update(new Map([['guides/start.mdx', bytes(`Nothing ${key}.`)]]));
  service.answer([A]);
  await vi.waitFor(() => expect(taken()).toEqual([[A, false]]));
});

test('a worker that breaks leaves everything unloaded, and the next question finds a new one', async () => {
  const { service, start, taken } = setUp();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  start.mockReturnValueOnce({
    put: () => undefined,
    search: () => Promise.reject(new Error('no')),
    end: () => undefined,
  });
  service.update(new Map([['other.mdx', bytes(`![](${A})`)]]));
  service.answer([A]);
  await vi.waitFor(() => expect(taken()).toEqual([[A, false]]));
  service.update(new Map([['other.mdx', bytes(`![](${A}) `)]]));
  await vi.waitFor(() => expect(taken()).toEqual([[A, true]]));
});
