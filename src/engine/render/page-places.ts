/** Finds where in a page's sources something stands that was told of while the page was rendered. */

import { decodeAddress } from '../../project/decode-address.ts';
import { fixPlace } from '../../project/fix-edit.ts';
import { offsetAt, positionAt, rangeBetween } from '../../project/text-position.ts';
import type { FragmentPlace } from '../site/output-file.ts';
import { ImagePlaces } from './image-places.ts';
import { createLocator, type SourcePlace, type WantedText } from './locate.ts';
import { createBlockLocator, type WrittenLine } from './locate-block.ts';
import type { ModuleGraph, SourceModule } from './module-graph.ts';
import { createTagLocator, type WrittenTag, type WrittenValue } from './tag-places.ts';
import { TreePlaces } from './tree-places.ts';
import { bodyOf, frontMatterOf, shownTextOf } from './written-source.ts';

/** What it was that a problem is about, and so where it is written. */
export type Written =
  /** In a line of a block of text that a component was given. */
  | WrittenLine
  /** At a component's own tag. */
  | WrittenTag
  /** In its attributes. */
  | WrittenValue
  /** An address that leads readers somewhere; with the attribute that it came to, where that may be any. */
  | { readonly link: string; readonly in?: string }
  /** The address of a file that the page shows. */
  | { readonly asset: string }
  | { readonly icon: string }
  /** A tag of this name. */
  | { readonly element: string }
  /** An attribute of a tag; where `of` is a computed one, of any. */
  | { readonly attribute: string; readonly of?: string }
  /** In code, of which there is no tree: wherever the first of these stands that is there. */
  | { readonly texts: readonly WantedText[] };

type Locate = (texts: readonly WantedText[]) => SourcePlace | undefined;

/**
 * Markdown is read as a tree, in which a link is told from the same words in a text. Scripts and front matter have none: what the
 * tree does not know is looked for in them by how it would be written.
 */
export class PagePlaces {
  readonly images: ImagePlaces;
  readonly #ofLine: (wanted: WrittenLine) => SourcePlace | undefined;
  readonly #ofTag: (wanted: WrittenTag | WrittenValue) => SourcePlace | undefined;
  readonly #tree: TreePlaces;
  /** The first of the texts that is there; asked again, where it stands next. Code counts only where nothing else has it. */
  readonly #search: Locate;
  readonly #graph: ModuleGraph;
  readonly #locators = new Map<string, Locate>();

  constructor(file: string, graph: ModuleGraph) {
    this.#graph = graph;
    const modules = (): SourceModule[] => [...graph.values()];
    // The header is drawn after the body, and shows the description with its links.
    const header = () =>
      modules()
        .filter((module) => module.file === file)
        .map(frontMatterOf);
    const shown = createLocator(() => [...modules().map(shownTextOf), ...header()]);
    const all = createLocator(() => modules().map(bodyOf));
    this.#search = (texts) => shown(texts) ?? all(texts);
    this.images = new ImagePlaces(() => modules().map(shownTextOf));
    this.#ofLine = createBlockLocator(() => modules().map(bodyOf));
    this.#ofTag = createTagLocator(() => modules().map(shownTextOf));
    this.#tree = new TreePlaces(modules);
  }

  /** Asked again for the same, where it stands next; `undefined` for what no author wrote. */
  of(written: Written): SourcePlace | undefined {
    if ('block' in written) return this.#ofLine(written);
    // What a component was given may be computed: then it stands somewhere else, if at all.
    if ('value' in written) return this.#ofTag(written) ?? this.#search([written.value]);
    if ('tag' in written) return this.#ofTag(written) ?? this.of({ element: written.tag });
    if ('element' in written) return this.#tree.tag(written.element) ?? this.#search([`<${written.element}`]);
    if ('icon' in written) return this.#tree.icon(written.icon) ?? this.#search(iconForms(written.icon));
    if ('link' in written) return this.#ofLink(written.link, written.in);
    if ('asset' in written) {
      const forms = formsOf(written.asset);
      return this.#tree.address(forms) ?? this.#search(forms);
    }
    if ('attribute' in written) {
      const { attribute, of } = written;
      const inCode = [[`${attribute}={`, ...(of === undefined ? [] : [`<${of}`])]];
      return this.#tree.attribute(attribute, of) ?? this.#search(inCode);
    }
    return this.#search(written.texts);
  }

