import { useState } from 'react';
import type { DeletedFiles } from './assets-dialogs.tsx';
import type { AssetItem } from './library.ts';
import type { Moved } from './plan-moves.ts';

/** What is asked about: files to be deleted, moved or put into the page. One dialog is open at a time. */
export function useAskedDialog() {
  const [deleted, askDelete] = useState<DeletedFiles>();
  const [moved, askMove] = useState<Moved>();
  const [inserted, askInsert] = useState<AssetItem>();
  const close = () => {
    askDelete(undefined);
    askMove(undefined);
    askInsert(undefined);
  };
  return { deleted, moved, inserted, askDelete, askMove, askInsert, close };
}
