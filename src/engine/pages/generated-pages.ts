/** The generated pages of a site, made again only when something they may be made of has changed. */

import { changedPaths } from '../../project/changed-paths.ts';
import type { GeneratedPage, GeneratorInput, PageGenerator } from './page-generator.ts';

/** A page with the name of its generator. */
export interface GeneratedBy extends GeneratedPage {
  readonly from: string;
}

export class GeneratedPages {
  readonly #generators: readonly PageGenerator[];
  #last: { readonly input: GeneratorInput; readonly pages: readonly GeneratedBy[]; readonly print: string } | undefined;

  constructor(generators: readonly PageGenerator[]) {
    this.#generators = generators;
  }

  /** In the order of the generators. The same list as before for as long as it says the same. */
  read(input: GeneratorInput): readonly GeneratedBy[] {
    const last = this.#last;
    if (last !== undefined && hasSameGround(last.input, input)) {
      this.#last = { ...last, input };
      return last.pages;
    }
    const pages = this.#generators.flatMap(({ name, generate }) =>
      generate(input).map((page): GeneratedBy => ({ ...page, from: name })),
    );
    const print = JSON.stringify(pages);
    this.#last = { input, print, pages: last?.print === print ? last.pages : pages };
    return this.#last.pages;
  }
}

/** Nothing has changed but the text of Markdown files. */
function hasSameGround(before: GeneratorInput, after: GeneratorInput): boolean {
  if (before.config !== after.config) return false;
  return changedPaths(before.files, after.files)?.every((path) => /\.mdx?$/.test(path)) ?? false;
}
