/**
 * Links from page to page whose heading is not there, as far as the sources tell: no page is run for it. A page is read
 * once, and again when its text or a text in it has changed.
 */

import { LineIndex } from '../config/line-index.ts';
import {
  createLinkResolver,
  type FragmentPlace,
  fileOf,
  type LinkResolver,
  type PageModel,
  type SiteModel,
} from '../engine/index.ts';
import { findComments } from '../page-source/comments.ts';
import { unescapeAddress } from '../page-source/references/address-target.ts';
import { findLinks } from '../page-source/references/find-addresses.ts';
import { findIncludes } from '../page-source/references/page-anchors.ts';
import { isInside } from '../page-source/scan-tags.ts';
import { capDiagnostics } from '../project/cap-diagnostics.ts';
import { changedPaths } from '../project/changed-paths.ts';
import { decodeAddress, decodePart } from '../project/decode-address.ts';
import type { Diagnostic, LineRange } from '../project/diagnostics.ts';
import { createCaseIndexCache } from '../project/find-file.ts';
import type { ProjectFiles } from '../project/project-files.ts';
import { readText } from '../project/text.ts';
import type { AnchorPage } from './check-config-anchors.ts';
import { ALWAYS_THERE, missingAnchor } from './missing-anchor.ts';
import type { SourceAnchors } from './source-anchors.ts';

type Site = Omit<SiteModel, 'diagnostics'>;

/** A link with a fragment, as one text has it. */
interface TextLink {
  readonly file: string;
  readonly range: LineRange;
  readonly fragment: FragmentPlace;
  /** Without escapes of Markdown. */
  readonly href: string;
  /** As a problem names it; `checkPageAnchors` does the same. */
  readonly written: string;
}

interface TextReading {
  readonly file: string;
  readonly bytes: Uint8Array;
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
  readonly page: AnchorPage;
  readonly id: string;
}

/** What links resolve to depends on these, and on which files there are. */
interface Surroundings extends Pick<Site, 'pages' | 'navigation' | 'config' | 'files'> {
  readonly resolver: LinkResolver;
  readonly pageAt: ReadonlyMap<string, PageModel>;
}

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

  /**
   * The problems of all pages, the same list as before where they are the same; `undefined` when `isOver` said so behind a page that was read: ask again to go on there.
   */
  check(site: Site, isOver: () => boolean = () => false): readonly Diagnostic[] | undefined {
    const around = this.#surroundingsOf(site);
    const idsOf = this.#anchors.of(site.files);
    const found: Target[] = [];
    for (const page of site.pages.values()) {
      const file = fileOf(page);
      // Links of generated text are looked at when the page is rendered.
      if (file === undefined) continue;
      const known = this.#pages.get(file);
      const reading = this.#read(page, file, around);
      for (const target of reading.targets) {
        const ids = idsOf(target.page, target.id);
        if (ids !== undefined && !ids.has(target.id)) found.push(target);
      }
      if (reading !== known && isOver()) return undefined;
    }
    // A text that several pages take in has its problems once.
    const once = new Map(found.map((target) => [keyOf(target), target]));
    const problems = [...once.values()].map((target) => this.#problemOf(target, site.files));
    const isSame = problems.length === this.#last.of.length && problems.every((one, at) => one === this.#last.of[at]);
    if (!isSame) this.#last = { of: problems, told: capDiagnostics(problems) };
    return this.#last.told;
  }

  /** The same object for as long as neither the link nor the headings of its page change. */
  #problemOf(target: Target, files: ProjectFiles): Diagnostic {
    const { link, page, id } = target;
    const headings = this.#anchors.list(files, page);
    const known = this.#problems.get(target);
    if (known?.headings === headings) return known.problem;
    const ids = this.#anchors.of(files)(page, id) ?? [];
    const problem = missingAnchor({ ...link, page: page.path, id, ids, headings });
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

  #read(page: PageModel, file: string, { files, resolver, pageAt }: Surroundings): PageReading {
    const last = this.#pages.get(file);
    if (last?.texts.every((text) => files.get(text.file) === text.bytes)) return last;
    const texts = this.#textsOf(file, files, 0);
    const targets = texts
      .flatMap(({ links }) => links)
      .flatMap((link): Target[] => {
        const resolved = resolver.link(link.href, page);
        const target = resolved.kind === 'page' ? pageAt.get(resolved.output) : undefined;
        const id = target === undefined || !('suffix' in resolved) ? '' : idOf(resolved.suffix);
        return target === undefined || id === '' || ALWAYS_THERE.has(id)
          ? []
          : [{ link, page: { path: target.path, file: fileOf(target) }, id }];
      });
    const reading = { texts, targets };
    this.#pages.set(file, reading);
    return reading;
  }

  #textsOf(file: string, files: ProjectFiles, depth: number): readonly TextReading[] {
    const bytes = files.get(file);
    if (bytes === undefined) return [];
    const known = this.#texts.get(file);
    const text = known?.bytes === bytes ? known : readLinks(file, bytes, (path) => files.has(path));
    this.#texts.set(file, text);
    const included = depth < DEEPEST ? text.includes : [];
    return [text, ...new Set(included.flatMap((path) => this.#textsOf(path, files, depth + 1)))];
  }
}

function readLinks(file: string, bytes: Uint8Array, exists: (path: string) => boolean): TextReading {
  const text = readText(bytes);
  const includes = [...new Set(findIncludes(file, text, exists).map((include) => include.file))];
  const addresses = findLinks(text).filter(({ role, written }) => role === 'link' && /^[^#]+#./.test(written));
  if (addresses.length === 0) return { file, bytes, links: [], includes };
  const comments = findComments(text, 0);
  const lines = new LineIndex(text);
  const links = addresses
    .filter(({ start }) => !isInside(comments, start))
    .map((address): TextLink => {
      const { start, end, written } = address;
      const hash = start + written.indexOf('#') + 1;
      const href = unescapeAddress(address);
      return {
        file,
        range: { start: lines.positionAt(start), end: lines.positionAt(end) },
        fragment: { start: hash, end, written: text.slice(hash, end) },
        href,
        written: decodeAddress(href),
      };
    });
  return { file, bytes, links, includes };
}

function idOf(suffix: string): string {
  return decodePart(/#(.*)$/.exec(suffix)?.[1] ?? '');
}

function keyOf({ link, page }: Target): string {
  return `${link.file}:${link.fragment.start}:${page.path}`;
}
