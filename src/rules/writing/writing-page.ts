/** A page as rules for writers are given it: its text, and what its tree says of it. */

import { elementsAround, scanElements } from '../../page-source/blocks/jsx-elements.ts';
import type { FrontMatter } from '../../page-source/front-matter/front-matter-types.ts';
import type { SourceHeading } from '../../page-source/headings/heading.ts';
import { readHeadings } from '../../page-source/headings/headings.ts';
import { type Prose, readProse } from '../../page-source/prose/read-prose.ts';
import { pageOf } from '../../page-source/tree/page-of.ts';
import { type PageParts, partsOf } from '../../page-source/tree/page-parts.ts';
import type { WordRule } from './choice/rule-choice.ts';
import type { Speller } from './spelling/speller.ts';
import type { PageFacts } from './writing-rule.ts';

export interface WritingPage {
  readonly file: string;
  readonly text: string;
  /** Offset behind the front matter. */
  readonly bodyStart: number;
  readonly parts: PageParts;
  /** Without those of steps, tabs and the like. */
  readonly headings: readonly SourceHeading[];
  readonly prose: Prose;
  readonly frontMatter: FrontMatter;
  /** Absent for a text that pages take in. */
  readonly page: PageFacts | undefined;
  readonly isEnglish: boolean;
  /** Absent where nobody looks at the spelling, or the language has no dictionary. */
  readonly speller: Speller | undefined;
  /** Of the project. */
  readonly words: readonly WordRule[];
  /** Names of the elements around an offset, the outermost first. */
  readonly around: (offset: number) => readonly string[];
}

export interface PageToRead {
  readonly file: string;
  /** Without byte-order mark. */
  readonly text: string;
  readonly page?: PageFacts | undefined;
  readonly isEnglish?: boolean;
  readonly words?: readonly WordRule[];
  readonly speller?: Speller | undefined;
}

export function readWritingPage({ file, text, page, isEnglish = true, words = [], speller }: PageToRead): WritingPage {
  const tree = pageOf(text);
  const elements = scanElements(text);
  let prose: Prose | undefined;
  let headings: readonly SourceHeading[] | undefined;
  return {
    file,
    text,
    bodyStart: tree.bodyStart,
    parts: partsOf(tree),
    get headings() {
      headings ??= readHeadings(text).filter(({ kind, level }) => kind === 'Heading' && level > 0);
      return headings;
    },
    get prose() {
      prose ??= readProse(tree);
      return prose;
    },
    frontMatter: page?.frontMatter ?? {},
    page,
    isEnglish,
    speller,
    words,
    around: (offset) => elementsAround(elements, offset).map(({ name }) => name),
  };
}
