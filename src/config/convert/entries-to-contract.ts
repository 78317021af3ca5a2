/** Groups and pages of the later format → the contract's. */
import { isRecord } from '../../shared/record.ts';
import { type ConfigPath, valueAt } from '../config-path.ts';
import { isEndpoint } from '../endpoint.ts';
import type { DivisionSettings, EntrySettings, GroupSettings } from '../site-config.ts';
import type { Draft } from './draft.ts';
import { textOf } from './entries-to-later.ts';
import type { PlainObject } from './plain-object.ts';

/** What a page of the navigation belongs to. */
export interface Scope {
  readonly version: string | undefined;
  /** The entries go where their folder says; an entry that names an endpoint has none. */
  readonly hasFolder: boolean;
}

export class EntriesToContract {
  readonly #draft: Draft;
  /** Entries that name an endpoint of an API and cannot stand in their tab. */
  endpoints = 0;
  #roots = 0;

  constructor(draft: Draft) {
    this.#draft = draft;
  }

  /** Groups at the top of the navigation: pages that stand in none get one without a heading. */
  groups(entries: readonly EntrySettings[], scope: Scope): readonly PlainObject[] {
    const groups: PlainObject[] = [];
    let loose: string[] | undefined;
    for (const entry of entries) {
      if (entry.kind === 'group') {
        loose = undefined;
        groups.push(this.group(entry, scope));
        continue;
      }
      if (!this.#isKept(entry.path, scope)) continue;
      if (loose === undefined) {
        loose = [];
        groups.push({ group: '', ...versionOf(scope), pages: loose });
      }
      loose.push(textOf(entry));
    }
    return groups;
  }

  group(group: GroupSettings, scope: Scope): PlainObject {
    const written = writtenAt(this.#draft.source, group.origin);
    const node: PlainObject = { group: group.title };
    for (const [key, value] of Object.entries(written)) {
      if (key === 'pages') node.pages = [];
      else if (key === 'collapsed') node.expanded = group.isExpanded;
      else if (!NAMES.has(key) && key !== 'root' && key !== 'groups') node[key] = value;
    }
    Object.assign(node, versionOf(scope));
    const pages = this.pages(group.entries, { ...scope, version: undefined });
    const isListed =
      group.root === undefined || group.entries.some((one) => one.kind === 'page' && one.path === group.root);
    if (!isListed) this.#roots++;
    node.pages = isListed ? pages : [group.root, ...pages];
    return node;
  }

  pages(entries: readonly EntrySettings[], scope: Scope): readonly unknown[] {
    return entries.flatMap((entry): readonly unknown[] => {
      if (entry.kind === 'group') return [this.group(entry, scope)];
      return this.#isKept(entry.path, scope) ? [textOf(entry)] : [];
    });
  }

  /** A part that the contract's format has no switcher for stands as a group with its name. */
  divisionAsGroup(division: DivisionSettings, scope: Scope): PlainObject {
    const { name, divisions, entries, openapi } = division;
    const written = writtenAt(this.#draft.source, division.origin);
    const inner = { ...scope, version: undefined };
    const pages = [
      ...this.pages(entries, inner),
      ...divisions.filter(isShown).map((one) => this.divisionAsGroup(one, inner)),
    ];
    return {
      group: name,
      ...(written.icon !== undefined && { icon: written.icon }),
      ...(openapi && { openapi: written.openapi }),
      ...versionOf(scope),
      pages,
    };
  }

  report(): void {
    if (this.#roots > 0) {
      this.#draft.say('meaning', ['navigation', 'groups', 0, 'root'], {
        words: 'The title of a group leads nowhere in the older format: its page is the first of the group now.',
      });
    }
    if (this.endpoints > 0) {
      this.#draft.say('kept', ['navigation', 'groups', 0, 'pages'], {
        words: `${this.endpoints === 1 ? 'One entry names an endpoint' : `${this.endpoints} entries name endpoints`} in a part that is told by its folder. The older format cannot tell that ${this.endpoints === 1 ? 'it belongs' : 'they belong'} there, so ${this.endpoints === 1 ? 'it is' : 'they are'} left out of the navigation and kept in the note.`,
      });
    }
  }

  #isKept(path: string, { hasFolder }: Scope): boolean {
    if (!hasFolder || !isEndpoint(path)) return true;
    this.endpoints++;
    return false;
  }
}

/** Every spelling of a group's name. */
const NAMES: ReadonlySet<string> = new Set(['group', 'name', 'anchor', 'tab']);

export function isShown({ isHidden, href }: DivisionSettings): boolean {
  return !isHidden && href === undefined;
}

/** What is written at an origin such as `navigation.tabs.1`. */
export function writtenAt(source: unknown, origin: string | undefined): PlainObject {
  const path: ConfigPath | undefined = origin?.split('.').map((step) => (/^\d+$/.test(step) ? Number(step) : step));
  const written = path === undefined ? undefined : valueAt(source, path);
  return isRecord(written) ? written : {};
}

function versionOf({ version }: Scope): PlainObject {
  return version === undefined ? {} : { version };
}
