/** The tree of the later format → the contract's lists: groups, tabs, shortcuts and versions, tied together by folders. */

import { isExternalUrl } from '../../project/written-address.ts';
import { isRecord } from '../../shared/record.ts';
import { isSameJson } from '../json-value.ts';
import { readLaterNavigation } from '../normalize/navigation-later.ts';
import { silentReader } from '../normalize/silent-reader.ts';
import type { DivisionSettings, NavigationSettings } from '../site-config.ts';
import { type PlannedContent, type PlannedDivision, planContent } from './contract-plan.ts';
import type { Draft } from './draft.ts';
import { EntriesToContract, writtenAt } from './entries-to-contract.ts';
import type { PlainObject } from './plain-object.ts';

/** Where the contract's format keeps what the later one has in `navigation`. */
export const CONTRACT_PARTS = ['navigation', 'tabs', 'anchors', 'topAnchor', 'primaryTab', 'versions'] as const;

export function navigationToContract(draft: Draft, isBrandIcon: (name: string) => boolean): void {
  const settings = readLaterNavigation(silentReader(draft.source, true));
  const writer = new ContractWriter(draft, isBrandIcon);
  writer.write(settings);
  const before = draft.take(['navigation']);
  draft.keepWhile(
    ['navigation'],
    before,
    CONTRACT_PARTS.map((key) => [key]),
  );
}

class ContractWriter {
  readonly #draft: Draft;
  readonly #entries: EntriesToContract;
  readonly #isBrandIcon: (name: string) => boolean;
  readonly #groups: PlainObject[] = [];
  readonly #lists: Record<'tabs' | 'anchors', { item: PlainObject; versions: (string | undefined)[] }[]> = {
    tabs: [],
    anchors: [],
  };
  #rest: DivisionSettings | undefined;

  constructor(draft: Draft, isBrandIcon: (name: string) => boolean) {
    this.#draft = draft;
    this.#entries = new EntriesToContract(draft);
    this.#isBrandIcon = isBrandIcon;
  }

  write({ root, global }: NavigationSettings): void {
    const layer = layerOf(root);
    const others = { ...root, divisions: root.divisions.filter((one) => !layer.includes(one)) };
    const versions = layer.filter(({ isHidden, href }) => !isHidden && href === undefined);
    for (const version of versions) this.#content(planContent(version), nameOf(version));
    if (versions.length === 0 || others.divisions.length > 0 || others.entries.length > 0) {
      this.#content(planContent(others), undefined);
    }
    for (const link of global)
      this.#listed({ division: link, kind: 'anchor', ...(link.href !== undefined && { url: link.href }) }, undefined);
    this.#put(layer, versions);
    this.#report(layer, global);
  }

  #content({ rest, restEntries, loose, listed, dropped }: PlannedContent, version: string | undefined): void {
    if (rest !== undefined) this.#noteRest(rest);
    this.#groups.push(...this.#entries.groups(restEntries, { version, hasFolder: false }));
    for (const one of loose) this.#groups.push(this.#entries.divisionAsGroup(one, { version, hasFolder: false }));
    for (const one of listed) {
      const scope = { version, hasFolder: true };
      this.#listed(one, version);
      if (one.url === undefined || isExternalUrl(one.url)) continue;
      this.#groups.push(...this.#entries.groups(one.division.entries, scope));
      for (const inner of one.inner ?? []) this.#groups.push(this.#entries.divisionAsGroup(inner, scope));
    }
    for (const one of [...loose, ...listed.flatMap(({ inner = [] }) => inner)]) {
      const words =
        one.kind === 'tab' || one.kind === 'anchor'
          ? 'No folder tells its pages from those of the others, so it is a group now, with the same pages.'
          : 'The older format has no such part here, so it is a group now, with the same pages.';
      this.#say(one, 'meaning', words);
    }
    for (const one of dropped) {
      const words = one.isHidden
        ? 'It is hidden. The older format hides pages by not listing them, so they are listed nowhere now.'
        : 'The older format has no place for a part that leads to a page of another one.';
      this.#say(one, 'kept', words);
    }
  }

  /** A tab or shortcut; the same one in several versions is listed once. */
  #listed({ division, kind, url }: PlannedDivision, version: string | undefined): void {
    const written = writtenAt(this.#draft.source, division.origin);
    const item: PlainObject = { name: division.name };
    if (url !== undefined) item.url = url;
    Object.assign(item, this.#iconOf(division, kind, written), kind === 'anchor' ? colorOf(division) : {});
    if (division.isHiddenUntilInside) item.isDefaultHidden = true;
    if (division.openapi !== undefined) item.openapi = written.openapi;
    const list = this.#lists[kind === 'tab' ? 'tabs' : 'anchors'];
    const same = list.find((one) => isSameJson(one.item, item));
    if (same === undefined) list.push({ item, versions: [version] });
    else same.versions.push(version);
    for (const key of Object.keys(written)) {
      if (!KNOWN_KEYS.has(key))
        this.#say(division, 'kept', 'It has no place on a tab or shortcut of the older format.', key);
    }
  }

  #iconOf({ icon }: DivisionSettings, kind: string, written: PlainObject): PlainObject {
    if (icon === undefined) return {};
    const own = { icon: written.icon ?? icon.name };
    if (written.iconType !== undefined) return { ...own, iconType: written.iconType };
    // The contract's shortcuts are drawn in two tones unless they say otherwise.
    return kind === 'anchor' && !this.#isBrandIcon(icon.name) ? { ...own, iconType: icon.type ?? 'regular' } : own;
  }

  #noteRest(rest: DivisionSettings): void {
    this.#rest ??= rest;
    if (rest !== this.#rest && rest.name !== this.#rest.name) {
      this.#say(rest, 'meaning', `What no folder tells has one name in all versions: “${this.#rest.name}”.`);
    }
  }

  #put(layer: readonly DivisionSettings[], versions: readonly DivisionSettings[]): void {
    const { result } = this.#draft;
    result.navigation = this.#groups;
    for (const key of ['tabs', 'anchors'] as const) {
      const list = this.#lists[key].flatMap(({ item, versions: of }) =>
        of.length >= versions.length || of.includes(undefined)
          ? [item]
          : of.map((version) => (version === undefined ? item : { ...item, version })),
      );
      if (list.length > 0) result[key] = list;
    }
    const rest = this.#rest;
    if (rest !== undefined && result.tabs !== undefined) result.primaryTab = { name: rest.name };
    else if (rest !== undefined && result.anchors !== undefined) {
      const written = writtenAt(this.#draft.source, rest.origin);
      result.topAnchor = { name: rest.name, ...this.#iconOf(rest, 'anchor', written), ...colorOf(rest) };
    }
    if (layer.length > 0) result.versions = layer.filter(({ isHidden }) => !isHidden).map(versionItem);
  }

  #report(layer: readonly DivisionSettings[], global: readonly DivisionSettings[]): void {
    const { result } = this.#draft;
    this.#draft.say('moved', ['navigation'], { to: ['navigation'], words: 'Groups and pages stand in one list.' });
    this.#entries.report();
    for (const key of ['tabs', 'anchors'] as const) {
      if (result[key] === undefined) continue;
      this.#draft.say('moved', ['navigation', key], { to: [key] });
      if (this.#lists[key].some(({ item }) => typeof item.url === 'string' && !isExternalUrl(item.url))) {
        this.#draft.say('meaning', ['navigation', key], {
          to: [key, 0, 'url'],
          words: 'A folder says which pages belong here. A new page in the folder joins by itself from now on.',
        });
      }
    }
    if (layer.length > 0) {
      this.#draft.say('meaning', ['navigation', layer[0]?.kind === 'language' ? 'languages' : 'versions'], {
        to: ['versions'],
        words: 'All versions share one list of groups, and each group names its version.',
      });
    }
    if (global.length > 0) this.#draft.say('moved', ['navigation', 'global'], { to: ['anchors'] });
    if (
      result.anchors !== undefined &&
      result.tabs === undefined &&
      this.#rest === undefined &&
      this.#groups.length > 0
    ) {
      this.#draft.lines.push({
        kind: 'meaning',
        title: 'First shortcut',
        to: 'topAnchor',
        words: 'Beside shortcuts, the older format always shows one for all other pages. It is called “Documentation”.',
      });
    }
  }

  #say(division: DivisionSettings, kind: 'meaning' | 'kept', words: string, key?: string): void {
    const origin = division.origin?.split('.').map((step) => (/^\d+$/.test(step) ? Number(step) : step)) ?? [
      'navigation',
    ];
    const path = key === undefined ? origin : [...origin, key];
    this.#draft.say(kind, path, { words: key === undefined ? `“${division.name}”: ${words}` : words });
  }
}

