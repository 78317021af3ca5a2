/** Keys for what pages are made of: equal keys mean equal documents. */

import { isMeasuredImage, readImageSize } from '../../images/image-size.ts';
import { svgIcon } from '../../images/svg-icon.ts';
import { findImports } from '../../page-source/import-statements.ts';
import { classifyFile } from '../../project/classify-file.ts';
import { contentHash } from '../../project/content-hash.ts';
import { readText } from '../../project/text.ts';
import type { ContentHash, EngineServices } from '../engine.ts';
import { type GeneratedSource, moduleOf } from '../pages/page-model.ts';
import type { Theme } from '../render/theme-contract.ts';
import { describeFavicon, planFavicon } from './favicon-plan.ts';
import type { PageModel, SiteModel } from './site-model.ts';

/** Raise it when the engine makes other documents of the same input. */
const ENGINE_GENERATION = 4;

export class PageKeys {
  readonly #theme: Theme;
  readonly #hash: ContentHash;
  readonly #dependencies: (site: SiteModel, page: PageModel) => readonly string[];
  /** Hashes by identity: of files' bytes, navigations, configurations and whole sites. */
  readonly #hashes = new WeakMap<object, string>();
  readonly #linksHashes = new WeakMap<SiteModel, string>();
  readonly #takesIn = new WeakMap<object, boolean>();
  readonly #sizes = new WeakMap<Uint8Array, string>();

  constructor(
    { theme, hash = contentHash }: Pick<EngineServices, 'theme' | 'hash'>,
    dependencies: (site: SiteModel, page: PageModel) => readonly string[],
  ) {
    this.#theme = theme;
    this.#hash = hash;
    this.#dependencies = dependencies;
  }

  /**
   * Hexadecimal; as long as the hash that is used.
   * @param dependencies The files that the page takes in, when they are known from before.
   */
  keyOf(site: SiteModel, page: PageModel, dependencies = this.dependenciesOf(site, page)): string {
    const parts = [this.#siteHash(site), ...this.#ownParts(site, page)];
    for (const file of dependencies) parts.push(file, this.#fileHash(site, file));
    return this.#hash(parts.join('\n'));
  }

  /**
   * With equal `sharedProblemsKey`s, equal keys mean equal problems: like `keyOf`, without the look of the site and the
   * names in its navigation. Nobody keeps it for long, and hashing it would take longer than comparing.
   */
  problemsKeyOf(site: SiteModel, page: PageModel): string {
    const own = this.#ownParts(site, page);
    const others = this.dependenciesOf(site, page).flatMap((file) => [file, this.#fileHash(site, file)]);
    return [...own, ...others].join('\n');
  }

  /** Project files that the page takes in, sorted. */
  dependenciesOf(site: SiteModel, page: PageModel): readonly string[] {
    const { source } = page;
    const contents = source.kind === 'generated' ? source : site.files.get(source.file);
    return contents !== undefined && this.#mayTakeIn(contents) ? this.#dependencies(site, page) : [];
  }

  /** Most pages take in no other file; a look at their text is enough to know, and cheaper than compiling them. */
  #mayTakeIn(contents: Uint8Array | GeneratedSource): boolean {
    let known = this.#takesIn.get(contents);
    if (known === undefined) {
      const text = contents instanceof Uint8Array ? readText(contents) : contents.text;
      known = text.includes('<Snippet') || findImports(text).length > 0;
      this.#takesIn.set(contents, known);
    }
    return known;
  }

  /** Where the page comes from, and what it says. */
  #ownParts(site: SiteModel, { path, source, addition, endpoint, title, frontMatter }: PageModel): readonly string[] {
    if (source.kind === 'file') {
      const below = addition && this.#once(addition, () => this.#hash(addition.text));
      return [
        source.file,
        this.#fileHash(site, source.file),
        ...(below === undefined ? [] : [below, JSON.stringify(endpoint)]),
      ];
    }
    const { from, text } = source;
    const hash = this.#once(source, () => this.#hash(JSON.stringify([from, text, endpoint, title, frontMatter])));
    return [path, hash];
  }

  #fileHash(site: SiteModel, file: string): string {
    const bytes = site.files.get(file);
    return bytes === undefined ? 'missing' : this.#once(bytes, () => this.#hash(bytes));
  }

  /** What every page depends on: settings, navigation, the look, and which files links may lead to. */
  #siteHash(site: SiteModel): string {
    return this.#once(site, () => {
      const theme = this.#theme;
      const files = [...site.files.keys()].filter((file) => classifyFile(file) !== 'page').sort();
      return this.#hash(
        [
          String(ENGINE_GENERATION),
          this.#once(theme, () => this.#hash(theme.stylesheet + theme.script)),
          theme.siteStyles(site),
          this.#once(site.config, () => this.#hash(JSON.stringify(site.config))),
          this.#once(site.navigation, () => this.#hash(describeNavigation(site))),
          site.home?.path ?? '',
          describeFavicon(planFavicon(site)),
          this.#once(site.pages, () => this.#hash([...site.pages.values()].map(describePage).join('\n'))),
          files.map((file) => `${file}${this.#sizeOf(site, file)}`).join('\n'),
        ].join('\0'),
      );
    });
  }

  /** What links and files are looked up in, and what pages are given to read. */
  sharedProblemsKey(site: SiteModel): string {
    const known = this.#linksHashes.get(site);
    if (known !== undefined) return known;
    const { files, config, pages, home, navigation } = site;
    const { redirects, variables, defaultIconLibrary, name, api } = config;
    const hash = this.#hash(
      [
        String(ENGINE_GENERATION),
        JSON.stringify([redirects, variables, defaultIconLibrary, name, api, home?.path]),
        [...pages.values()].map((page) => `${moduleOf(page)} ${page.output}`).join('\n'),
        [...navigation.places.keys()].join('\n'),
        [...files.keys()].sort().join('\n'),
      ].join('\0'),
    );
    this.#linksHashes.set(site, hash);
    return hash;
  }

  /** Pages keep an image's place free, so they depend on its size; an icon of one colour is drawn in the page itself. */
  #sizeOf(site: SiteModel, file: string): string {
    const bytes = isMeasuredImage(file) ? site.files.get(file) : undefined;
    if (bytes === undefined) return '';
    let known = this.#sizes.get(bytes);
    if (known === undefined) {
      const size = readImageSize(bytes);
      const icon = /\.svg$/i.test(file) ? svgIcon(bytes) : undefined;
      known = size === undefined ? '' : ` ${size.width} ${size.height} ${size.isFluid}`;
      if (icon !== undefined) known += ` ${this.#hash(JSON.stringify(icon))}`;
      this.#sizes.set(bytes, known);
    }
    return known;
  }

  #once(object: object, compute: () => string): string {
    const known = this.#hashes.get(object);
    if (known !== undefined) return known;
    const hash = compute();
    this.#hashes.set(object, hash);
    return hash;
  }
}

function describeNavigation({ navigation }: SiteModel): string {
  return JSON.stringify([navigation.root, navigation.global]);
}

function describePage(page: PageModel): string {
  const { title, isInNavigation, isHidden, isUnlisted, frontMatter } = page;
  return JSON.stringify([moduleOf(page), title, isInNavigation, isHidden, isUnlisted, frontMatter.canonical]);
}