  /** Braces that hold this code, which was shown as it is written; else its first name. */
  ofCode(module: SourceModule, code: string, written: string): SourcePlace | undefined {
    const root = /^(?:new )?[\w$]+/.exec(code)?.[0] ?? code;
    return (
      this.#tree.expression(module.file, code) ??
      this.#in(module, [[written, `{{${code}}}`, `{ ${code} }`], `{${root}`, root])
    );
  }

  ofSnippet(module: SourceModule, name: string): SourcePlace | undefined {
    return this.#tree.value('Snippet', 'file', name) ?? this.#in(module, [`"${name}"`, `'${name}'`, name]);
  }

  /** A link, and its fragment in the text. */
  ofAnchorLink(href: string): (SourcePlace & { readonly fragment?: FragmentPlace }) | undefined {
    const place = this.#ofLink(href);
    const text = place && this.#graph.get(place.file)?.text;
    if (place === undefined || text === undefined) return place;
    const found = offsetAt(text, place.range.start);
    const start = found + (/["'(]/.test(text.charAt(found)) ? 1 : 0);
    const form = formsOf(href).find((one) => text.startsWith(one, start));
    if (form === undefined) return place;
    const end = start + form.length;
    const range = { start: positionAt(text, start), end: positionAt(text, end) };
    const hash = form.indexOf('#');
    return { file: place.file, range, ...(hash >= 0 && { fragment: fixPlace(text, start + hash + 1, end) }) };
  }

  #ofLink(href: string, attribute?: string): SourcePlace | undefined {
    const forms = formsOf(href);
    const place =
      attribute !== undefined
        ? this.#tree.addressIn(attribute, href)
        : href.trim() === ''
          ? this.#tree.emptyAddress()
          : this.#tree.address(forms);
    if (place !== undefined) return this.#withMarks(place);
    return this.#search(href.trim() === '' ? [[']()', ']( )', 'href=""', "href=''"]] : writtenForms(forms));
  }

  /** With the quotation marks or brackets around it. */
  #withMarks(place: SourcePlace): SourcePlace {
    const text = this.#graph.get(place.file)?.text ?? '';
    const start = offsetAt(text, place.range.start);
    const end = offsetAt(text, place.range.end);
    if (!/["'(]/.test(text.charAt(start - 1)) || !/["') ]/.test(text.charAt(end))) return place;
    return { file: place.file, range: rangeBetween(text, start - 1, end + 1) };
  }

  /** Like `#search`, in one module. */
  #in(module: SourceModule, texts: readonly WantedText[]): SourcePlace | undefined {
    const known = this.#locators.get(module.file);
    if (known !== undefined) return known(texts);
    const shown = createLocator(() => [shownTextOf(module)]);
    const all = createLocator(() => [bodyOf(module)]);
    const locate: Locate = (wanted) => shown(wanted) ?? all(wanted);
    this.#locators.set(module.file, locate);
    return locate(texts);
  }
}

function formsOf(address: string): readonly string[] {
  return [...new Set([address, decodeAddress(address)])];
}

/** How an icon may stand in code, the surest first: something else may have the same value. */
function iconForms(name: string): WantedText[] {
  const values = [`"${name}"`, `'${name}'`];
  return [
    [...values.flatMap((value) => [`icon=${value}`, `icon={${value}`, `icon: ${value}`]), `icon: ${name}`],
    values,
  ];
}

/** How a link may stand in code, the surest first. */
function writtenForms(forms: readonly string[]): WantedText[] {
  return [forms.flatMap((form) => [`(${form})`, `(${form} `, `"${form}"`, `'${form}'`]), ...forms];
}
