/** Which icons a site has, told without drawing any: pages are rendered before, and often without, the drawing. */
import type { Diagnostic } from '../../diagnostics.ts';
import { contentHash } from '../../project/content-hash.ts';
import { extensionOf } from '../../project/paths.ts';
import { readText } from '../../project/text.ts';
import type { SiteModel } from '../../site/site-model.ts';
import { drawSvg } from './svg/draw-svg.ts';

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
  /** What the sizes are drawn from: a file of the project, or the mark we make. Absent: no sizes are made. */
  readonly source?: { readonly kind: 'file'; readonly file: string } | { readonly kind: 'mark' };
  readonly diagnostics: readonly Diagnostic[];
}

export type FaviconSite = Pick<SiteModel, 'config' | 'configFile' | 'files'>;

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
/** Enough to find out what a drawing asks for. */
const TRIAL_SIZE = 8;

export function planFavicon(site: FaviconSite): FaviconPlan {
  const { favicon } = site.config;
  const light = favicon && whereIs(favicon.light, site);
  const dark = favicon && whereIs(favicon.dark, site);
  const main = light ?? dark ?? USUAL_NAMES.find((name) => site.files.has(name));
  if (main === undefined) return { links: linksOf(MARK_PATH), source: { kind: 'mark' }, diagnostics: [] };
  const fault = faultOf(main, site);
  if (fault !== undefined) return { links: originals(main, dark), diagnostics: fault.diagnostics };
  const isPair = light !== undefined && dark !== undefined && light !== dark;
  const links = isPair ? [...originals(light, dark), ...sizedLinks()] : linksOf(main);
  return { links, source: { kind: 'file', file: main }, diagnostics: [] };
}

/** Project files whose bytes `drawFavicons` needs. */
export function faviconSources({ source }: FaviconPlan): readonly string[] {
  return source?.kind === 'file' ? [source.file] : [];
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

/** Why no sizes can be made of this picture. */
function faultOf(main: string, { files, configFile }: FaviconSite): Pick<FaviconPlan, 'diagnostics'> | undefined {
  const say = (message: string): Pick<FaviconPlan, 'diagnostics'> => ({
    diagnostics: [
      {
        code: 'site/favicon-sizes',
        severity: 'info',
        message,
        hint: 'Give a PNG of 512 by 512 pixels, or an SVG of plain shapes, to get an icon for every place.',
        file: configFile,
      },
    ],
  });
  const bytes = files.get(main);
  if (bytes === undefined) return say(`The favicon \`${main}\` is on another host, so no other sizes are made of it.`);
  const extension = extensionOf(main);
  if (extension === 'png' || extension === 'ico') return undefined;
  if (extension !== 'svg')
    return say(`The favicon \`${main}\` is used as it is: no other sizes are made of such a file.`);
  const drawing = drawSvg(readText(bytes), TRIAL_SIZE);
  if (drawing === undefined) return say(`The favicon \`${main}\` could not be read as SVG, so it is used as it is.`);
  const [first] = drawing.missing;
  if (first === undefined) return undefined;
  return say(`The favicon \`${main}\` uses \`${first}\`, so no other sizes are made of it.`);
}

function originals(light: string, dark: string | undefined): readonly FaviconLink[] {
  if (dark === undefined || dark === light) return [original(light)];
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
