import { useMemo, useSyncExternalStore } from 'react';

/** An address of these bytes for `<img>`, for as long as the component is there. */
export function useObjectUrl(bytes: Uint8Array | undefined, type: string | undefined): string | undefined {
  const { subscribe, read } = useMemo(() => objectUrl(bytes, type), [bytes, type]);
  return useSyncExternalStore(subscribe, read);
}

function objectUrl(bytes: Uint8Array | undefined, type: string | undefined) {
  let url: string | undefined;
  return {
    read: () => url,
    // Whoever subscribes reads right after it.
    subscribe: () => {
      if (!bytes) return () => {};
      const created = URL.createObjectURL(new Blob([bytes as BlobPart], type === undefined ? {} : { type }));
      url = created;
      return () => {
        URL.revokeObjectURL(created);
        url = undefined;
      };
    },
  };
}
