import { useEffect, useState } from 'react';

/** An address of these bytes for `<img>`, for as long as the component is there. */
export function useObjectUrl(bytes: Uint8Array | undefined, type: string | undefined): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!bytes) {
      setUrl(undefined);
      return;
    }
    const created = URL.createObjectURL(new Blob([bytes as BlobPart], type === undefined ? {} : { type }));
    setUrl(created);
    return () => URL.revokeObjectURL(created);
  }, [bytes, type]);
  return url;
}
