import { useEffect, useState } from 'react';
import { useObjectUrl } from '../ui/use-object-url.ts';

type Check = typeof import('./picture-check.ts').isTooMuchToShow;

let check: Check | undefined;

export interface ShownPicture {
  /** For `<img>`; `undefined` until it is known that the picture can be drawn. */
  readonly url: string | undefined;
  /** Drawing it would keep the editor from answering. */
  readonly isTooMuch: boolean;
}

/** A picture of a project, for the editor's own page: what a stranger drew may be more than a browser comes to an end with. */
export function usePicture(bytes: Uint8Array | undefined, type: string | undefined): ShownPicture {
  const [isReady, setReady] = useState(check !== undefined);
  useEffect(() => {
    if (isReady || bytes === undefined) return;
    let isLeft = false;
    // A file that is not to be had is told elsewhere; the picture stays away.
    loadCheck().then(
      () => !isLeft && setReady(true),
      () => undefined,
    );
    return () => {
      isLeft = true;
    };
  }, [isReady, bytes]);
  const isTooMuch = (bytes && check?.(bytes, type)) ?? false;
  const url = useObjectUrl(isReady && !isTooMuch ? bytes : undefined, type);
  return { url, isTooMuch };
}

/** Its own file: most pages of the editor show no picture at once. */
export async function loadCheck(): Promise<Check> {
  check ??= (await import('./picture-check.ts')).isTooMuchToShow;
  return check;
}
