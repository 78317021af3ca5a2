import type { Page } from '@playwright/test';

/** A key of the database as JSON, and what stands under it; texts become bytes under keys of files. */
export type StoredRecord = readonly [key: readonly string[], value: unknown];

/** Puts records into the browser's database as they are, as another version of the editor may have left them. */
export async function putRecords(page: Page, records: readonly StoredRecord[]): Promise<void> {
  await page.evaluate(async (given) => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open('leafwright');
      request.onupgradeneeded = () => request.result.createObjectStore('projects');
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
    const transaction = database.transaction('projects', 'readwrite');
    for (const [key, value] of given) {
      const stored = key[0] === 'file' ? new TextEncoder().encode(String(value)) : value;
      transaction.objectStore('projects').put(stored, [...key]);
    }
    await new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onerror = () => reject(transaction.error);
    });
    database.close();
  }, records);
}

/** What stands under a key. */
export async function storedRecord(page: Page, key: readonly string[]): Promise<unknown> {
  return page.evaluate(async (wanted) => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open('leafwright');
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
    const request = database
      .transaction('projects')
      .objectStore('projects')
      .get([...wanted]);
    const value = await new Promise<unknown>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
    database.close();
    return value;
  }, key);
}

/** How many records there are, of all projects. */
export async function countRecords(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open('leafwright');
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
    const request = database.transaction('projects').objectStore('projects').count();
    const count = await new Promise<number>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
    database.close();
    return count;
  });
}
