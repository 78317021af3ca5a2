/** What the browser says about the place where it keeps the projects. */

export interface StorageFacts {
  /** Bytes that this page uses and may use, as the browser estimates; absent where it does not say. */
  readonly space?: { readonly used: number; readonly total: number };
  /** Whether the browser has promised to keep the projects until a person deletes them; absent where it does not say. */
  readonly isKept?: boolean;
}

/** @param storage `navigator.storage`; absent in old browsers and on insecure pages */
export async function readStorageFacts(storage: StorageManager | undefined): Promise<StorageFacts> {
  const [estimate, isKept] = await Promise.all([
    storage?.estimate?.().catch(() => undefined),
    storage?.persisted?.().catch(() => undefined),
  ]);
  const { usage: used, quota: total } = estimate ?? {};
  return {
    ...(used !== undefined && total !== undefined && { space: { used, total } }),
    ...(isKept !== undefined && { isKept }),
  };
}

/** Asks the browser to keep the projects when space gets short. It may say no, and may ask the person first. */
export async function keepStorage(storage: StorageManager | undefined): Promise<boolean> {
  if (await storage?.persisted?.().catch(() => false)) return true;
  return (await storage?.persist?.().catch(() => false)) ?? false;
}
