import { expect, it } from 'vitest';
import { lockOf } from '../between.ts';
import { createVersion, type ListedFile, type Version } from './version.ts';

const SCOPE = 'https://editor.example/app/';

/** What the host has, by address below the folder of the editor. */
type Host = Record<string, string>;

const page = (script: string): string => `<script type="module" src="./assets/${script}"></script>`;

/** A browser's caches, without what the worker does not ask for. */
function createCaches() {
  const all = new Map<string, Map<string, Response>>();
  return {
    keys: async () => [...all.keys()],
    delete: async (name: string) => all.delete(name),
    open: async (name: string) => {
      const cache = all.get(name) ?? new Map<string, Response>();
      all.set(name, cache);
      return {
        keys: async () => [...cache.keys()].map((url) => ({ url })),
        put: async (address: string, response: Response) => void cache.set(address, response),
        match: async (address: string) => cache.get(address)?.clone(),
      };
    },
  } as unknown as CacheStorage;
}

function createWorld(host: Host) {
  const caches = createCaches();
  const fetched: string[] = [];
  const version = (files: readonly ListedFile[]): Version =>
    createVersion({
      files,
      scope: SCOPE,
      caches,
      fetch: async (address) => {
        const name = address.slice(SCOPE.length).replace(/\?.*/, '');
        fetched.push(name);
        const text = host[name];
        if (text === undefined) return new Response('Not found', { status: 404 });
        const type = text.startsWith('<') ? 'text/html' : 'text/javascript';
        return new Response(text, { headers: { 'Content-Type': type, 'X-Kept': name } });
      },
    });
  return { caches, fetched, version };
}

const FIRST: readonly ListedFile[] = [
  { url: 'assets/main-1.js', revision: null },
  { url: 'assets/same.js', revision: null },
  { url: 'index.html', revision: 'one' },
  { url: 'sandbox.html', revision: 'a' },
];
const SECOND: readonly ListedFile[] = [
  { url: 'assets/main-2.js', revision: null },
  { url: 'assets/same.js', revision: null },
  { url: 'index.html', revision: 'two' },
  { url: 'sandbox.html', revision: 'b' },
];
const FIRST_HOST = {
  'index.html': page('main-1.js'),
  'assets/main-1.js': '1',
  'assets/same.js': 'same',
  'sandbox.html': '<p>a',
};
const SECOND_HOST = {
  'index.html': page('main-2.js'),
  'assets/main-2.js': '2',
  'assets/same.js': 'same',
  'sandbox.html': '<p>b',
};

const textAt = async (version: Version, address: string): Promise<string | undefined> =>
  (await version.find(SCOPE + address))?.text();

/** A browser with the first version, whose host has the second one since. */
async function createUpdated() {
  const host: Host = { ...FIRST_HOST };
  const world = createWorld(host);
  const first = world.version(FIRST);
  await first.fill();
  for (const name of Object.keys(host)) delete host[name];
  Object.assign(host, SECOND_HOST);
  world.fetched.splice(0);
  const second = world.version(SECOND);
  await second.fill();
  return { ...world, first, second };
}

it('has the page for the folder, and every file with its headers', async () => {
  const version = createWorld(FIRST_HOST).version(FIRST);
  await version.fill();
  expect(await textAt(version, '')).toBe(page('main-1.js'));
  expect(await textAt(version, 'sandbox.html?a')).toBe('<p>a');
  expect((await version.find(`${SCOPE}sandbox.html`))?.headers.get('X-Kept')).toBe('sandbox.html');
  expect(await textAt(version, 'assets/main-1.js')).toBe('1');
  expect(await textAt(version, 'elsewhere')).toBeUndefined();
});

it('fetches for a new version only what has changed', async () => {
  const { fetched } = await createUpdated();
  expect(fetched.toSorted()).toEqual(['assets/main-2.js', 'index.html', 'sandbox.html']);
});

it('gives an old tab the files of its own version, and a new one those of the new', async () => {
  const { second } = await createUpdated();
  expect(await textAt(second, 'assets/main-1.js')).toBe('1');
  expect(await textAt(second, 'sandbox.html?a')).toBe('<p>a');
  expect(await textAt(second, 'sandbox.html?b')).toBe('<p>b');
  expect(await textAt(second, '')).toBe(page('main-2.js'));
});

it('deletes an old version once no tab runs it', async () => {
  const { second, caches } = await createUpdated();
  const [old, ours] = [lockOf(`${SCOPE}assets/main-1.js`), lockOf(`${SCOPE}assets/main-2.js`)];
  await second.removeUnused([old, ours, 'leafwright-project:1', undefined], 2);
  expect(await caches.keys()).toHaveLength(2);
  // Two tabs, one of which has not said what it runs.
  await second.removeUnused([ours], 2);
  expect(await caches.keys()).toHaveLength(2);
  await second.removeUnused([ours, ours], 2);
  expect(await caches.keys()).toHaveLength(1);
  expect(await textAt(second, 'assets/same.js')).toBe('same');
});

it('leaves the caches of others alone', async () => {
  const { second, caches } = await createUpdated();
  await caches.open('of something else');
  await caches.open('leafwright https://editor.example/other/ one');
  await second.removeUnused([], 0);
  expect(await caches.keys()).toHaveLength(3);
});

it.each([
  ['the page of another version', { ...FIRST_HOST, 'index.html': page('main-2.js') }, /index\.html/],
  ['no page at all', { ...FIRST_HOST, 'index.html': '<p>Down for an hour' }, /index\.html/],
  ['a page in place of a script', { ...FIRST_HOST, 'assets/same.js': '<p>Not found' }, /same\.js/],
])('is no version when the host sends %s', async (_, host, complaint) => {
  await expect(createWorld(host).version(FIRST).fill()).rejects.toThrow(complaint);
});

it('goes on where it was interrupted', async () => {
  const host: Host = { ...FIRST_HOST };
  const { version, fetched } = createWorld(host);
  delete host['sandbox.html'];
  await expect(version(FIRST).fill()).rejects.toThrow('404');
  host['sandbox.html'] = '<p>a';
  fetched.splice(0);
  await version(FIRST).fill();
  expect(fetched).toContain('sandbox.html');
  expect(fetched).not.toContain('index.html');
});

it('fetches a large file when it is first asked for, and keeps it, also for the next version', async () => {
  const host: Host = { ...FIRST_HOST, 'assets/large-1.words': 'large' };
  const world = createWorld(host);
  const large = { url: 'assets/large-1.words', revision: null, isOnDemand: true } as const;
  const first = world.version([...FIRST, large]);
  await first.fill();
  expect(world.fetched).not.toContain(large.url);
  expect(await (await first.find(SCOPE + large.url))?.text()).toBe('large');
  expect(await (await first.find(SCOPE + large.url))?.text()).toBe('large');
  const second = world.version([...SECOND, large]);
  Object.assign(host, SECOND_HOST);
  await second.fill();
  await second.removeUnused([], 0);
  expect(await (await second.find(SCOPE + large.url))?.text()).toBe('large');
  expect(world.fetched.filter((url) => url === large.url)).toHaveLength(1);
});
