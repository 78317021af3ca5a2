/** The navigation of the contract's format → the explicit tree of the later one. */
import { isRecord } from '../../shared/record.ts';
import { type ConfigPath, valueAt } from '../config-path.ts';
import { readContractNavigation } from '../normalize/navigation-contract.ts';
import { applyPageVersions } from '../normalize/page-versions.ts';
import { silentReader } from '../normalize/silent-reader.ts';
import type { DivisionSettings } from '../site-config.ts';
import type { PageToConvert } from './conversion.ts';
import type { Draft } from './draft.ts';
import { EntriesToLater } from './entries-to-later.ts';
import type { PlainObject } from './plain-object.ts';
import { UnlistedPages } from './unlisted-pages.ts';

const PARTS: readonly string[] = ['navigation', 'tabs', 'anchors', 'topAnchor', 'primaryTab', 'versions'];

type ListedKind = 'tab' | 'anchor' | 'version' | 'language';

const LISTS: Readonly<Record<ListedKind, string>> = {
  tab: 'tabs',
  anchor: 'anchors',
  version: 'versions',
  language: 'languages',
};

/** Keys of a tab, an anchor or a version that have a place of their own; all others are taken along. */
const OWN_KEYS: ReadonlySet<string> = new Set([
  ...['name', 'url', 'version', 'openapi', 'color', 'icon', 'iconType', 'locale', 'default', 'isDefaultHidden'],
]);

/** @param isBrandIcon whether a name is that of a brand's mark, which is drawn as it is */
export function navigationToLater(
  draft: Draft,
  pages: ReadonlyMap<string, PageToConvert>,
  isBrandIcon: (name: string) => boolean,
): void {
  const { source } = draft;
  const { root } = readContractNavigation(silentReader(source, true));
  const placed = applyPageVersions(root, (path) => pages.get(path)?.version);
  const emitter = new NavigationEmitter(draft, new UnlistedPages(placed, pages), isBrandIcon);
  const navigation = emitter.navigationOf(placed);
  for (const key of PARTS) {
    const value = draft.take([key]);
    if (value !== undefined || emitter.isRebuilt) draft.keepWhile([key], value, [['navigation']]);
  }
  draft.result.navigation = navigation;
  emitter.report();
}

class NavigationEmitter {
  /** Something else than the list of groups had to be worked out. */
  isRebuilt = false;
  readonly #draft: Draft;
  readonly #unlisted: UnlistedPages;
  readonly #isBrandIcon: (name: string) => boolean;
  readonly #entries: EntriesToLater;

  constructor(draft: Draft, unlisted: UnlistedPages, isBrandIcon: (name: string) => boolean) {
    this.#draft = draft;
    this.#unlisted = unlisted;
    this.#isBrandIcon = isBrandIcon;
    this.#entries = new EntriesToLater(draft);
  }

