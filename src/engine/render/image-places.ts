/** Where the pictures of a page stand in its source: those with one address are told apart by their order. */
import { positionAt } from '../../project/text-position.ts';
import type { SourcePlace, SourceText } from './locate.ts';

export interface ImagePlace extends SourcePlace {
  /** It is written as `![…](…)`, not as an attribute. */
  readonly isMarkdown: boolean;
}

export class ImagePlaces {
  readonly #sources: () => readonly SourceText[];
  readonly #counts = new Map<string, number>();
  readonly #found = new Map<string, readonly ImagePlace[]>();
  #read: readonly SourceText[] | undefined;

  /** `sources`: the page, then its snippets, without code. */
  constructor(sources: () => readonly SourceText[]) {
    this.#sources = sources;
  }

  /** To be called for each picture in the order of the page: which one of those with this address it is, from 0. */
  count(address: string): number {
    const index = this.#counts.get(address) ?? 0;
    this.#counts.set(address, index + 1);
    return index;
  }

  /** The place of the address as it is written there; of the last one where there are fewer, as in a loop. */
  placeOf(address: string, index: number): ImagePlace | undefined {
    let places = this.#found.get(address);
    if (places === undefined) {
      this.#read ??= this.#sources();
      places = this.#read.flatMap((source) => occurrences(source, address));
      this.#found.set(address, places);
    }
    return places[index] ?? places.at(-1);
  }
}

/** As the target of a Markdown picture, or as the value of an attribute. */
function occurrences({ file, text }: SourceText, address: string): readonly ImagePlace[] {
  const places: ImagePlace[] = [];
  if (address === '') return places;
  for (let at = text.indexOf(address); at >= 0; at = text.indexOf(address, at + address.length)) {
    const end = at + address.length;
    const isMarkdown =
      /\]\(\s*<?$/.test(text.slice(Math.max(0, at - 8), at)) && /^[\s)>]/.test(text.slice(end, end + 1));
    const isValue =
      /=\s*\{?["'`]$/.test(text.slice(Math.max(0, at - 8), at)) && /^["'`]/.test(text.slice(end, end + 1));
    const range = { start: positionAt(text, at), end: positionAt(text, end) };
    if (isMarkdown || isValue) places.push({ file, range, isMarkdown });
  }
  return places;
}
