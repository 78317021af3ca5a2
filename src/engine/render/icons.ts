/** A drawing for every icon an author can name. */
import type { IconReference, IconType } from '../../config/site-config.ts';
import { nearName } from '../../project/near-name.ts';
import { nearIconNames } from './near-icon-names.ts';
import type { IconDrawing, IconLibrary } from './theme-contract.ts';

/** Drawn where no set has anything near the name: a plain ring. */
export const NEUTRAL: IconDrawing = {
  kind: 'svg',
  viewBox: '0 0 24 24',
  markup: '<circle cx="12" cy="12" r="8"/>',
  isStroked: true,
};

export interface FoundIcon {
  readonly drawing: IconDrawing;
  /** `near`: another name's drawing; `none`: the neutral one. */
  readonly match: 'exact' | 'near' | 'none';
  /** The name that is drawn in place of an unknown one, or that was probably meant. */
  readonly name?: string;
}

/** A project path, a URL, `<svg…>` or an emoji is drawn as it is; a name is looked up, then names near it. */
export function findIcon(icon: IconReference, library: IconLibrary, asset: (path: string) => string): FoundIcon {
  const written = icon.name.trim();
  if (written.startsWith('<svg')) return { drawing: readSvg(written), match: 'exact' };
  if (isAddress(written)) return { drawing: { kind: 'image', src: asset(written) }, match: 'exact' };
  if (isEmoji(written)) return { drawing: drawText(written), match: 'exact' };
  if (STYLE_SCRAPS.test(written)) return { drawing: NEUTRAL, match: 'none' };
  const { name, type } = readName(written);
  const wanted: IconReference = { ...icon, ...(icon.type === undefined && type !== undefined && { type }) };
  const exact = library.find({ ...wanted, name });
  if (exact !== undefined) return { drawing: exact, match: 'exact' };
  for (const near of nearIconNames(name)) {
    const drawing = library.find({ ...wanted, name: near });
    if (drawing !== undefined) return { drawing, match: 'near', name: near };
  }
  const meant = nearName(name, library.names?.() ?? []);
  // In the style that was asked for, a ring is a ring in many ways.
  const ring = type === undefined && icon.type === undefined ? undefined : library.find({ ...wanted, name: 'circle' });
  return { drawing: ring ?? NEUTRAL, match: 'none', ...(meant !== undefined && { name: meant }) };
}

/** Scraps of a style sheet, with which authors trick another service. */
const STYLE_SCRAPS = /[;{}"<>]|url\(/i;

function isAddress(written: string): boolean {
  if (/^(?:https?|data):/i.test(written)) return true;
  return /[/\\]|\.(?:svg|png|jpe?g|gif|webp|avif|ico)$/i.test(written) && !STYLE_SCRAPS.test(written);
}

/** Digits are emoji to Unicode, but names of icons to us. */
function isEmoji(written: string): boolean {
  return written.length <= 16 && /\p{Extended_Pictographic}|\p{Regional_Indicator}/u.test(written);
}

function drawText(text: string): IconDrawing {
  const markup = `<text x="12" y="12" font-size="20" text-anchor="middle" dominant-baseline="central">${text.replace(/[<&]/g, '')}</text>`;
  return { kind: 'svg', viewBox: '0 0 24 24', markup, isStroked: false };
}

/** Classes of the icon font that say a style. */
const STYLE_CLASSES: readonly (readonly [RegExp, IconType])[] = [
  [/\bfass\b|\bfa-sharp(?:-solid)?\b/i, 'sharp-solid'],
  [/\bfab\b|\bfa-brands\b/i, 'brands'],
  [/\bfar\b|\bfa-regular\b/i, 'regular'],
  [/\bfal\b|\bfa-light\b/i, 'light'],
  [/\bfat\b|\bfa-thin\b/i, 'thin'],
  [/\bfad\b|\bfa-duotone\b/i, 'duotone'],
  [/\bfas\b|\bfa-solid\b/i, 'solid'],
];
const STYLE_CLASS = /^fa(?:[bdlrst]|ss)?$|^fa-(?:solid|regular|light|thin|duotone|brands|sharp(?:-solid)?)$/i;

/** `fa-solid fa-GitHub` → `github` and `solid`, `ArrowRight` → `arrow-right`, `lucide:rocket` → `rocket`. */
function readName(written: string): { readonly name: string; readonly type: IconType | undefined } {
  const type = STYLE_CLASSES.find(([pattern]) => pattern.test(written))?.[1];
  const word = written.split(/\s+/).findLast((part) => !STYLE_CLASS.test(part)) ?? written;
  const bare = word.replace(/^(?:fa|lucide|tabler|icon)[-:]/i, '');
  const isCamelCase = /^[A-Za-z][a-z]+(?:[A-Z][a-z]*)+$/.test(bare);
  const words = isCamelCase && !/^(?:GitHub|GitLab|LinkedIn|YouTube|[a-z]+OS|[A-Z]\w+[A-Z]{2})$/.test(bare);
  const name = (words ? bare.replace(/(?<=[a-z])[A-Z]/g, '-$&') : bare).toLowerCase().replace(/[_\s]+/g, '-');
  return { name: name.replace(/(?<=[a-z])-icon$/, ''), type };
}

function readSvg(source: string): IconDrawing {
  const open = /^<svg\b[^>]*>/i.exec(source)?.[0] ?? '';
  const end = source.lastIndexOf('</svg>');
  const markup = source
    .slice(open.length, end < 0 ? undefined : end)
    .replace(/<(script|foreignObject)\b[\s\S]*?(?:<\/\1>|$)/gi, '')
    .replace(/(?:\s|(?<=[/"']))on\w+\s*=\s*("[^"]*"|'[^']*'|[^\s>]+)/gi, '');
  const viewBox = /viewBox="([^"]+)"/i.exec(open)?.[1] ?? '0 0 24 24';
  const isStroked = /\sstroke="(?!none)/.test(open) || (/fill="none"/.test(open) && markup.includes('stroke'));
  return { kind: 'svg', viewBox, markup, isStroked };
}
