/**
 * Links from page to page whose heading is not there, as far as the sources tell: no page is run for it. A page is read
 * once, and again when its text or a text in it has changed.
 */

import { LineIndex } from '../../config/line-index.ts';
import {
  createLinkResolver,
  type FragmentPlace,
  fileOf,
  type GeneratedSource,
  type LinkResolver,
  moduleOf,
  type PageModel,
  type SiteModel,
} from '../../engine/index.ts';
import { findComments } from '../../page-source/comments.ts';
import { unescapeAddress } from '../../page-source/references/address-target.ts';
import { findLinks } from '../../page-source/references/page-addresses.ts';
import { findIncludes } from '../../page-source/references/page-anchors.ts';
import { isInStretch } from '../../page-source/scan-tags.ts';
import { capDiagnostics } from '../../project/cap-diagnostics.ts';
import { changedPaths } from '../../project/changed-paths.ts';
import { decodeAddress, decodePart } from '../../project/decode-address.ts';
import type { Diagnostic, LineRange } from '../../project/diagnostics.ts';
import { createCaseIndexCache } from '../../project/find-file.ts';
import { readText } from '../../project/text.ts';
import { resumable, type Steps } from '../resumable.ts';
import { ALWAYS_THERE, type AnchorPage } from './links-to-check.ts';
import { describeMissingAnchor, missingAnchor } from './missing-anchor.ts';
import type { SourceAnchors } from './source-anchors.ts';

type Site = Omit<SiteModel, 'diagnostics'>;

/** A link with a fragment, as one text has it. */
interface TextLink {
  /** Absent, with place and fragment, in generated text. */
  readonly file?: string;
  readonly range?: LineRange;
  readonly fragment: FragmentPlace | undefined;
  /** Tells it from the others of its text. */
  readonly at: number;
  /** Without escapes of Markdown. */
  readonly href: string;
  /** As a problem names it; the renderer does the same. */
  readonly written: string;
}

interface TextReading {
  /** See `moduleOf`. */
  readonly file: string;
  readonly contents: Uint8Array | GeneratedSource | undefined;
  readonly links: readonly TextLink[];
  /** Other Markdown that it takes in. */
  readonly includes: readonly string[];
}

interface PageReading {
  /** What the page is made of. */
  readonly texts: readonly TextReading[];
  readonly targets: readonly Target[];
}

interface Target {
  readonly link: TextLink;
  /** Path of the page that the link stands in, or is taken into. */
  readonly from: string;
  readonly page: AnchorPage;
  readonly id: string;
}

/** What links resolve to depends on these, and on which files there are. */
interface Surroundings extends Pick<Site, 'pages' | 'navigation' | 'config' | 'files'> {
  readonly resolver: LinkResolver;
  readonly pageAt: ReadonlyMap<string, PageModel>;
}

type ContentsOf = (file: string) => Uint8Array | GeneratedSource | undefined;

/** As deep as pages are read for their anchors. */
const DEEPEST = 8;

export class SourceLinks {
  readonly #anchors: SourceAnchors;
  readonly #indexOf = createCaseIndexCache();
  readonly #texts = new Map<string, TextReading>();
  readonly #pages = new Map<string, PageReading>();
  readonly #problems = new WeakMap<Target, { readonly headings: unknown; readonly problem: Diagnostic }>();
  #around: Surroundings | undefined;
  /** What was found, and what of it is told. */
  #last: { readonly of: readonly Diagnostic[]; readonly told: readonly Diagnostic[] } = { of: [], told: [] };

  constructor(anchors: SourceAnchors) {
    this.#anchors = anchors;
  }

  readonly #goOn = resumable((site: Site) => this.#steps(site));

  /**
   * The problems of all pages, the same list as before where they are the same; `undefined` when `isOver` said so: ask
   * again to go on there.
   */
  check(site: Site, isOver: () => boolean = () => false): readonly Diagnostic[] | undefined {
    return this.#goOn(site, isOver);
  }

  *#steps(site: Site): Steps<readonly Diagnostic[]> {
    const around = this.#surroundingsOf(site);
    const idsOf = this.#anchors.of(site);
    const found: Target[] = [];
    for (const page of site.pages.values()) {
      for (const target of this.#read(page, around).targets) {
        const ids = idsOf(target.page, target.id);
        if (ids !== undefined && !ids.has(target.id)) found.push(target);
      }
      yield;
    }
    // A text that several pages take in has its problems once.
    const once = new Map(found.map((target) => [keyOf(target), target]));
    const problems = [...once.values()].map((target) => this.#problemOf(target, site));
    const isSame = problems.length === this.#last.of.length && problems.every((one, at) => one === this.#last.of[at]);
    if (!isSame) this.#last = { of: problems, told: capDiagnostics(problems) };
    return this.#last.told;
  }

