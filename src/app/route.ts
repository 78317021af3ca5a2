/** What the address says: the part after `#`. Pure; `address-bar.ts` reads and writes it. */
import { type EditorLocation, SECTIONS, START } from '../editor/store/location.ts';

/** What of a location stands in the address. */
export type AddressedLocation = Omit<EditorLocation, 'pane'>;

export type Route = { readonly kind: 'home' } | ProjectRoute;

export interface ProjectRoute extends AddressedLocation {
  readonly kind: 'project';
  readonly id: string;
}

const QUERY = ['part', 'setting', 'file', 'page'] as const;

const HOME: Route = { kind: 'home' };

/** Reads `#/p/<id>/<section>?part=…&setting=…&file=…&page=…`. Anything else is the home page; an unknown section is the first one. */
export function parseRoute(hash: string): Route {
  const [path = '', query = ''] = hash.replace(/^#/, '').split('?', 2);
  const [, prefix, rawId, rawSection] = path.split('/');
  if (prefix !== 'p' || !rawId) return HOME;
  const id = decodeSegment(rawId);
  if (id === undefined) return HOME;
  const section = SECTIONS.find((known) => known === rawSection) ?? START.section;
  const values = new URLSearchParams(query);
  const given = QUERY.flatMap((name) => {
    const value = values.get(name);
    return value ? [[name, value]] : [];
  });
  return { kind: 'project', id, section, ...Object.fromEntries(given) };
}

/** The address of a project's location. */
export function formatLocation(id: string, location: AddressedLocation): string {
  const query = QUERY.flatMap((name) => {
    const value = location[name];
    return value === undefined ? [] : [`${name}=${encodePath(value)}`];
  }).join('&');
  return `#/p/${encodeURIComponent(id)}/${location.section}${query && `?${query}`}`;
}

export function formatRoute(route: Route): string {
  return route.kind === 'home' ? '#/' : formatLocation(route.id, route);
}

/** Slashes stay as they are: an address is read by people too. */
function encodePath(path: string): string {
  return encodeURIComponent(path).replaceAll('%2F', '/');
}

function decodeSegment(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined;
  }
}
