/** What the address says: the part after `#`. Pure; the hook that reads and writes it is in `use-route.ts`. */

export const SECTIONS = [
  'brand',
  'navigation',
  'pages',
  'assets',
  'find',
  'api',
  'config',
  'problems',
  'history',
  'settings',
] as const;
export type Section = (typeof SECTIONS)[number];

export type Route =
  | { readonly kind: 'home' }
  | {
      readonly kind: 'project';
      readonly id: string;
      readonly section: Section;
      /** Path of the file in the code editor; absent while no code is shown. */
      readonly file?: string;
      /** Part of the settings, in the section that has them all; absent for the list of parts. */
      readonly part?: string;
      /** The setting to show in a section of settings, such as `tabs.0.url`. */
      readonly setting?: string;
      /** Path of the page in the preview; absent for the home page of the site. */
      readonly page?: string;
    };

export type ProjectRoute = Extract<Route, { kind: 'project' }>;

const QUERY = ['part', 'setting', 'file', 'page'] as const;

const HOME: Route = { kind: 'home' };

/** Reads `#/p/<id>/<section>?part=…&setting=…&file=…&page=…`. Anything else is the home page; an unknown section is the first one. */
export function parseRoute(hash: string): Route {
  const [path = '', query = ''] = hash.replace(/^#/, '').split('?', 2);
  const [, prefix, rawId, rawSection] = path.split('/');
  if (prefix !== 'p' || !rawId) return HOME;
  const id = decodeSegment(rawId);
  if (id === undefined) return HOME;
  const section = SECTIONS.find((known) => known === rawSection) ?? SECTIONS[0];
  const values = new URLSearchParams(query);
  const given = QUERY.flatMap((name) => {
    const value = values.get(name);
    return value ? [[name, value]] : [];
  });
  return { kind: 'project', id, section, ...Object.fromEntries(given) };
}

export function formatRoute(route: Route): string {
  if (route.kind === 'home') return '#/';
  const query = QUERY.flatMap((name) => {
    const value = route[name];
    return value === undefined ? [] : [`${name}=${encodePath(value)}`];
  }).join('&');
  return `#/p/${encodeURIComponent(route.id)}/${route.section}${query && `?${query}`}`;
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