  /** The same object for as long as neither the link nor the headings of its page change. */
  #problemOf(target: Target, site: Site): Diagnostic {
    const { link, from, page, id } = target;
    const headings = this.#anchors.list(site, page);
    const known = this.#problems.get(target);
    if (known?.headings === headings) return known.problem;
    const ids = this.#anchors.of(site)(page, id) ?? [];
    const { code, severity } = missingAnchor;
    const finding = describeMissingAnchor({ ...link, from, page: page.path, id, ids, headings });
    const problem: Diagnostic = { code, severity, ...finding };
    this.#problems.set(target, { headings, problem });
    return problem;
  }

  /** What is known of pages holds only for as long as links lead where they led. */
  #surroundingsOf({ pages, navigation, config, files, ...site }: Site): Surroundings {
    const last = this.#around;
    const hasSamePaths = last !== undefined && changedPaths(last.files, files) !== undefined;
    const isSame = last?.pages === pages && last.navigation === navigation && last.config === config;
    if (hasSamePaths && isSame) {
      this.#around = { ...last, files };
      return this.#around;
    }
    // Whether a text takes in another depends on which there are.
    if (!hasSamePaths) this.#texts.clear();
    this.#pages.clear();
    const resolver = createLinkResolver({ ...site, pages, navigation, config, files, diagnostics: [] }, this.#indexOf);
    const pageAt = new Map([...pages.values()].map((page) => [page.output, page]));
    this.#around = { pages, navigation, config, files, resolver, pageAt };
    return this.#around;
  }

  #read(page: PageModel, { files, resolver, pageAt }: Surroundings): PageReading {
    const own = moduleOf(page);
    const generated = page.source.kind === 'generated' ? page.source : undefined;
    const contentsOf: ContentsOf = (file) => (file === own ? generated : undefined) ?? files.get(file);
    const last = this.#pages.get(own);
    if (last?.texts.every((text) => contentsOf(text.file) === text.contents)) return last;
    const texts = this.#textsOf(own, contentsOf, (path) => files.has(path), 0);
    const targets = texts
      .flatMap(({ links }) => links)
      .flatMap((link): Target[] => {
        const resolved = resolver.link(link.href, page);
        const target = resolved.kind === 'page' ? pageAt.get(resolved.output) : undefined;
        const id = target === undefined || !('suffix' in resolved) ? '' : idOf(resolved.suffix);
        return target === undefined || id === '' || ALWAYS_THERE.has(id)
          ? []
          : [{ link, from: page.path, page: { path: target.path, file: fileOf(target) }, id }];
      });
    const reading = { texts, targets };
    this.#pages.set(own, reading);
    return reading;
  }

  #textsOf(
    file: string,
    contentsOf: ContentsOf,
    exists: (path: string) => boolean,
    depth: number,
  ): readonly TextReading[] {
    const contents = contentsOf(file);
    if (contents === undefined) return [];
    const known = this.#texts.get(file);
    const text = known?.contents === contents ? known : readLinks(file, contents, exists);
    this.#texts.set(file, text);
    const included = depth < DEEPEST ? text.includes : [];
    return [text, ...new Set(included.flatMap((path) => this.#textsOf(path, contentsOf, exists, depth + 1)))];
  }
}

function readLinks(
  file: string,
  contents: Uint8Array | GeneratedSource,
  exists: (path: string) => boolean,
): TextReading {
  const isGenerated = !(contents instanceof Uint8Array);
  const text = isGenerated ? contents.text : readText(contents);
  const includes = [...new Set(findIncludes(file, text, exists).map((include) => include.file))];
  const addresses = findLinks(text).filter(({ role, written }) => role === 'link' && /^[^#]+#./.test(written));
  if (addresses.length === 0) return { file, contents, links: [], includes };
  const comments = findComments(text);
  const lines = new LineIndex(text);
  const links = addresses
    .filter(({ start }) => !isInStretch(comments, start))
    .map((address): TextLink => {
      const { start, end, written } = address;
      const hash = start + written.indexOf('#') + 1;
      const href = unescapeAddress(address);
      const link = { at: hash, href, written: decodeAddress(href) };
      if (isGenerated) return { ...link, fragment: undefined };
      const range = { start: lines.positionAt(start), end: lines.positionAt(end) };
      return { ...link, file, range, fragment: { start: hash, end, written: text.slice(hash, end) } };
    });
  return { file, contents, links, includes };
}

function idOf(suffix: string): string {
  return decodePart(/#(.*)$/.exec(suffix)?.[1] ?? '');
}

function keyOf({ link, from, page }: Target): string {
  return `${link.file ?? `${from} `}:${link.at}:${page.path}`;
}
