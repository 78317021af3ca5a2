/** Which file of a project an address means, and how the address reads when that file has another path. */
import { decodePart } from '../../project/decode-address.ts';
import { folderOf, nameOf, normalizePath, relativePath } from '../../project/paths.ts';
import type { AddressSyntax, WrittenAddress } from './written-address.ts';

/** The files of a project, looked up exactly and without regard to letter case. */
export interface FileLookup {
  readonly has: (path: string) => boolean;
  /** The path as it is, by the path in lower case. */
  readonly byLowerCase: (path: string) => string | undefined;
  /** Whether a file lies in the folder, at any depth. */
  readonly hasFolder: (path: string) => boolean;
}

export interface AddressTarget {
  readonly path: string;
  /** Found without regard to letter case only: it works in our sites, and hardly anywhere else. */
  readonly isCaseWrong: boolean;
  readonly form: AddressForm;
}

/** `relative`: from the folder of the file that names it. `root`: from the root, behind what is written before that. */
type AddressForm = { readonly kind: 'relative' } | { readonly kind: 'root'; readonly lead: string };

const SCHEME = /^(?:[a-z][a-z\d+.-]*:|\/\/|#)/i;
/** What makes an address read otherwise than it is written. */
const ENCODED = /[%\\?#']/;
const FROM_ROOT: AddressForm = { kind: 'root', lead: '/' };
/** Folders of files that other tools publish at the root. */
export const PUBLIC_FOLDER = /^(?:docs|public|static)\//;

/** Paths that can be looked up as they are. */
type PathSet = Pick<ReadonlySet<string>, 'has' | 'keys'>;

/** @param paths of all files; a map or set of them is not copied */
export function createFileLookup(paths: Iterable<string> | PathSet): FileLookup {
  const all: PathSet = 'has' in paths ? paths : new Set(paths);
  let lower: ReadonlyMap<string, string> | undefined;
  let folders: ReadonlySet<string> | undefined;
  return {
    has: (path) => all.has(path),
    byLowerCase: (path) => {
      lower ??= new Map([...all.keys()].map((one) => [one.toLowerCase(), one]));
      return lower.get(path.toLowerCase());
    },
    hasFolder: (path) => {
      folders ??= foldersOf(all.keys());
      return folders.has(path);
    },
  };
}

function foldersOf(paths: Iterable<string>): ReadonlySet<string> {
  const folders = new Set<string>();
  for (const path of paths) {
    for (let folder = folderOf(path); !folders.has(folder); folder = folderOf(folder)) folders.add(folder);
  }
  return folders;
}

/** The file that an address in `file` means; `undefined` for other sites, pages, and what the project does not have. */
export function findTarget(address: WrittenAddress, file: string, lookup: FileLookup): AddressTarget | undefined {
  // Most addresses are a plain path from the root, and a project may hold a hundred thousand of them.
  if (address.written.startsWith('/') && !ENCODED.test(address.written)) {
    const path = address.written.slice(1);
    if (lookup.has(path)) return { path, isCaseWrong: false, form: FROM_ROOT };
  }
  const written = unescapeAddress(address).replace(/[?#].*$/, '');
  if (written === '' || SCHEME.test(written)) return undefined;
  const path = decodePart(written);
  const forms = formsOf(path, file);
  for (const { place, form } of forms) if (lookup.has(place)) return { path: place, isCaseWrong: false, form };
  for (const { place, form } of forms) {
    const found = lookup.byLowerCase(place);
    if (found !== undefined) return { path: found, isCaseWrong: true, form };
  }
  return undefined;
}

/**
 * The file that an address means which leads to none: of the places it may mean the first whose folder the project has,
 * else the first of all. `undefined` for other sites.
 */
export function findMissingTarget(
  address: WrittenAddress,
  file: string,
  lookup: FileLookup,
): AddressTarget | undefined {
  const written = unescapeAddress(address).replace(/[?#].*$/, '');
  if (written === '' || SCHEME.test(written)) return undefined;
  const path = decodePart(written);
  // `example.com/a.png` is an address of the web whose beginning was left out.
  const [first = ''] = path.split('/');
  if (/^[^.].*\.[^.]/.test(first) && first !== path && !lookup.hasFolder(first)) return undefined;
  const forms = formsOf(path, file);
  const likeliest = forms.find(({ place }) => folderOf(place) !== '' && lookup.hasFolder(folderOf(place))) ?? forms[0];
  return likeliest && { path: likeliest.place, isCaseWrong: false, form: likeliest.form };
}

/** The places an address may mean, the likeliest first; as the site's own pages look them up. */
function formsOf(path: string, file: string): readonly { readonly place: string; readonly form: AddressForm }[] {
  const forms: { place: string; form: AddressForm }[] = [];
  const lead = /^(?:[@~]?\/|(?:\.\.?\/)+)?/.exec(path)?.[0] ?? '';
  const isRooted = /^[@~]?\//.test(lead);
  const relative = isRooted ? undefined : normalizePath(`${folderOf(file)}/${path}`);
  if (relative !== undefined) forms.push({ place: relative, form: { kind: 'relative' } });
  const root = normalizePath(path.slice(lead.length));
  if (root === undefined) return forms;
  forms.push({ place: root, form: { kind: 'root', lead } });
  const folder = PUBLIC_FOLDER.exec(root)?.[0];
  if (folder !== undefined)
    forms.push({ place: root.slice(folder.length), form: { kind: 'root', lead: lead + folder } });
  return forms;
}

/** What a file is called after a move, and from where it is named. */
export interface NewPlace {
  /** The file that names it, before the move and after. */
  readonly from: string;
  readonly to: string;
  /** The file that is named, after the move. */
  readonly path: string;
}

/**
 * The address as it reads after a move: from the root or relative as before, with its query and fragment, encoded where
 * it was, and escaped for the place it stands in. Where both stay in their folders, only the name changes.
 */
export function writeAddress(address: WrittenAddress, target: AddressTarget, { from, to, path }: NewPlace): string {
  const before = unescapeAddress(address);
  const suffix = /[?#].*$/.exec(before)?.[0] ?? '';
  const written = before.slice(0, before.length - suffix.length);
  const isEncoded = /%[\da-f]{2}/i.test(written);
  const encode = isEncoded ? encodePath : (plain: string) => plain;
  const isSameFolder = from === to && folderOf(path) === folderOf(target.path) && !target.isCaseWrong;
  const after = isSameFolder
    ? written.slice(0, written.lastIndexOf('/') + 1) + encode(nameOf(path))
    : encode(target.form.kind === 'root' ? target.form.lead + path : relativeAddress(before, to, path));
  return escapeAddress(after + suffix, address.syntax);
}

function relativeAddress(before: string, file: string, path: string): string {
  const relative = relativePath(file, path);
  return before.startsWith('./') && !relative.startsWith('../') ? `./${relative}` : relative;
}

/** The address that is meant: without the escapes of the place it stands in. */
export function unescapeAddress({ written, syntax }: Pick<WrittenAddress, 'written' | 'syntax'>): string {
  switch (syntax) {
    case 'json':
      return written.includes('\\') ? parseString(written) : written;
    case 'yaml-single':
      return written.replaceAll("''", "'");
    case 'markdown':
    case 'markdown-angle':
      return written.replace(/\\([!-/:-@[-`{-~])/g, '$1');
    default:
      return written;
  }
}

function parseString(written: string): string {
  try {
    return String(JSON.parse(`"${written}"`));
  } catch {
    // An escape that JSON does not know: such a string is nobody's path.
    return written;
  }
}

/** What would end the address at its place is percent-encoded there, which means the same everywhere. */
const UNSAFE: Readonly<Record<AddressSyntax, RegExp>> = {
  markdown: /[\s()<>\\]/gu,
  'markdown-angle': /[<>\\\n]/gu,
  double: /["\n\\]/gu,
  single: /['\n\\]/gu,
  template: /[`$\n\\]/gu,
  bare: /[\s"'`()<>{},=\\]/gu,
  json: /\n/gu,
  'yaml-single': /\n/gu,
  'yaml-plain': /[\s"'#:[\]{}|>&*!%@`,]/gu,
};

/** The address with the escapes that the place it stands in needs. */
export function escapeAddress(address: string, syntax: AddressSyntax): string {
  // What is encoded already stays; only characters that cannot stand here are.
  const unsafe = UNSAFE[syntax];
  const safe =
    syntax === 'yaml-plain' && /^[\w/.]/.test(address)
      ? encodeIf(address, /\s#|:\s/u, unsafe)
      : address.replace(unsafe, encodeCharacter);
  if (syntax === 'json') return JSON.stringify(safe).slice(1, -1);
  return syntax === 'yaml-single' ? safe.replaceAll("'", "''") : safe;
}

function encodeIf(address: string, condition: RegExp, unsafe: RegExp): string {
  return condition.test(address) ? address.replace(unsafe, encodeCharacter) : address;
}

/** `%20` for a space; one character at a time. */
export function encodeCharacter(character: string): string {
  return `%${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(2, '0')}`;
}

export function encodePath(path: string): string {
  return path.split('/').map(encodeSegment).join('/');
}

/** As browsers write a path: all but what has a meaning in an address stays readable. */
function encodeSegment(segment: string): string {
  return encodeURIComponent(segment).replace(/%(?:21|24|26|27|2B|2C|3A|3B|3D|40)/g, decodeURIComponent);
}
