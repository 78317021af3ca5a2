/** What rules for writers have to say of a project. A page is read once, and again when its text or what is said of it has changed. */

import { fileOf, type PageModel } from '../../engine/index.ts';
import { capDiagnostics } from '../../project/cap-diagnostics.ts';
import { isSnippet } from '../../project/classify-file.ts';
import type { Diagnostic } from '../../project/diagnostics.ts';
import { extensionOf } from '../../project/paths.ts';
import { readText } from '../../project/text.ts';
import { resumable, type Steps } from '../resumable.ts';
import { checkPage } from './check-page.ts';
import { createChoiceReader } from './choice/choice-of-project.ts';
import { isIgnored } from './choice/is-ignored.ts';
import type { ChoiceReading } from './choice/read-choice.ts';
import { type RuleChoice, severityIn } from './choice/rule-choice.ts';
import { createLanguageReader, isEnglish } from './page-languages.ts';
import type { Dictionaries } from './spelling/dictionaries.ts';
import { createProjectSpelling } from './spelling/project-spelling.ts';
import type { Speller } from './spelling/speller.ts';
import type { PageToRead } from './writing-page.ts';
import type { WholeSite } from './writing-rule.ts';
import { WHOLE_RULES } from './writing-rules.ts';

interface PageReading {
  readonly bytes: Uint8Array;
  readonly key: string;
  readonly speller: Speller | undefined;
  readonly found: readonly Diagnostic[];
}

export class WritingCheck {
  readonly #pages = new Map<string, PageReading>();
  readonly #readChoice = createChoiceReader();
  readonly #spelling: ReturnType<typeof createProjectSpelling>;
  #choice: ChoiceReading | undefined;
  #whole: { readonly key: string; readonly found: readonly Diagnostic[] } = { key: '', found: [] };
  #last: readonly Diagnostic[] = [];

  readonly #goOn = resumable((site: WholeSite) => this.#steps(site));

  /** @param dictionaries without them nobody looks at the spelling */
  constructor(dictionaries?: Dictionaries) {
    this.#spelling = createProjectSpelling(dictionaries);
  }

  /** Loads what the next check of this site will ask for; `undefined` where all is there. Until then it does without. */
  prepare(site: WholeSite): Promise<void> | undefined {
    return this.#spelling.load(site, this.#read(site).choice);
  }

  /**
   * By file, then by place; the same list as before where nothing has changed. `undefined` when `isOver` said so: ask
   * again to go on there.
   */
  check(site: WholeSite, isOver: () => boolean = () => false): readonly Diagnostic[] | undefined {
    return this.#goOn(site, isOver);
  }

  *#steps(site: WholeSite): Steps<readonly Diagnostic[]> {
    const { choice, diagnostics } = this.#read(site);
    const languageOf = createLanguageReader(site);
    const spelling = this.#spelling.read(site, choice);
    const found: (readonly Diagnostic[])[] = [diagnostics];
    const texts = textsOf(site);
    for (const [file, { bytes, page }] of texts) {
      const before = this.#pages.get(file);
      const language = languageOf(page ?? { path: file });
      const toRead = { file, page, isEnglish: isEnglish(language), speller: spelling.of(language) };
      const reading = readOnce(before, bytes, toRead, choice);
      this.#pages.set(file, reading);
      found.push(reading.found.filter((one) => !spelling.isKnown(one)));
      yield;
    }
    for (const file of this.#pages.keys()) if (!texts.has(file)) this.#pages.delete(file);
    found.push(this.#checkWhole(site, choice), spelling.tell(languageOf));
    return this.#sameOr(found.flat());
  }

  #read({ files }: WholeSite) {
    const reading = this.#readChoice(files);
    if (reading !== this.#choice) this.#pages.clear();
    this.#choice = reading;
    return reading;
  }

  #checkWhole(site: WholeSite, choice: RuleChoice): readonly Diagnostic[] {
    const found = WHOLE_RULES.flatMap(({ code, severity: own, from, run }): readonly Diagnostic[] => {
      const severity = severityIn(choice, { code, from, ...(own && { severity: own }) });
      return severity === undefined ? [] : run(site).map((one) => ({ code, severity, ...one }));
    }).filter((one) => !isIgnored(choice.ignored, one));
    const key = JSON.stringify(found);
    if (key !== this.#whole.key) this.#whole = { key, found };
    return this.#whole.found;
  }

  #sameOr(found: readonly Diagnostic[]): readonly Diagnostic[] {
    const isSame = found.length === this.#last.length && found.every((one, index) => one === this.#last[index]);
    if (!isSame) this.#last = found;
    return this.#last;
  }
}

interface TextOfSite {
  readonly bytes: Uint8Array;
  readonly page?: PageModel;
}

/** The texts that people write: those of pages, and those that pages take in. */
function textsOf({ pages, files }: WholeSite): ReadonlyMap<string, TextOfSite> {
  const texts = new Map<string, TextOfSite>();
  for (const page of pages.values()) {
    const file = fileOf(page);
    const bytes = file === undefined ? undefined : files.get(file);
    if (file !== undefined && bytes !== undefined) texts.set(file, { bytes, page });
  }
  for (const [file, bytes] of files)
    if (isSnippet(file) && /^mdx?$/.test(extensionOf(file))) texts.set(file, { bytes });
  return texts;
}

/** What `before` found, where nothing is different by now. */
function readOnce(
  before: PageReading | undefined,
  bytes: Uint8Array,
  toRead: Omit<PageToRead, 'text'> & { readonly page: PageModel | undefined },
  choice: RuleChoice,
): PageReading {
  const { page, isEnglish, speller } = toRead;
  const key = JSON.stringify([isEnglish, page?.addition !== undefined, page?.frontMatter]);
  if (before?.bytes === bytes && before.key === key && before.speller === speller) return before;
  const text = readText(bytes).replace(/^\uFEFF/, '');
  return { bytes, key, speller, found: capDiagnostics(checkPage({ ...toRead, text }, choice)) };
}
