import iconsUrl from 'virtual:icon-drawings';
import { useEffect, useState } from 'react';
import type { createIconLibrary } from '../../icons/icon-library.ts';

export type IconLibrary = ReturnType<typeof createIconLibrary>;

let library: Promise<IconLibrary> | undefined;

async function load(): Promise<IconLibrary> {
  const [icons, response] = await Promise.all([import('../../icons/icon-library.ts'), fetch(iconsUrl)]);
  if (!response.ok) throw new Error(`The drawings of the icons did not load: ${response.status}.`);
  return icons.createIconLibrary(await response.json());
}

/** All icons. Rejects when they do not load; the next one who asks tries again. */
export function loadIconLibrary(): Promise<IconLibrary> {
  library ??= load().catch((error: unknown) => {
    library = undefined;
    throw error;
  });
  return library;
}

/** All icons, once they have loaded; `failed` when they did not. The preview has loaded the same drawings already. */
export function useIconLibrary(): IconLibrary | 'loading' | 'failed' {
  const [state, setState] = useState<IconLibrary | 'loading' | 'failed'>('loading');
  useEffect(() => {
    let isGone = false;
    loadIconLibrary().then(
      (loaded) => !isGone && setState(loaded),
      () => !isGone && setState('failed'),
    );
    return () => {
      isGone = true;
    };
  }, []);
  return state;
}
