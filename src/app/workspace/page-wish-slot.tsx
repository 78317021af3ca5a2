import { lazy, Suspense, useEffect, useState } from 'react';
import { hearPageWishes, type PageWish } from '../../editor/blocks/page-wish.ts';
import type { PageHandle } from '../../editor/pages/page-handle.ts';

const PageWishDialog = lazy(() => import('./page-wish-dialog.tsx'));

/** Where the dialog comes that makes a snippet or a note, whatever menu it is asked for in. */
export function PageWishSlot({ page }: { readonly page: PageHandle | undefined }) {
  const [wish, setWish] = useState<PageWish>();
  useEffect(() => hearPageWishes(setWish), []);
  if (!page || !wish) return null;
  return (
    <Suspense>
      <PageWishDialog page={page} wish={wish} onClose={() => setWish(undefined)} />
    </Suspense>
  );
}
