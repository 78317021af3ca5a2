/** What a click in the page would pick. */
import type { PreviewPick } from '../../../protocol.ts';
import { readAddress } from '../site-address.ts';
import { nameOfBlock } from './block-names.ts';
import { type ElementPlaces, placedAround, type SourceLines, sourcesAround } from './element-places.ts';
import { nameOfSetting } from './setting-names.ts';

export interface PickTarget {
  readonly element: Element;
  /** What is there, in a few words. */
  readonly label: string;
  readonly pick: PreviewPick;
  /** The page's own answer to the click is left out. */
  readonly isInstead: boolean;
}

/** Held down, a click does what it does for a reader. */
const FOLLOW_KEY = /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘' : 'Ctrl';

const CONTROL =
  'leafwright-place, button, summary, input, select, textarea, label, video, audio, iframe, [role=tab], [contenteditable]';

/**
 * @param output path of the shown document in the built site
 * @param isAsked whether the person said that they mean to pick, as by a key held down
 * @param y where the pointer is, from the upper edge of the window, to tell lines of code apart
 */
export function findPickTarget(
  node: Node | null,
  places: ElementPlaces,
  output: string,
  { isAsked = false, y }: { readonly isAsked?: boolean; readonly y?: number } = {},
): PickTarget | undefined {
  const placed = placedAround(node, places);
  if (!placed || !(node instanceof Element)) return undefined;
  const { element, setting } = placed;
  const link = node.matches('leafwright-place') ? null : node.closest('a[href], area[href]');
  const control = link ? null : node.closest(CONTROL);
  if (setting !== undefined) {
    // A switch in the page stays one, unless it is just what the setting makes.
    if (control && control !== element && !isAsked) return undefined;
    const isSwitch = element.matches('button, details');
    if (isSwitch && !isAsked) return undefined;
    const isInstead = !element.matches('summary') || isAsked;
    const address = link && isInstead ? readAddress(link.getAttribute('href') ?? '', output) : undefined;
    const target = address?.kind === 'site' && address.output !== output ? address.output : undefined;
    return {
      element,
      label: nameOfSetting(setting),
      pick: { kind: 'setting', setting, ...(target !== undefined && { output: target }) },
      isInstead,
    };
  }
  const sources = sourcesAround(element, places);
  const [inner] = sources;
  if (!inner) return undefined;
  const line = lineIn(element, inner, y);
  const found = sources.map(({ file, first }, index) => ({ file, line: index === 0 ? line : first }));
  const what = `Edit ${nameOfBlock(element)}`;
  const where = sources.length > 1 ? `${what} in ${inner.file}` : what;
  return {
    element,
    label: link ? `${where} · ${FOLLOW_KEY} to follow the link` : where,
    pick: { kind: 'source', places: found, isByTheWay: control !== null && !isAsked },
    isInstead: isAsked || link !== null,
  };
}

/** In a block of code each line is one of the source; other blocks count as their first. */
function lineIn(element: Element, { first, last }: SourceLines, y: number | undefined): number {
  const [code, ...others] = element.matches('pre') ? [element] : element.querySelectorAll('pre');
  if (y === undefined || !code || others.length > 0 || last - first < 2) return first;
  const { top, height } = (code.querySelector('code') ?? code).getBoundingClientRect();
  const lines = last - first - 1;
  const line = Math.floor(((y - top) / Math.max(height, 1)) * lines);
  return first + 1 + Math.min(Math.max(line, 0), lines - 1);
}
