import { lazy, Suspense } from 'react';
import { useStore } from 'zustand';
import type { PageBarLayerProps } from './page-bar-layer.tsx';

const PageBarLayer = lazy(() => import('./page-bar-layer.tsx'));

/** Where the bar over selected words comes. It is loaded when words are selected first. */
export function PageBarSlot(props: PageBarLayerProps) {
  const isWanted = useStore(props.bar.state, ({ words, linked }) => words !== undefined || linked !== undefined);
  return <Suspense>{isWanted && <PageBarLayer {...props} />}</Suspense>;
}
