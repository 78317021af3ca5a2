/** What generators make of a site, made again only when something it may be made of has changed. */

import type { NavigationSettings } from '../../config/site-config.ts';
import { changedPaths } from '../../project/changed-paths.ts';
import type { FilePage } from './file-pages.ts';
import type { GeneratedPage, GeneratorInput, PageCompletion, PageGenerator } from './page-generator.ts';

/** With the name of its generator. */
export type By<T> = T & { readonly from: string };

export interface GeneratedReading {
  /** In the order of the generators. */
  readonly pages: readonly By<GeneratedPage>[];
  /** The configuration's, with the entries that generators make. */
  readonly navigation: NavigationSettings;
  /** What is added to the page of a file. */
  readonly complete: (page: FilePage) => By<PageCompletion> | undefined;
}

export class GeneratedPages {
  readonly #generators: readonly PageGenerator[];
  #last: { readonly input: GeneratorInput; readonly reading: GeneratedReading } | undefined;

  constructor(generators: readonly PageGenerator[]) {
    this.#generators = generators;
  }

  /** The same reading as before for as long as nothing has changed that pages are generated from. */
  read(input: GeneratorInput): GeneratedReading {
    const last = this.#last;
    const reading = last !== undefined && hasSameGround(last.input, input) ? last.reading : this.#make(input);
    this.#last = { input, reading };
    return reading;
  }

  #make({ files, config, endpointPages }: GeneratorInput): GeneratedReading {
    let { navigation } = config;
    const pages: By<GeneratedPage>[] = [];
    const completing: ((page: FilePage) => By<PageCompletion> | undefined)[] = [];
    for (const { name, generate } of this.#generators) {
      const made = generate({ files, config: { ...config, navigation }, endpointPages });
      navigation = made.navigation ?? navigation;
      pages.push(...made.pages.map((page) => ({ ...page, from: name })));
      const { complete } = made;
      if (complete === undefined) continue;
      completing.push((page) => {
        const completion = complete(page);
        return completion && { ...completion, from: name };
      });
    }
    const complete = (page: FilePage): By<PageCompletion> | undefined => {
      for (const one of completing) {
        const completion = one(page);
        if (completion !== undefined) return completion;
      }
      return undefined;
    };
    return { pages, navigation, complete };
  }
}

/** Nothing has changed but the text of Markdown files, and not which operations they name. */
function hasSameGround(before: GeneratorInput, after: GeneratorInput): boolean {
  if (before.config !== after.config || before.endpointPages !== after.endpointPages) return false;
  return changedPaths(before.files, after.files)?.every((path) => /\.mdx?$/.test(path)) ?? false;
}
