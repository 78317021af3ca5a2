/** The browser's address bar: it follows where one is, and leads there when a person changes it. */
import type { EditorLocation, Pane, ProjectState, ProjectStore } from '../editor/store/index.ts';
import { formatLocation, formatRoute, parseRoute, type Route } from './route.ts';

/** Goes to the home page or another project, as a step for the back button. */
export function goToRoute(route: Route): void {
  const address = formatRoute(route);
  if (address === window.location.hash) return;
  window.history.pushState(null, '', address);
  // The call does not announce itself.
  window.dispatchEvent(new HashChangeEvent('hashchange'));
}

/** Tells when a person goes to another address: by a link, the back button or typing. Gives back how to end it. */
export function listenToAddress(onChange: () => void): () => void {
  window.addEventListener('hashchange', onChange);
  window.addEventListener('popstate', onChange);
  return () => {
    window.removeEventListener('hashchange', onChange);
    window.removeEventListener('popstate', onChange);
  };
}

/**
 * Goes where the address says, then keeps the address at where one is. The store alone holds the location: a changed
 * address is a wish to go there, like any click. Gives back how to end it.
 *
 * @param pane the one to begin with
 */
export function connectAddressBar(store: ProjectStore, pane: Pane): () => void {
  const { id } = store.getState();
  const first = locationInAddress(window.location.hash, store.getState());
  if (first) store.actions.goTo({ ...first, pane });
  const stopListening = listenToAddress(() => {
    const location = locationInAddress(window.location.hash, store.getState());
    if (location) store.actions.goTo(location);
  });
  const unsubscribe = store.subscribe((state, before) => {
    if (state.location === before.location) return;
    // The newest: who heard of this change before may have gone on already.
    const { location } = store.getState();
    const address = formatLocation(id, location);
    if (address === formatRoute(parseRoute(window.location.hash))) return;
    if (isStep(state, before)) window.history.pushState(null, '', address);
    else window.history.replaceState(null, '', address);
  });
  return () => {
    stopListening();
    unsubscribe();
  };
}

/** Another section is in sight when it comes; within one the pane stays. `undefined` outside of the project. */
export function locationInAddress(
  hash: string,
  { id, location }: Pick<ProjectState, 'id' | 'location'>,
): EditorLocation | undefined {
  const route = parseRoute(hash);
  if (route.kind === 'home' || route.id !== id) return undefined;
  const { kind: _kind, id: _id, ...addressed } = route;
  return { ...addressed, pane: addressed.section === location.section ? location.pane : 'section' };
}

/** Whether the back button leads back. What a change of files leads to is no step, nor is a setting that has been shown. */
export function isStep(
  { files, location }: Pick<ProjectState, 'files' | 'location'>,
  before: Pick<ProjectState, 'files' | 'location'>,
): boolean {
  const isShown = location.setting === undefined && before.location.setting !== undefined;
  const { setting: _, ...rest } = before.location;
  return files === before.files && !(isShown && formatLocation('', location) === formatLocation('', rest));
}
