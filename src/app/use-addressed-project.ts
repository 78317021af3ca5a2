import { useSyncExternalStore } from 'react';
import { listenToAddress } from './address-bar.ts';
import { parseRoute } from './route.ts';

/** Id of the project that the address names; `undefined` for the home page. Where in it one is, its store knows. */
export function addressedProject(): string | undefined {
  const route = parseRoute(window.location.hash);
  return route.kind === 'project' ? route.id : undefined;
}

export function useAddressedProject(): string | undefined {
  return useSyncExternalStore(listenToAddress, addressedProject);
}
