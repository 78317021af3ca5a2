/**
 * Which icons a site has, told by names alone: pages are rendered before, and often without, the drawing. Every site
 * has every icon; what its picture is drawn from, or whether a mark stands in for it, changes no link.
 */
import { contentHash } from '../../project/content-hash.ts';
import { extensionOf } from '../../project/paths.ts';
import type { SiteModel } from './site-model.ts';

export const FAVICON_PATH = 'favicon.ico';
export const MARK_PATH = 'favicon.svg';
export const TOUCH_ICON_PATH = 'apple-touch-icon.png';
export const MANIFEST_PATH = 'site.webmanifest';
export const LARGE_ICONS = [192, 512] as const;

export function largeIconPath(size: number): string {
  return `assets/icon-${size}.png`;
}

/** A `<link>` of the head. */
export interface FaviconLink {
  readonly rel: 'icon' | 'apple-touch-icon' | 'manifest';
  /** Path in the built site, or a URL. */
  readonly href: string;
  readonly type?: string;
  readonly sizes?: string;
  readonly media?: string;
}

export interface FaviconPlan {
  readonly links: readonly FaviconLink[];
  /** What the author names or usually names, a file of the project or a URL; absent where a mark is made instead. */
  readonly main?: string;
  /** The file of the project that the sizes are drawn from; absent where a mark stands in for it. */
  readonly source?: string;
}

export type FaviconSite = Pick<SiteModel, 'config' | 'files'>;

const TYPES: Readonly<Record<string, string>> = {
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  gif: 'image/gif',
  avif: 'image/avif',
};
/** Names under which a project without the setting keeps its icon. */
const USUAL_NAMES = ['favicon.svg', 'favicon.png', 'favicon.ico'];
/** Pictures that can be read; of others no size can be made. */
const DRAWN: ReadonlySet<string> = new Set(['svg', 'png', 'ico', 'jpg', 'jpeg', 'webp', 'gif']);

export function planFavicon(site: FaviconSite): FaviconPlan {
  const { favicon } = site.config;
  const light = favicon && whereIs(favicon.light, site);
  const dark = favicon && whereIs(favicon.dark, site);
  const main = light ?? dark ?? USUAL_NAMES.find((name) => site.files.has(name));
  if (main === undefined) return { links: linksOf(MARK_PATH) };
  const isDrawn = site.files.has(main) && DRAWN.has(extensionOf(main));
  const isPair = light !== undefined && dark !== undefined && light !== dark;
  const links = isDrawn && !isPair ? linksOf(main) : [...originals(main, isPair ? dark : undefined), ...sizedLinks()];
  return { links, main, ...(isDrawn && { source: main }) };
}

/** Project files whose bytes `drawFavicons` needs. */
export function faviconSources({ source }: FaviconPlan): readonly string[] {
  return source === undefined ? [] : [source];
}

/** Equal for plans that give equal heads. */
export function describeFavicon(plan: FaviconPlan): string {
  return contentHash(JSON.stringify(plan.links));
}

/** A file of the project, or a URL as it is; `undefined` for a file that is not there. */
function whereIs(written: string, { files }: FaviconSite): string | undefined {
  const path = written.trim().replace(/[?#].*$/, '');
  if (/^(?:https?:)?\/\//i.test(path) || path.startsWith('data:')) return written.trim();
  const file = path.replace(/^(?:\.?\/)+/, '');
  if (files.has(file)) return file;
  return [...files.keys()].find((one) => one.toLowerCase() === file.toLowerCase());
}

function originals(light: string, dark: string | undefined): readonly FaviconLink[] {
  if (dark === undefined) return [original(light)];
  return [
    { ...original(light), media: '(prefers-color-scheme: light)' },
    { ...original(dark), media: '(prefers-color-scheme: dark)' },
  ];
}

function original(href: string): FaviconLink {
  const type = TYPES[extensionOf(href.replace(/[?#].*$/, ''))];
  return { rel: 'icon', href, ...(type !== undefined && { type }) };
}

/** The vector for those who take it, else pictures of fitting sizes. */
function linksOf(main: string): readonly FaviconLink[] {
  const isIcon = extensionOf(main) === 'ico';
  // Without the size, browsers that know SVG would still prefer the icon file.
  const small: FaviconLink = { rel: 'icon', href: FAVICON_PATH, sizes: '32x32' };
  const [size] = LARGE_ICONS;
  const large: FaviconLink =
    extensionOf(main) === 'svg'
      ? original(main)
      : { rel: 'icon', href: largeIconPath(size), type: 'image/png', sizes: `${size}x${size}` };
  return [small, ...(isIcon ? [] : [large]), ...sizedLinks()];
}

function sizedLinks(): readonly FaviconLink[] {
  return [
    { rel: 'apple-touch-icon', href: TOUCH_ICON_PATH, sizes: '180x180' },
    { rel: 'manifest', href: MANIFEST_PATH },
  ];
}
