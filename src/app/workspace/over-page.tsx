import { PageBarSlot } from './page-bar-slot.tsx';
import type { PageBarHandle } from './page-bar-state.ts';
import type { PageInsert } from './page-insert.ts';
import { PageListSlot } from './page-list-slot.tsx';

export interface OverPageProps {
  readonly bar: PageBarHandle;
  readonly insert: PageInsert;
  readonly readFrame: () => HTMLIFrameElement | null;
}

/** What the app draws over the page that is written on: the bar of selected words, and the list that a slash opens. */
export function OverPage({ bar, insert, readFrame }: OverPageProps) {
  return (
    <>
      <PageBarSlot bar={bar} readFrame={readFrame} />
      <PageListSlot insert={insert} readFrame={readFrame} />
    </>
  );
}
