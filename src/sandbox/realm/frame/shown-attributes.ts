/** How attributes of a rendered document are shown in the frame, which has no site around it to load from. */
import { HARMLESS, LOADING, LOADS_BY_NAME, PAINTS, SHOWN_OF_FRAMES, WITHHELD } from './outside/attribute-rules.ts';
import { rewriteCssAddresses } from './outside/css-addresses.ts';
import { readAddress } from './site-address.ts';

/** Finds the address at which a file of the site can be loaded; `undefined` while it is not there. */
export type FindAsset = (output: string) => string | undefined;

/** What may be loaded, asked for each address as it stands in the document. */
export interface Sources {
  readonly find: FindAsset;
  /** Whether this address of another host may be loaded. `kind`: a style sheet brings addresses of its own along. */
  readonly mayLoad: (address: string, kind: 'file' | 'import') => boolean;
}

/**
 * The value to show for an attribute; `null` for none. What is not known to be harmless is not shown when it could name
 * another host.
 *
 * @param output path of the document in the built site
 */
export function shownAttribute(
  element: string,
  name: string,
  value: string,
  output: string,
  sources: Sources,
): string | null {
  const small = name.toLowerCase();
  if (small.startsWith('on') || WITHHELD['*']?.has(small) || WITHHELD[element]?.has(small)) return null;
  if (small === 'style' || PAINTS.has(small)) return shownStyle(value, output, sources);
  if (element === 'iframe' && small === 'src') return shownFrame(value, output, sources);
  // A list of films to play is a file like any other, and names further ones.
  if (PLAYS.test(element) && small === 'src' && /^\s*data:/i.test(value)) return null;
  if (LOADING[element]?.has(small) || small === 'background')
    return small === 'srcset' ? shownSourceSet(value, output, sources) : shownSource(value, output, sources);
  if (small === 'href' && (element === 'a' || element === 'area')) return value;
  if (small === 'xlink:href' && element === 'a') return value;
  if (LOADS_BY_NAME.has(small)) return value.trim().startsWith('#') ? value : null;
  if (element === 'iframe' && !SHOWN_OF_FRAMES.has(small) && !/^(?:data|aria)-/.test(small)) return null;
  if (HARMLESS.has(small) || /^(?:data|aria)-/.test(small)) return value;
  return couldBeAddress(value) ? null : value;
}

const PLAYS = /^(?:video|audio|source|track)$/;

/** CSS with the addresses of the site's files as the frame can load them. */
export function shownStyle(css: string, output: string, sources: Sources): string {
  return rewriteCssAddresses(css, (address, kind) => {
    const read = readAddress(address, output);
    if (read?.kind === 'place') return address;
    if (read?.kind === 'site') return sources.find(read.output) ?? 'data:,';
    return read && isLoaded(read.url, address, sources, kind) ? address : 'data:,';
  });
}

function shownSource(address: string, output: string, sources: Sources): string | null {
  const read = readAddress(address, output);
  if (read?.kind === 'place') return address;
  if (read?.kind === 'site') return sources.find(read.output) ?? null;
  return read && isLoaded(read.url, address, sources, 'file') ? address : null;
}

/** An embedded page from elsewhere loads in a sandbox within this one; a page of the site itself cannot. */
function shownFrame(address: string, output: string, { mayLoad }: Sources): string | null {
  const read = readAddress(address, output);
  if (read?.kind !== 'external' || !isOfHost(read.url)) return null;
  return mayLoad(asBrowsersRead(address), 'file') ? address : null;
}

function shownSourceSet(value: string, output: string, sources: Sources): string | null {
  const candidates = readSourceSet(value);
  const shown = candidates.map(({ address, descriptor }) => {
    const source = shownSource(address, output, sources);
    return source === null ? undefined : { isSame: source === address, text: `${source} ${descriptor}`.trim() };
  });
  if (shown.every((candidate) => candidate?.isSame)) return value;
  return shown.every((candidate) => candidate !== undefined) ? shown.map(({ text }) => text).join(', ') : null;
}

/** Cut as browsers cut it: an address ends with a space, or with commas; what stands behind it ends with the next comma. */
function readSourceSet(value: string): readonly { readonly address: string; readonly descriptor: string }[] {
  const found: { address: string; descriptor: string }[] = [];
  const pattern = /[ \t\n\f\r,]*([^ \t\n\f\r]+)/y;
  for (let match = pattern.exec(value); match; match = pattern.exec(value)) {
    const [, written = ''] = match;
    const address = written.replace(/,+$/, '');
    const from = pattern.lastIndex;
    const end = address === written ? endOfDescriptor(value, from) : from;
    if (address !== '') found.push({ address, descriptor: value.slice(from, end).trim() });
    pattern.lastIndex = end;
  }
  return found;
}

/** Where the comma is that ends it; in brackets there is none. */
function endOfDescriptor(value: string, start: number): number {
  let isInBrackets = false;
  for (let at = start; at < value.length; at++) {
    if (value[at] === '(') isInBrackets = true;
    else if (value[at] === ')') isInBrackets = false;
    else if (value[at] === ',' && !isInBrackets) return at;
  }
  return value.length;
}

function isLoaded(url: string, address: string, { mayLoad }: Sources, kind: 'file' | 'import'): boolean {
  if (/^(?:data|blob):/i.test(url)) return true;
  return isOfHost(url) && mayLoad(asBrowsersRead(address), kind);
}

function isOfHost(url: string): boolean {
  return /^https?:/i.test(url);
}

/** Without what browsers leave out of an address: controls and spaces at its ends, tabs and ends of lines everywhere. */
function asBrowsersRead(address: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is left out.
  return address.replace(/^[\u0000-\u0020]+|[\u0000-\u0020]+$|[\t\n\r]+/g, '');
}

/** Browsers pass over spaces and ends of lines in an address. */
function couldBeAddress(value: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what browsers pass over.
  return /:|\\|\/\//.test(value.replace(/[\u0000-\u0020]/g, ''));
}
