import type { Element, Root, RootContent } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { type Crawl, isDocument, nameOf } from './crawl.ts';

/** Attributes that hold an address, and those that hold several. */
const ADDRESSES = ['href', 'src', 'poster', 'data', 'xLinkHref'];
const SETS = ['srcSet', 'imageSrcSet'];

/** What search engines are told, and where other pages are: not files that the page itself needs. */
const ONLY_TOLD = new Set(['canonical', 'alternate', 'prev', 'next', 'preconnect', 'dns-prefetch']);

/**
 * Follows every link from the first document on within `root`, and asks for every file that a document or its style sheets
 * name, without a browser. Each document's own script puts its address right before what stands behind it, as for a reader.
 */
export async function crawlOverHttp(root: string, first: string): Promise<Crawl> {
  const reached = new Set<string>();
  const faults = new Set<string>();
  const asked = new Map<string, Promise<string>>();
  const need = async (address: string, by: string): Promise<string> => {
    const text = asked.get(address) ?? load(address);
    asked.set(address, text);
    return text.catch((error: Error) => {
      faults.add(`${by} lacks ${address}: ${error.message}`);
      return '';
    });
  };
  const queue = [new URL(first, root).href];
  const seen = new Set(queue);
  const follow = (address: string): void => {
    const target = address.replace(/[?#].*$/, '');
    if (!isDocument(target, root) || seen.has(target)) return;
    seen.add(target);
    queue.push(target);
  };
  for (const address of queue) {
    const response = await fetch(address);
    if (!response.ok) {
      faults.add(`${response.status} ${address}`);
      await response.body?.cancel();
      continue;
    }
    const html = await response.text();
    const all = elementsOf(fromHtml(html));
    const { place, from } = ownAddress(all, response.url);
    const isEarly = (element: Element, index: number) => index < from && isReadAtOnce(element);
    const before = addressesIn(all.filter(isEarly), response.url);
    const behind = addressesIn(
      all.filter((element, index) => !isEarly(element, index)),
      place,
    );
    const refresh = before.refresh ?? behind.refresh;
    if (refresh !== undefined) {
      follow(refresh);
      continue;
    }
    const name = nameOf(place, root);
    reached.add(name);
    for (const link of [...before.links, ...behind.links]) follow(link);
    for (const file of [...before.files, ...behind.files]) {
      if (!file.startsWith(root)) continue;
      const text = await need(file, name);
      if (/\.css(?:\?|$)/.test(file)) for (const part of filesOfStyle(text, file)) await need(part, file);
    }
  }
  return { reached: [...reached].sort(), faults: [...faults] };
}

/** @throws {Error} when it is not there */
async function load(address: string): Promise<string> {
  const response = await fetch(address);
  const text = await response.text();
  if (!response.ok) throw new Error(String(response.status));
  return text;
}

function elementsOf(tree: Root | RootContent): Element[] {
  const children: readonly RootContent[] = 'children' in tree ? tree.children : [];
  const inside = children.flatMap((child) => elementsOf(child as RootContent));
  return tree.type === 'element' ? [tree, ...inside] : inside;
}

/** What a browser asks for as soon as it has read it. The address of an icon is looked at when the document is there. */
function isReadAtOnce({ tagName, properties }: Element): boolean {
  return tagName === 'script' || (Array.isArray(properties.rel) && properties.rel.includes('stylesheet'));
}

/** Where a document stands once its own script has put its address right, and from which element on. */
function ownAddress(all: readonly Element[], address: string): { readonly place: string; readonly from: number } {
  const from = all.findIndex(
    (element) => element.tagName === 'script' && textOf(element).includes('history.replaceState'),
  );
  const script = all[from];
  if (script === undefined) return { place: address, from: all.length };
  let place = address;
  const { pathname, search, hash } = new URL(address);
  const history = {
    replaceState: (_state: unknown, _title: string, right: string) => {
      place = new URL(right, address).href;
    },
  };
  const run = new Function('document', 'location', 'history', 'localStorage', textOf(script));
  run({ documentElement: { dataset: {} } }, { pathname, search, hash }, history, { getItem: () => null });
  return { place, from };
}

function textOf({ children }: Element): string {
  return children.map((child) => (child.type === 'text' ? child.value : '')).join('');
}

interface Addresses {
  /** Where the document leads on at once. */
  readonly refresh?: string;
  readonly links: readonly string[];
  readonly files: readonly string[];
}

function addressesIn(all: readonly Element[], place: string): Addresses {
  const links: string[] = [];
  const files: string[] = [];
  let refresh: string | undefined;
  const absolute = (address: unknown): readonly string[] =>
    typeof address === 'string' && URL.canParse(address, place) ? [new URL(address, place).href] : [];
  for (const { tagName, properties } of all) {
    if (tagName === 'meta' && /^refresh$/i.test(String(properties.httpEquiv))) {
      [refresh] = absolute(String(properties.content).replace(/^[^=]*=/, ''));
    }
    const relations = Array.isArray(properties.rel) ? properties.rel : [];
    if (tagName === 'link' && relations.some((relation) => ONLY_TOLD.has(String(relation)))) continue;
    const found = ADDRESSES.flatMap((name) => absolute(properties[name]));
    if (tagName === 'a') links.push(...found);
    else if (tagName !== 'iframe' && tagName !== 'use') files.push(...found);
    const sets = SETS.flatMap((name) => String(properties[name] ?? '').split(','));
    files.push(...sets.flatMap((one) => absolute(one.trim().split(/\s/)[0] || undefined)));
  }
  return { links, files: files.map((file) => file.replace(/#.*$/, '')), ...(refresh !== undefined && { refresh }) };
}

function filesOfStyle(css: string, address: string): readonly string[] {
  return [...css.matchAll(/url\(\s*["']?([^"')]+)/g)].flatMap(([, file = '']) =>
    file.startsWith('data:') || file.startsWith('#') ? [] : [new URL(file, address).href],
  );
}
