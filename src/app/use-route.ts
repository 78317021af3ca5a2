import { useCallback, useSyncExternalStore } from 'react';
import { formatRoute, parseRoute, type Route } from './route.ts';

export interface Navigation {
  readonly route: Route;
  /** Goes to another address; `replace` leaves no step for the browser's back button. */
  readonly navigate: (route: Route, how?: 'push' | 'replace') => void;
}

/** The address as state: follows the back button, links and typed addresses. */
export function useRoute(): Navigation {
  const hash = useSyncExternalStore(subscribe, () => window.location.hash);
  const navigate = useCallback((route: Route, how: 'push' | 'replace' = 'push') => {
    const next = formatRoute(route);
    if (next === window.location.hash) return;
    if (how === 'push') window.history.pushState(null, '', next);
    else window.history.replaceState(null, '', next);
    // Neither call announces itself.
    window.dispatchEvent(new HashChangeEvent('hashchange'));
  }, []);
  return { route: parseRoute(hash), navigate };
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener('hashchange', onChange);
  window.addEventListener('popstate', onChange);
  return () => {
    window.removeEventListener('hashchange', onChange);
    window.removeEventListener('popstate', onChange);
  };
}
