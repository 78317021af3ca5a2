/** Groups and pages of the contract's format → the later one. */
import { isRecord } from '../../shared/record.ts';
import { type ConfigPath, valueAt } from '../config-path.ts';
import { isEndpoint } from '../endpoint.ts';
import { pagePath } from '../normalize/pages.ts';
import type { EntrySettings, GroupSettings, PageSettings } from '../site-config.ts';
import type { Draft } from './draft.ts';
import type { PlainObject } from './plain-object.ts';

export class EntriesToLater {
  readonly #draft: Draft;
  #hasVersions = false;
  #names = false;

  constructor(draft: Draft) {
    this.#draft = draft;
  }

  /** `groups` where all of them are groups, else `pages`. */
  content(entries: readonly EntrySettings[], unlisted: readonly string[], at: ConfigPath): PlainObject {
    const key = entries.every(({ kind }) => kind === 'group') ? 'groups' : 'pages';
    const list = entries.map((entry, index) => this.#entry(entry, [...at, key, index]));
    const hidden = { group: 'Pages without an entry', hidden: true, pages: unlisted };
    return { [key]: unlisted.length === 0 ? list : [...list, hidden] };
  }

  report(): void {
    if (this.#hasVersions) {
      this.#draft.say('moved', ['navigation', 0, 'version'], {
        to: ['navigation', 'versions'],
        words: 'The group stands inside its version now; the version is not written on it any more.',
      });
    }
    if (this.#names) this.#draft.say('moved', ['navigation', 0, 'name'], { to: ['navigation', 'groups', 0, 'group'] });
  }

  #entry(entry: EntrySettings, at: ConfigPath): unknown {
    return entry.kind === 'group' ? this.#group(entry, at) : textOf(entry);
  }

  #group(group: GroupSettings, at: ConfigPath): PlainObject {
    const path = group.origin?.split('.').map((step) => (/^\d+$/.test(step) ? Number(step) : step));
    const own = path === undefined ? undefined : valueAt(this.#draft.source, path);
    const written = isRecord(own) ? own : {};
    const node: PlainObject = {};
    const name = typeof written.group === 'string' ? 'group' : 'name';
    for (const [key, value] of Object.entries(written)) {
      if (key === 'version') this.#hasVersions = true;
      else if (key === 'pages') node.pages = [];
      else if (key === name && name === 'name') {
        this.#names = true;
        node.group = group.title;
      } else if (key !== 'group' || name === 'group') node[key] = value;
    }
    const titled: PlainObject = Object.hasOwn(node, 'group') ? node : { group: group.title, ...node };
    if (path !== undefined) this.#noteMoves(path, at, group, written.pages);
    if (group.entries.length > 0 || titled.pages !== undefined || group.openapi === undefined) {
      titled.pages = group.entries.map((entry, index) => this.#entry(entry, [...at, 'pages', index]));
    }
    return titled;
  }

  /** For comments: where each page stands afterwards. */
  #noteMoves(path: ConfigPath, at: ConfigPath, { entries }: GroupSettings, written: unknown): void {
    const { moves } = this.#draft;
    moves.push({ from: path, to: at }, { from: [...path, 'pages'], to: [...at, 'pages'] });
    if (!Array.isArray(written)) return;
    const places = new Map<string, number>();
    for (const [place, item] of written.entries()) {
      if (typeof item === 'string' && !places.has(pageKey(item))) places.set(pageKey(item), place);
    }
    for (const [index, entry] of entries.entries()) {
      const place = entry.kind === 'page' ? places.get(pageKey(textOf(entry))) : undefined;
      if (place !== undefined) moves.push({ from: [...path, 'pages', place], to: [...at, 'pages', index] });
    }
  }
}

/** An entry as it is written. */
export function textOf({ path, fragment }: PageSettings): string {
  return fragment === undefined ? path : `${path}#${fragment}`;
}

function pageKey(text: string): string {
  if (isEndpoint(text)) return text.trim();
  const [path = '', ...rest] = text.split('#');
  return [pagePath(path), ...rest].join('#');
}
