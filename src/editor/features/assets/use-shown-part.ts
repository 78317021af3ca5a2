import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';

/** What the panel shows: the list, one file, or what is missing. */
export type ShownPart =
  /** `focused`: the file that gets the keyboard; else the one that was shown. */
  | { readonly kind: 'list'; readonly focused?: string | undefined }
  | { readonly kind: 'file'; readonly path: string }
  | { readonly kind: 'missing' };

export interface ShownParts {
  readonly part: ShownPart;
  readonly show: (part: ShownPart) => void;
  /** The button that leads back to the list, which gets the focus when the list goes away. */
  readonly backButton: RefObject<HTMLButtonElement | null>;
}

const LIST: ShownPart = { kind: 'list' };

/** Whoever comes back to the list finds it where they left it, the focus on the file that they looked at. */
export function useShownPart(body: RefObject<HTMLElement | null>): ShownParts {
  const [part, setPart] = useState<ShownPart>(LIST);
  const backButton = useRef<HTMLButtonElement>(null);
  const before = useRef<{ readonly part: ShownPart; readonly listTop: number }>({ part: LIST, listTop: 0 });
  const show = useCallback(
    (next: ShownPart) => {
      const listTop = body.current?.closest('[data-scroller]')?.scrollTop ?? 0;
      setPart((now) => {
        before.current = { part: now, listTop: now.kind === 'list' ? listTop : before.current.listTop };
        return next;
      });
    },
    [body],
  );
  useLayoutEffect(() => {
    const { part: left, listTop } = before.current;
    if (left === part || left.kind === part.kind) return;
    const scroller = body.current?.closest('[data-scroller]');
    if (part.kind !== 'list') {
      scroller?.scrollTo(0, 0);
      backButton.current?.focus();
      return;
    }
    scroller?.scrollTo(0, listTop);
    // The rows in sight are drawn once the list knows where it stands.
    const timer = setTimeout(() => {
      focusFile(body.current, part.focused ?? (left.kind === 'file' ? left.path : undefined));
    });
    return () => clearTimeout(timer);
  }, [part, body]);
  return { part, show, backButton };
}

/** Puts the focus on a file of the list, else on the first button of the panel, else on the panel. */
export function focusFile(body: HTMLElement | null, path: string | undefined): void {
  const row = path === undefined ? null : body?.querySelector<HTMLElement>(`[data-asset="${CSS.escape(path)}"]`);
  (row ?? body?.querySelector<HTMLElement>('button') ?? body)?.focus({ preventScroll: true });
}
