import { lazy, Suspense } from 'react';
import { useStore } from 'zustand';
import type { PageList } from '../../editor/features/writing/page-insert/page-list.ts';
import type { PageInsert } from './page-insert.ts';

const PageListLayer = lazy(() => import('../../editor/features/writing/page-insert/page-list-layer.tsx'));

export interface PageListSlotProps {
  readonly insert: PageInsert;
  readonly readFrame: () => HTMLIFrameElement | null;
}

/** Where the list comes that a slash on the page opens. What draws it is loaded with the first slash. */
export function PageListSlot({ insert, readFrame }: PageListSlotProps) {
  const list = useStore(insert.state, (state) => state.list);
  return list && <OpenList list={list} insert={insert} readFrame={readFrame} />;
}

function OpenList({ list, insert, readFrame }: PageListSlotProps & { readonly list: PageList }) {
  const isOpen = useStore(list.state, ({ shown }) => shown !== undefined);
  const frame = isOpen ? readFrame() : null;
  return <Suspense>{frame && <PageListLayer list={list} frame={frame} onChoose={insert.choose} />}</Suspense>;
}
