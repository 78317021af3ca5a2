/** What stands in the place of something from another host that is not loaded: who it comes from, and a button. */
import { hostOf } from './gate.ts';

export const PLACE = 'leafwright-place';

export interface PlaceOptions {
  /** What is loaded, all of it together. */
  readonly addresses: readonly string[];
  /** Whether the person may have it loaded. */
  readonly mayOpen: boolean;
  readonly onOpen: (addresses: readonly string[]) => void;
}

const KINDS: Readonly<Record<string, string>> = { img: 'picture', video: 'video', audio: 'recording', iframe: 'page' };
/** Page rules must not make a place that one clicks without seeing it. */
const SEEN = 'opacity filter mix-blend-mode clip-path mask transform animation transition'.split(' ');
/** A smaller place has room for the button only. */
const SMALLEST = { width: 150, height: 90 } as const;

const STYLES = `
  :host { display: inline-block; box-sizing: border-box; min-width: 24px; min-height: 24px; max-width: 100%; overflow: hidden; vertical-align: middle; }
  .box { all: initial; display: flex; flex-direction: column; align-items: center; justify-content: center; gap: 8px; box-sizing: border-box;
    width: 100%; height: 100%; min-height: 24px; padding: 10px; border: 1px dashed #6b7280; border-radius: 6px; background: #f3f4f6; color: #1f2937;
    font: 14px/1.4 system-ui, sans-serif; text-align: center; overflow-wrap: anywhere; }
  p { margin: 0; }
  button { font: inherit; font-weight: 600; min-height: 28px; padding: 3px 12px; border: 1px solid #4b5563; border-radius: 6px; background: #fff; color: #111827; cursor: pointer; }
  button:focus-visible { outline: 2px solid #1d4ed8; outline-offset: 2px; }
  .sign { display: none; }
  .box[data-small] { padding: 0; gap: 0; }
  .box[data-small] p, .box[data-small] .word { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  .box[data-small] button { width: 100%; height: 100%; min-height: 24px; padding: 0; border: 0; line-height: 1; }
  .box[data-small] button:focus-visible { outline-offset: -2px; }
  .box[data-small] .sign { display: inline; }
  @media (forced-colors: active) { .box, button { border-color: CanvasText; } }
`;

const boxes = new WeakMap<Element, HTMLElement>();
let sizes: ResizeObserver | undefined;

/** @param real the element that it stands for, with all that it is shown with */
export function createPlace(real: Element, { addresses, mayOpen, onOpen }: PlaceOptions): HTMLElement {
  const place = document.createElement(PLACE);
  takeShape(place, real);
  const root = place.attachShadow({ mode: 'open' });
  const style = document.createElement('style');
  style.textContent = STYLES;
  const box = document.createElement('div');
  box.className = 'box';
  const kind = KINDS[real.localName] ?? 'file';
  const host = hostOf(addresses[0] ?? '');
  const sentence = document.createElement('p');
  sentence.textContent = mayOpen
    ? `This ${kind} comes from ${host}. Its address is not written in the project.`
    : `This ${kind} comes from ${host}. Nothing from other hosts is shown.`;
  place.title = sentence.textContent;
  box.append(sentence);
  if (mayOpen) box.append(createButton(place, `the ${kind} from ${host}`, () => onOpen(addresses)));
  root.append(style, box);
  boxes.set(place, box);
  sizes ??= new ResizeObserver((entries) => {
    for (const { target, contentRect } of entries) {
      const isSmall = contentRect.width < SMALLEST.width || contentRect.height < SMALLEST.height;
      boxes.get(target)?.toggleAttribute('data-small', isSmall);
    }
  });
  sizes.observe(place);
  return place;
}

function createButton(place: HTMLElement, what: string, onClick: () => void): HTMLElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.setAttribute('aria-label', `Show ${what}`);
  const word = document.createElement('span');
  word.className = 'word';
  word.textContent = 'Show';
  const sign = document.createElement('span');
  sign.className = 'sign';
  sign.setAttribute('aria-hidden', 'true');
  sign.textContent = '↓';
  button.append(word, sign);
  button.addEventListener('keydown', (event) => event.stopPropagation());
  button.addEventListener('click', (event) => {
    // What stands around it, such as a link, is not meant.
    event.preventDefault();
    event.stopPropagation();
    const isSeen = place.checkVisibility?.({ opacityProperty: true, visibilityProperty: true }) ?? true;
    if (event.isTrusted && isSeen) onClick();
  });
  return button;
}

/** As large as what it stands for, as far as that is known before it is there. */
function takeShape(place: HTMLElement, real: Element): void {
  for (const name of ['class', 'style', 'hidden']) {
    const value = real.getAttribute(name);
    if (value !== null) place.setAttribute(name, value);
  }
  const { style } = place;
  const [width, height] = ['width', 'height'].map((name) => lengthOf(real.getAttribute(name)));
  const set = (name: string, value: string): void => {
    if (style.getPropertyValue(name) === '') style.setProperty(name, value);
  };
  if (width !== undefined) set('width', width);
  else if (real.localName !== 'img') set('width', '100%');
  if (width?.endsWith('px') && height?.endsWith('px'))
    set('aspect-ratio', `${Number.parseFloat(width)} / ${Number.parseFloat(height)}`);
  else if (height !== undefined) set('height', height);
  else if (real.localName === 'iframe' || real.localName === 'video') set('aspect-ratio', '16 / 9');
  for (const name of SEEN)
    style.setProperty(name, name === 'opacity' ? '1' : name === 'mix-blend-mode' ? 'normal' : 'none', 'important');
}

function lengthOf(written: string | null): string | undefined {
  const match = /^\s*(\d+(?:\.\d+)?)(%|px)?\s*$/.exec(written ?? '');
  return match ? `${match[1]}${match[2] ?? 'px'}` : undefined;
}