  navigationOf(root: DivisionSettings): PlainObject {
    this.isRebuilt = root.divisions.length > 0;
    const global = this.#globalAnchors(root);
    const inside =
      global.length === 0 ? root : { ...root, divisions: root.divisions.filter((one) => !global.includes(one)) };
    const navigation = this.#contentOf(inside, ['navigation'], true);
    if (global.length === 0) return navigation;
    const at = ['navigation', 'global', 'anchors'];
    return { ...navigation, global: { anchors: global.map((anchor, index) => this.#node(anchor, [...at, index])) } };
  }

  report(): void {
    const { source } = this.#draft;
    this.#draft.say('moved', ['navigation'], {
      to: ['navigation'],
      words: this.isRebuilt
        ? 'Each tab, shortcut or version lists its groups and pages itself.'
        : 'The groups stand one level deeper.',
    });
    this.#reportListed('tabs', 'tab', source.tabs);
    this.#reportListed('anchors', 'anchor', source.anchors);
    this.#reportVersions(source.versions);
    this.#entries.report();
    if (source.topAnchor !== undefined)
      this.#draft.say('moved', ['topAnchor'], {
        to: ['navigation', 'anchors'],
        words: 'It is the first of the shortcuts now.',
      });
    if (source.primaryTab !== undefined)
      this.#draft.say('moved', ['primaryTab'], {
        to: ['navigation', 'tabs'],
        words: 'It is the first of the tabs now.',
      });
    const { count } = this.#unlisted;
    if (count > 0) {
      this.#draft.lines.push({
        kind: 'filled',
        title: 'Pages that no group lists',
        to: 'groups[].hidden',
        words: `${count === 1 ? 'One page stands' : `${count} pages stand`} in the folder of a tab or shortcut and in no group. A hidden group names ${count === 1 ? 'it' : 'them'}, so that readers of such a page go on seeing where they are.`,
      });
    }
  }

  /** Shortcuts that all lead elsewhere, beside tabs: the later format has a place for what every page shows. */
  #globalAnchors(root: DivisionSettings): readonly DivisionSettings[] {
    const anchors = root.divisions.filter(({ kind }) => kind === 'anchor');
    const hasTabs = root.divisions.some(({ kind }) => kind === 'tab');
    return hasTabs && anchors.every(({ href }) => href !== undefined) ? anchors : [];
  }

  #contentOf(division: DivisionSettings, at: ConfigPath, isTop: boolean): PlainObject {
    const content: PlainObject = {};
    for (const kind of Object.keys(LISTS) as ListedKind[]) {
      const divisions = division.divisions.filter((child) => child.kind === kind);
      if (divisions.length === 0) continue;
      const list = LISTS[kind];
      content[list] = divisions.map((child, index) => this.#node(child, [...at, list, index]));
    }
    const unlisted = this.#unlisted.of(division);
    const hasEntries = division.entries.length > 0 || unlisted.length > 0;
    if (hasEntries || (isTop && division.divisions.length === 0)) {
      Object.assign(content, this.#entries.content(division.entries, unlisted, at));
    }
    return content;
  }

  #node(division: DivisionSettings, at: ConfigPath): PlainObject {
    const path = pathOf(division.origin);
    const own = path === undefined ? undefined : valueAt(this.#draft.source, path);
    const written = isRecord(own) ? own : {};
    if (path !== undefined) this.#noteMoves(path, at, division.kind as ListedKind);
    const { kind, name, href, locale } = division;
    const node: PlainObject = { [kind]: kind === 'language' ? (locale ?? name) : name };
    // Languages are called by their own names there; another name is kept beside the code.
    if (kind === 'language' && locale !== undefined && locale !== name) node.name = name;
    if (kind === 'version' && locale !== undefined) node.locale = locale;
    Object.assign(node, this.#iconOf(division, written));
    if (division.color) node.color = this.#colorOf(division.color, path);
    if (written.default !== undefined) node.default = written.default;
    if (division.isHiddenUntilInside) node.isDefaultHidden = true;
    for (const [key, value] of Object.entries(written)) {
      if (!OWN_KEYS.has(key) && !Object.hasOwn(node, key)) node[key] = value;
    }
    if (division.openapi) node.openapi = openapiOf(written.openapi, division);
    if (href !== undefined) return { ...node, href };
    const content = this.#contentOf(division, at, false);
    const isEmpty = Object.keys(content).length === 0 && division.openapi === undefined;
    return { ...node, ...(isEmpty ? { pages: [] } : content) };
  }

  #iconOf({ kind, icon }: DivisionSettings, written: PlainObject): PlainObject {
    if (icon === undefined) return {};
    const isOwn = written.icon !== undefined;
    const drawn = isOwn ? { icon: written.icon } : { icon: icon.name };
    if (written.iconType !== undefined) return { ...drawn, iconType: written.iconType };
    // The contract's shortcuts are drawn in two tones unless they say otherwise; marks of brands stay as they are.
    const isUsual = kind === 'anchor' && icon.isUsualType === true && icon.type !== undefined;
    return isUsual && !this.#isBrandIcon(icon.name) ? { ...drawn, iconType: icon.type } : drawn;
  }

  #colorOf({ from, via, to }: NonNullable<DivisionSettings['color']>, path: ConfigPath | undefined): PlainObject {
    const pair = { light: from, dark: from };
    if (from === to && via === undefined) return pair;
    if (path !== undefined) {
      this.#draft.say('meaning', [...path, 'color'], {
        words:
          'The newer format has one colour for each mode. The colours in between are kept beside it and go on showing here; other programs show the first.',
      });
    }
    return { ...pair, from, ...(via !== undefined && { via }), to };
  }

  #noteMoves(path: ConfigPath, at: ConfigPath, kind: ListedKind): void {
    const { moves } = this.#draft;
    moves.push({ from: path, to: at });
    moves.push({ from: [...path, 'name'], to: [...at, kind] });
    moves.push({ from: [...path, 'url'], to: [...at, 'href'] });
  }

  #reportListed(key: 'tabs' | 'anchors', kind: 'tab' | 'anchor', list: unknown): void {
    if (list === undefined) return;
    const to: ConfigPath = ['navigation', key];
    this.#draft.say('moved', [key], { to });
    if (!Array.isArray(list)) return;
    const at = [key, 0];
    const has = (name: string): boolean => list.some((item) => isRecord(item) && item[name] !== undefined);
    if (has('name')) this.#draft.say('moved', [...at, 'name'], { to: [...to, 0, kind] });
    if (
      list.some(
        (item) => isRecord(item) && typeof item.url === 'string' && /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(item.url),
      )
    ) {
      this.#draft.say('moved', [...at, 'url'], { to: [...to, 0, 'href'], words: 'Where it leads out of the site.' });
    }
    if (
      list.some(
        (item) => isRecord(item) && typeof item.url === 'string' && !/^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(item.url),
      )
    ) {
      this.#draft.say('meaning', [...at, 'url'], {
        words:
          'The folder said which pages belong here. Now each page is listed, and a new page in the folder no longer joins by itself.',
      });
    }
    if (has('version')) {
      this.#draft.say('moved', [...at, 'version'], {
        to: ['navigation', 'versions', 0, key],
        words: 'It stands inside its version now.',
      });
    }
    if (has('isDefaultHidden')) {
      this.#draft.say('meaning', [...at, 'isDefaultHidden'], {
        to: [...to, 0, 'isDefaultHidden'],
        words: 'It goes on being hidden here until one is inside. Other programs do not know this and always show it.',
      });
    }
  }

  #reportVersions(versions: unknown): void {
    if (versions === undefined) return;
    this.#draft.say('meaning', ['versions'], {
      to: ['navigation', 'versions'],
      words:
        'Each version has a navigation of its own now. Which pages belong to which is taken from `version` of groups, shortcuts and pages; what named none stands in all of them.',
    });
  }
}

/** `tabs.1` → its path. */
function pathOf(origin: string | undefined): ConfigPath | undefined {
  return origin?.split('.').map((step) => (/^\d+$/.test(step) ? Number(step) : step));
}

/** Generated pages stand in the folder of the tab, which the later format has to be told. */
function openapiOf(written: unknown, { prefix, openapi = [] }: DivisionSettings): unknown {
  const hasDirectory = openapi.some(({ directory }) => directory !== undefined);
  if (prefix === undefined || prefix === '' || hasDirectory) return written;
  const [first, ...others] = openapi;
  if (first === undefined) return written;
  const source = typeof written === 'string' ? written : first.source;
  const withFolder = { source, directory: prefix };
  return others.length === 0 ? withFolder : [withFolder, ...others.map((one) => one.source)];
}
