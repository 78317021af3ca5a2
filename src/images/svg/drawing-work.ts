/**
 * Whether a drawing is more than a browser can be given. A few lines that use each other again and again make a drawing that
 * none comes to an end with. It is found out from the text alone, and rather too often than not often enough.
 */
import { readDataUrl } from './picture-addresses.ts';
import { readXml, type XmlElement } from './read-xml.ts';
import { hidesReferences, referencesIn, withoutEntities, withoutEscapes } from './references.ts';
import { type Declarations, readStyleSheet, type StyleSheet } from './style-sheet.ts';

/** Elements, each counted as often as it is drawn. A detailed map has a tenth of them. */
const MOST = 50_000;
/** What one of these takes, in elements. */
const FILTER_STEP = 100;
const PICTURE = 50;
const FINE_DASHES = 5_000;
/** A dash of so small a part of the drawing is one of a great many. */
const FINE = 1 / 1_000;
/** Deeper than any drawing: what uses itself comes to an end here. */
const DEEPEST = 300;

/** Longer texts are not looked through. */
const LONGEST = 10_000_000;
const LONGEST_STYLES = 300_000;
/** So often is a rule held against an element. */
const MOST_MATCHES = 3_000_000;

/** Without one of these, what stands in a file is drawn once. */
const MULTIPLIES = /use|url|\\|dash|<!|<\?xml-stylesheet|image|<fe|animate|<set/i;

/** @param source text of an SVG file */
export function isTooMuchToDraw(source: string): boolean {
  return workOf(source, MOST) > MOST;
}

const known = new WeakMap<Uint8Array, boolean>();

/** The same of the bytes of a file, looked at once: a logo is asked for with every page. */
export function isFileTooMuchToDraw(bytes: Uint8Array): boolean {
  const before = known.get(bytes);
  if (before !== undefined) return before;
  const isTooMuch = isTooMuchToDraw(new TextDecoder().decode(bytes));
  known.set(bytes, isTooMuch);
  return isTooMuch;
}

/** In elements; more than `most` where it is more than that. */
function workOf(source: string, most: number): number {
  if (source.length > LONGEST) return Number.POSITIVE_INFINITY;
  const elements = countOf(source, '<') / 2;
  if (!MULTIPLIES.test(source)) return elements;
  const text = withoutEntities(source);
  if (text === undefined || text.length > LONGEST) return Number.POSITIVE_INFINITY;
  const root = readXml(text);
  // What we cannot read, a browser may.
  if (root === undefined) return /use|url|\\|style|animate|<set|<!/i.test(text) ? Number.POSITIVE_INFINITY : elements;
  return new Work(most).of(root);
}

function countOf(text: string, letter: string): number {
  return text.split(letter).length - 1;
}

/** Drawn where it is used, not where it stands. */
const DRAWN_ELSEWHERE = new Set(
  'defs symbol clippath mask pattern marker filter lineargradient radialgradient style title desc metadata'.split(' '),
);
const SHAPES = new Set('path rect circle ellipse line polyline polygon text tspan textpath'.split(' '));
const MOVES = new Set(['set', 'animate', 'animatetransform', 'animatemotion']);
const MARKERS = ['marker', 'marker-start', 'marker-mid', 'marker-end'];
const INHERITED: ReadonlySet<string> = new Set(['fill', 'stroke', 'stroke-dasharray', ...MARKERS]);

class Work {
  readonly #most: number;
  #left: number;
  /** Of several with one id, browsers take one. */
  readonly #ids = new Map<string, XmlElement[]>();
  readonly #parents = new Map<XmlElement, XmlElement>();
  readonly #own = new Map<XmlElement, Declarations>();
  #sheet: StyleSheet | undefined;
  #size = 0;

  constructor(most: number) {
    this.#most = most;
    this.#left = most;
  }

