/** A drawing for every icon an author can name. */
import type { IconReference } from '../config/site-config.ts';
import type { IconDrawing, IconLibrary } from './theme-contract.ts';

/** Drawn where no set has anything near the name: a plain ring. */
const NEUTRAL: IconDrawing = {
  kind: 'svg',
  viewBox: '0 0 24 24',
  markup: '<circle cx="12" cy="12" r="8"/>',
  isStroked: true,
};

export interface FoundIcon {
  readonly drawing: IconDrawing;
  /** `near`: another name's drawing; `none`: the neutral one. */
  readonly match: 'exact' | 'near' | 'none';
}

/** A project path, a URL or `<svg…>` is drawn as it is; a name is looked up, then names near it. */
export function findIcon(icon: IconReference, library: IconLibrary, asset: (path: string) => string): FoundIcon {
  const written = icon.name.trim();
  if (written.startsWith('<svg')) return { drawing: readSvg(written), match: 'exact' };
  if (isAddress(written)) return { drawing: { kind: 'image', src: asset(written) }, match: 'exact' };
  if (STYLE_SCRAPS.test(written)) return { drawing: NEUTRAL, match: 'none' };
  const name = normalizeName(written);
  const exact = library.find({ ...icon, name });
  if (exact !== undefined) return { drawing: exact, match: 'exact' };
  for (const near of nearNames(name)) {
    const drawing = library.find({ ...icon, name: near });
    if (drawing !== undefined) return { drawing, match: 'near' };
  }
  return { drawing: NEUTRAL, match: 'none' };
}

/** Scraps of a style sheet, with which authors trick another service. */
const STYLE_SCRAPS = /[;{}"<>]|url\(/i;

function isAddress(written: string): boolean {
  if (/^(?:https?|data):/i.test(written)) return true;
  return /[/\\]|\.(?:svg|png|jpe?g|gif|webp|avif|ico)$/i.test(written) && !STYLE_SCRAPS.test(written);
}

/** `fa-solid fa-GitHub` → `github`, `ArrowRight` → `arrow-right`. */
function normalizeName(written: string): string {
  const word = written
    .split(/\s+/)
    .findLast((part) => !/^fa[bdlrst]?$|^fa-(?:solid|regular|light|thin|duotone|brands|sharp)$/.test(part));
  const bare = (word ?? written).replace(/^(?:fa|lucide|tabler)[-:]/i, '');
  const isCamelCase = /^[A-Z][a-z]+(?:[A-Z][a-z]*)+$/.test(bare) && !/^(?:GitHub|GitLab|LinkedIn|YouTube)$/.test(bare);
  return (isCamelCase ? bare.replace(/(?<=[a-z])[A-Z]/g, '-$&') : bare).toLowerCase().replace(/[_\s]+/g, '-');
}

/** Without the last words, then without the first, then each word by itself. */
function nearNames(name: string): string[] {
  const words = name.split('-');
  const names: string[] = [];
  for (let count = words.length - 1; count > 0; count--) names.push(words.slice(0, count).join('-'));
  for (let from = 1; from < words.length; from++) names.push(words.slice(from).join('-'));
  if (name.endsWith('s')) names.push(name.slice(0, -1));
  else names.push(`${name}s`);
  return names;
}

function readSvg(source: string): IconDrawing {
  const open = /^<svg\b[^>]*>/i.exec(source)?.[0] ?? '';
  const end = source.lastIndexOf('</svg>');
  const markup = source
    .slice(open.length, end < 0 ? undefined : end)
    .replace(/<(script|foreignObject)\b[\s\S]*?(?:<\/\1>|$)/gi, '')
    .replace(/\son\w+\s*=\s*("[^"]*"|'[^']*'|[^\s>]+)/gi, '');
  const viewBox = /viewBox="([^"]+)"/i.exec(open)?.[1] ?? '0 0 24 24';
  const isStroked = /\sstroke="(?!none)/.test(open) || (/fill="none"/.test(open) && markup.includes('stroke'));
  return { kind: 'svg', viewBox, markup, isStroked };
}
