/** What the address says: the part after `#`. Pure; the hook that reads and writes it is in `use-route.ts`. */

export const SECTIONS = ['brand', 'pages', 'config', 'problems'] as const;
export type Section = (typeof SECTIONS)[number];

export type Route =
  | { readonly kind: 'home' }
  | {
      readonly kind: 'project';
      readonly id: string;
      readonly section: Section;
      /** Path of the file in the code editor; absent while no code is shown. */
      readonly file?: string;
      /** Path of the page in the preview; absent for the home page of the site. */
      readonly page?: string;
    };

export type ProjectRoute = Extract<Route, { kind: 'project' }>;

const HOME: Route = { kind: 'home' };

/** Reads `#/p/<id>/<section>?file=…&page=…`. Anything else is the home page; an unknown section is the first one. */
export function parseRoute(hash: string): Route {
  const [path = '', query = ''] = hash.replace(/^#/, '').split('?', 2);
  const [, prefix, rawId, rawSection] = path.split('/');
  if (prefix !== 'p' || !rawId) return HOME;
  const id = decodeSegment(rawId);
  if (id === undefined) return HOME;
  const section = SECTIONS.find((known) => known === rawSection) ?? SECTIONS[0];
  const values = new URLSearchParams(query);
  const file = values.get('file');
  const page = values.get('page');
  return { kind: 'project', id, section, ...(file && { file }), ...(page && { page }) };
}

export function formatRoute(route: Route): string {
  if (route.kind === 'home') return '#/';
  const query = [
    ...(route.file === undefined ? [] : [`file=${encodePath(route.file)}`]),
    ...(route.page === undefined ? [] : [`page=${encodePath(route.page)}`]),
  ].join('&');
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