  /** Of a drawing, by its root element. */
  of(root: XmlElement): number {
    const styles = this.#read(root);
    const matches = countOf(styles, '{') * (this.#parents.size + 1);
    if (styles.length > LONGEST_STYLES || matches > MOST_MATCHES) return Number.POSITIVE_INFINITY;
    this.#sheet = readStyleSheet([styles], (element) => this.#parents.get(element));
    if (hidesReferences(styles, this.#sheet.isComplete)) return Number.POSITIVE_INFINITY;
    const [, , width, height] = (root.attributes.viewBox ?? '').split(/[\s,]+/).map(Number);
    this.#size = Math.max(width || 300, height || 150);
    this.#draw(root, {}, 0);
    return this.#most - this.#left;
  }

  /** @returns the text of its styles */
  #read(root: XmlElement): string {
    const styles: string[] = [];
    const waiting: XmlElement[] = [root];
    for (let element = waiting.pop(); element; element = waiting.pop()) {
      const { id } = element.attributes;
      if (id !== undefined) this.#ids.set(id, [...(this.#ids.get(id) ?? []), element]);
      if (element.name === 'style') styles.push(withoutEscapes(element.text));
      // A style sheet that is not looked at.
      if (element.name === 'link') this.#left = -1;
      for (const child of element.children) {
        this.#parents.set(child, element);
        waiting.push(child);
      }
    }
    return styles.join('\n');
  }

  #take(work: number): boolean {
    this.#left -= work;
    return this.#left >= 0;
  }

  #draw(element: XmlElement, around: Declarations, depth: number): void {
    if (!this.#take(depth > DEEPEST ? MOST : 1)) return;
    const own = this.#ownOf(element);
    const context = withOwn(around, own);
    for (const written of namesOthers(own, around)) this.#drawInside(value(written, context), depth);
    if (SHAPES.has(element.name)) this.#drawShape(element, context, depth);
    const link = element.attributes.href ?? element.attributes['xlink:href'] ?? '';
    if (element.name === 'use' || element.name === 'feimage') this.#drawUsed(link, context, depth);
    if (element.name === 'image') this.#drawPicture(link);
    if (element.name.startsWith('fe')) this.#take(FILTER_STEP);
    if (MOVES.has(element.name)) this.#drawMoved(element, context, depth);
    for (const child of element.children) {
      if (this.#left < 0) return;
      if (!DRAWN_ELSEWHERE.has(child.name)) this.#draw(child, context, depth + 1);
    }
  }

  /** Patterns take the place of colours, and marks stand at each corner of a line. */
  #drawShape(element: XmlElement, context: Declarations, depth: number): void {
    for (const name of ['fill', 'stroke']) {
      const [target] = this.#targetsOf(value(context[name] ?? '', context));
      if (target?.name === 'pattern') this.#drawInside(value(context[name] ?? '', context), depth);
    }
    const marks = MARKERS.map((name) => value(context[name] ?? '', context)).filter(
      (mark) => this.#targetsOf(mark).length > 0,
    );
    if (marks.length > 0) {
      const { d = '', points = '' } = element.attributes;
      const corners = 2 + countOf(`${d}${points}`.replace(/[\s,a-z]+/gi, ' '), ' ') / 2;
      for (let corner = 0; corner < corners && this.#left >= 0; corner++)
        for (const mark of marks) this.#drawInside(mark, depth);
    }
    const dashes = value(context['stroke-dasharray'] ?? '', context)
      .split(/[\s,]+/)
      .map(Number.parseFloat)
      .filter((dash) => dash > 0);
    if (dashes.length > 0 && Math.min(...dashes) < this.#size * FINE) this.#take(FINE_DASHES);
  }

  /** What stands inside of the elements that a value names, each in the place where it stands. */
  #drawInside(written: string, depth: number): void {
    for (const target of this.#targetsOf(written)) {
      const context = this.#contextOf(target);
      if (!this.#take(1)) return;
      for (const child of target.children) this.#draw(child, context, depth + 1);
      // One that is made of another, as patterns are.
      const link = target.attributes.href ?? target.attributes['xlink:href'];
      if (target.name === 'pattern' && link !== undefined && depth < DEEPEST)
        this.#drawInside(`url(${link})`, depth + 1);
      // A clip path may be cut itself.
      if (depth > DEEPEST) this.#take(MOST);
      else for (const own of namesOthers(this.#ownOf(target), {})) this.#drawInside(value(own, context), depth + 1);
    }
  }

  #drawUsed(link: string, context: Declarations, depth: number): void {
    if (/^\s*data:/i.test(link)) this.#take(MOST + 1);
    for (const target of this.#ids.get(link.trim().replace(/^#/, '')) ?? []) this.#draw(target, context, depth + 1);
  }

  #drawPicture(link: string): void {
    this.#take(PICTURE);
    const bytes = /^\s*data:image\/svg/i.test(link) ? readDataUrl(link) : undefined;
    if (bytes && this.#left > 0) this.#take(workOf(new TextDecoder().decode(bytes), this.#left));
  }

  /** What an element comes to use later counts as if it used it now. */
  #drawMoved({ attributes }: XmlElement, context: Declarations, depth: number): void {
    const values = ['to', 'from', 'by', 'values'].map((name) => withoutEscapes(attributes[name] ?? '')).join(' ');
    for (const [, id = ''] of values.matchAll(/#([^\s;"')]+)/g))
      for (const target of this.#ids.get(id) ?? []) this.#draw(target, context, depth + 1);
  }

  #targetsOf(written: string): readonly XmlElement[] {
    return referencesIn(written).flatMap((id) => this.#ids.get(id) ?? []);
  }

  #ownOf(element: XmlElement): Declarations {
    const known = this.#own.get(element);
    if (known) return known;
    const written = Object.entries(this.#sheet?.propertiesOf(element) ?? element.attributes);
    const own = Object.fromEntries(written.map(([name, text]) => [withoutEscapes(name), withoutEscapes(text)]));
    this.#own.set(element, own);
    return own;
  }

  /** What an element inherits where it stands. */
  #contextOf(element: XmlElement): Declarations {
    const around: XmlElement[] = [];
    for (let outer: XmlElement | undefined = element; outer; outer = this.#parents.get(outer)) around.push(outer);
    return around.reduceRight<Declarations>((context, outer) => withOwn(context, this.#ownOf(outer)), {});
  }
}

/** What is inherited, and what can be asked for with `inherit`. */
function withOwn(around: Declarations, own: Declarations): Declarations {
  const changed = Object.entries(own).filter(
    ([name, text]) => text !== 'inherit' && (INHERITED.has(name) || name.startsWith('--') || text.includes('url(')),
  );
  return changed.length === 0 ? around : { ...around, ...Object.fromEntries(changed) };
}

/** Values that have other elements drawn once more for this one: clip paths, masks, filters. */
function namesOthers(own: Declarations, around: Declarations): readonly string[] {
  const isOther = (name: string): boolean => !INHERITED.has(name) && !name.startsWith('--');
  const names = own.all === 'inherit' ? Object.keys(around) : [];
  return [
    ...names.filter(isOther).map((name) => around[name] ?? ''),
    ...Object.entries(own).flatMap(([name, text]) => (isOther(name) ? (text === 'inherit' ? around[name] : text) : [])),
  ].flatMap((text) => (text !== undefined && /url\(|var\(/i.test(text) ? text : []));
}

/** With the values of variables beside it, in whatever way they are put together. */
function value(written: string, context: Declarations): string {
  if (!written.includes('var(')) return written;
  const variables = Object.entries(context).filter(([name]) => name.startsWith('--'));
  return [written, ...variables.map(([, text]) => text)].join(' ');
}
