/** The pane that was shown last, kept from visit to visit. */
import { readLocalStorageValue, useLocalStorage } from '@mantine/hooks';
import { useEffect } from 'react';
import type { Pane } from '../../editor/store/index.ts';

const KEPT = { key: 'leafwright-pane', defaultValue: 'section' } as const;

export function readKeptPane(): Pane {
  return readLocalStorageValue<Pane>(KEPT);
}

export function useKeptPane(pane: Pane): void {
  const [, keep] = useLocalStorage<Pane>(KEPT);
  useEffect(() => keep(pane), [keep, pane]);
}
