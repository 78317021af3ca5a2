import type { Page } from '@playwright/test';

/** Text of a file as the browser's database holds it, over all projects; empty where it holds none. */
export async function storedText(page: Page, path: string): Promise<string> {
  return page.evaluate(async (wanted) => {
    const database = await new Promise<IDBDatabase | undefined>((resolve) => {
      const request = indexedDB.open('leafwright');
      // To look is not to make one.
      request.onupgradeneeded = () => request.transaction?.abort();
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => resolve(undefined);
    });
    if (!database) return '';
    const store = database.transaction('projects').objectStore('projects');
    const [keys, values] = await Promise.all(
      [store.getAllKeys(), store.getAll()].map(
        (request) => new Promise<unknown[]>((resolve) => (request.onsuccess = () => resolve(request.result))),
      ),
    );
    database.close();
    const decoder = new TextDecoder();
    return (values ?? [])
      .filter((_, at) => {
        const key = keys?.[at];
        return Array.isArray(key) && key[0] === 'file' && key[2] === wanted;
      })
      .map((value) => decoder.decode(value as Uint8Array))
      .join('\n');
  }, path);
}
