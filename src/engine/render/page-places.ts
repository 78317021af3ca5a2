/** Finds where in a page's sources something stands that was told of while the page was rendered. */

import { fixPlace } from '../../project/fix-edit.ts';
import { offsetAt, positionAt } from '../../project/text-position.ts';
import type { FragmentPlace } from '../site/output-file.ts';
import { ImagePlaces } from './image-places.ts';
import { createLocator, type SourcePlace, type WantedText } from './locate.ts';
import { createBlockLocator, type WrittenLine } from './locate-block.ts';
import type { ModuleGraph, SourceModule } from './module-graph.ts';
import { createTagLocator, type WrittenTag, type WrittenValue } from './tag-places.ts';
import { bodyOf, frontMatterOf, shownTextOf } from './written-source.ts';

type Locate = (texts: readonly WantedText[]) => SourcePlace | undefined;

export class PagePlaces {
  readonly images: ImagePlaces;
  /** A line of a block that a component was given. */
  readonly ofLine: (wanted: WrittenLine) => SourcePlace | undefined;
  readonly ofTag: (wanted: WrittenTag | WrittenValue) => SourcePlace | undefined;
  /** The first of the texts that is there; asked again, where it stands next. Code counts only where nothing else has it. */
  readonly of: Locate;
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
    this.of = (texts) => shown(texts) ?? all(texts);
    this.images = new ImagePlaces(() => modules().map(shownTextOf));
    this.ofLine = createBlockLocator(() => modules().map(bodyOf));
    this.ofTag = createTagLocator(() => modules().map(shownTextOf));
  }

  /** Like `of`, in one module. */
  in(module: SourceModule, texts: readonly WantedText[]): SourcePlace | undefined {
    const known = this.#locators.get(module.file);
    if (known !== undefined) return known(texts);
    const shown = createLocator(() => [shownTextOf(module)]);
    const all = createLocator(() => [bodyOf(module)]);
    const locate: Locate = (wanted) => shown(wanted) ?? all(wanted);
    this.#locators.set(module.file, locate);
    return locate(texts);
  }

  /** Where an address stands that is written in one of these forms, and its fragment in the text. */
  ofAddress(
    forms: readonly string[],
    texts: readonly WantedText[],
  ): (SourcePlace & { readonly fragment?: FragmentPlace }) | undefined {
    const place = this.of(texts);
    const text = place && this.#graph.get(place.file)?.text;
    if (place === undefined || text === undefined) return place;
    const found = offsetAt(text, place.range.start);
    const start = found + (/["'(]/.test(text.charAt(found)) ? 1 : 0);
    const form = forms.find((one) => text.startsWith(one, start));
    if (form === undefined) return place;
    const end = start + form.length;
    const range = { start: positionAt(text, start), end: positionAt(text, end) };
    const hash = form.indexOf('#');
    return { file: place.file, range, ...(hash >= 0 && { fragment: fixPlace(text, start + hash + 1, end) }) };
  }
}