const KNOWN_KEYS: ReadonlySet<string> = new Set([
  ...['tab', 'anchor', 'dropdown', 'product', 'item', 'version', 'language', 'name', 'href', 'url', 'icon', 'iconType'],
  ...[
    'color',
    'openapi',
    'pages',
    'groups',
    'tabs',
    'anchors',
    'dropdowns',
    'products',
    'menu',
    'versions',
    'languages',
  ],
  ...['global', 'hidden', 'default', 'isDefaultHidden', 'root', 'locale'],
]);

/** Versions and languages become the contract's versions: those at the top, languages before versions. */
function layerOf(root: DivisionSettings): readonly DivisionSettings[] {
  const languages = root.divisions.filter(({ kind }) => kind === 'language');
  return languages.length > 0 ? languages : root.divisions.filter(({ kind }) => kind === 'version');
}

function nameOf({ name }: DivisionSettings): string {
  return name;
}

/** A name, or a group where there is more to say. */
function versionItem({ kind, name, locale, href, isDefault }: DivisionSettings, place: number): unknown {
  const more = {
    ...(locale !== undefined && { locale }),
    ...(href !== undefined && { url: href }),
    ...(isDefault && place > 0 && { default: true }),
  };
  return kind === 'version' && Object.keys(more).length === 0 ? name : { name, ...more };
}

/** A gradient that a conversion has kept, or one colour: of a pair for the modes the one for light mode. */
function colorOf({ color }: DivisionSettings): PlainObject {
  if (!isRecord(color) || color === undefined) return {};
  const { from, via, to } = color;
  if (from === to && via === undefined) return { color: from };
  return { color: { from, ...(via !== undefined && { via }), to } };
}
