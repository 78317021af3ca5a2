import { scriptOf } from '../between.ts';

/** A file of the editor, as the build lists it. Without a revision its name holds a hash of what is in it. */
export interface ListedFile {
  /** Below the editor's folder. */
  readonly url: string;
  readonly revision: string | null;
  /** Large, and needed by few: fetched when it is first asked for, and kept from then on. */
  readonly isOnDemand?: true;
}

/** What a version stands on, so that tests can put something else there. */
export interface VersionOptions {
  readonly files: readonly ListedFile[];
  /** Address of the editor's folder, with a slash at its end. */
  readonly scope: string;
  readonly caches: Pick<CacheStorage, 'open' | 'keys' | 'delete'>;
  readonly fetch: (address: string, options: RequestInit) => Promise<Response>;
}

/** One version of the editor: its files, in a cache of its own. */
export interface Version {
  /** Fetches what is not there yet. Rejects where a file is missing or of another version; what has come stays. */
  readonly fill: () => Promise<void>;
  /** The file for an address: of this version, or of an older one that a tab still runs. */
  readonly find: (address: string) => Promise<Response | undefined>;
  /** Deletes the versions that none of these locks stands for. `tabs`: how many there are. */
  readonly removeUnused: (locks: readonly (string | undefined)[], tabs: number) => Promise<void>;
}

const PAGE = 'index.html';
const AT_ONCE = 4;
/** The scripts and style sheets that the page names. */
const NAMED = /(?:src|href)="\.\/(assets\/[^"]+)"/g;

export function createVersion({ files, scope, caches, fetch }: VersionOptions): Version {
  const page = files.find(({ url }) => url === PAGE);
  if (!page) throw new Error(`The list of files has no ${PAGE}.`);
  // Editors in several folders of a host share its caches.
  const family = `leafwright ${scope} `;
  // The page names a script by its hash, and that one all others: another version has another page.
  const name = family + page.revision;
  const addressOf = ({ url, revision }: ListedFile): string =>
    new URL(revision ? `${url}?${revision}` : url, scope).href;
  const urls = new Set(files.map(({ url }) => url));
  /** Also by the address without its revision: that is how a page asks for an icon. */
  const known = new Map(
    files.flatMap((file) => [
      [new URL(file.url, scope).href, addressOf(file)],
      [addressOf(file), addressOf(file)],
    ]),
  );
  known.set(scope, addressOf(page));
  const onDemand = new Map(files.filter((file) => file.isOnDemand).map((file) => [addressOf(file), file]));

  const olderNames = async (): Promise<readonly string[]> =>
    (await caches.keys()).filter((other) => other.startsWith(family) && other !== name);

  async function findOlder(address: string): Promise<Response | undefined> {
    for (const other of await olderNames()) {
      const found = await (await caches.open(other)).match(address, { ignoreVary: true });
      if (found) return found;
    }
    return undefined;
  }

  /** The same name is the same content: only what has changed is fetched. */
  const findSame = async (file: ListedFile) => (file.revision === null ? findOlder(addressOf(file)) : undefined);

  async function load(file: ListedFile): Promise<Response> {
    const address = addressOf(file);
    const same = await findSame(file);
    if (same) return same;
    // After everything that a person waits for. A file whose name stays must not come from the browser's own cache.
    const response = await fetch(address, { priority: 'low', ...(file.revision !== null && { cache: 'reload' }) });
    if (!response.ok) throw new Error(`${file.url} could not be fetched (${response.status}).`);
    const isPage = response.headers.get('Content-Type')?.includes('text/html') ?? false;
    if (isPage && !file.url.endsWith('.html')) throw new Error(`There is a page in place of ${file.url}.`);
    if (file.url === PAGE) await expectSameVersion(response.clone());
    return file.revision === null ? response : withoutAddress(response);
  }

  /** A host in the middle of an update may send the page of another version. */
  async function expectSameVersion(response: Response): Promise<void> {
    const named = [...(await response.text()).matchAll(NAMED)].map(([, url = '']) => url);
    const strange = named.find((url) => !urls.has(url));
    if (strange !== undefined || named.length === 0) throw new Error(`${PAGE} is of another version: ${strange}.`);
  }

  return {
    async fill() {
      const cache = await caches.open(name);
      const here = new Set((await cache.keys()).map(({ url }) => url));
      const missing = files.filter((file) => !here.has(addressOf(file)) && file.isOnDemand === undefined);
      // First the page, which tells whether the host has this version.
      const queue = missing.sort((one, other) => Number(other === page) - Number(one === page));
      const work = async (): Promise<void> => {
        for (let file = queue.shift(); file; file = queue.shift()) await cache.put(addressOf(file), await load(file));
      };
      const first = queue.shift();
      if (first) await cache.put(addressOf(first), await load(first));
      await Promise.all(Array.from({ length: AT_ONCE }, work));
      // Who has used it needs it without a network in this version, too.
      for (const file of onDemand.values()) {
        const same = here.has(addressOf(file)) ? undefined : await findSame(file);
        if (same) await cache.put(addressOf(file), same);
      }
    },
    async find(address) {
      const ours = known.get(address);
      const found = ours && (await (await caches.open(name)).match(ours, { ignoreVary: true }));
      if (found) return found;
      const file = onDemand.get(address);
      if (file === undefined) return findOlder(address);
      const response = await load(file);
      await (await caches.open(name)).put(addressOf(file), response.clone());
      return response;
    },
    async removeUnused(locks, tabs) {
      const scripts = locks.map(scriptOf).filter((script) => script !== undefined);
      // A tab that is just opening has not said yet what it runs.
      if (tabs > scripts.length) return;
      for (const other of await olderNames()) {
        const cache = await caches.open(other);
        const used = await Promise.all(scripts.map((script) => cache.match(script, { ignoreVary: true })));
        if (!used.some(Boolean)) await caches.delete(other);
      }
    },
  };
}

/** A page is shown under the address that was asked for, not under the one where a host keeps it. The headers stay. */
function withoutAddress({ body, status, statusText, headers }: Response): Response {
  return new Response(body, { status, statusText, headers });
}
