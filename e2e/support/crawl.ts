import { expect, type Page } from '@playwright/test';

export interface Crawl {
  /** Addresses of the documents that were reached by links, without what the root and the host add. */
  readonly reached: readonly string[];
  /** What could not be loaded, and what the page complained of. */
  readonly faults: readonly string[];
}

/**
 * Follows every link from the first document on, as a reader could, within `root`.
 * @param look is called on every document
 */
export async function crawl(
  page: Page,
  root: string,
  first: string,
  look: (name: string) => Promise<void> = async () => {},
): Promise<Crawl> {
  const reached = new Set<string>();
  const faults = new Set<string>();
  page.on('response', (response) => {
    if (response.status() >= 400) faults.add(`${response.status()} ${response.url()} on ${page.url()}`);
  });
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // A document that leads on at once, or a film that need not be read to its end.
    if (request.url().startsWith(root) && reason !== 'net::ERR_ABORTED') faults.add(`${reason} ${request.url()}`);
  });
  const queue = [new URL(first, root).href];
  const seen = new Set(queue);
  for (const address of queue) {
    await page.goto(address);
    const { links, lacking } = await readDocument(page);
    const name = nameOf(page.url(), root);
    for (const file of lacking) faults.add(`${name} lacks ${file}`);
    if (!reached.has(name)) {
      reached.add(name);
      await look(name);
    }
    for (const link of links) {
      const target = link.replace(/[?#].*$/, '');
      if (!isDocument(target, root) || seen.has(target)) continue;
      seen.add(target);
      queue.push(target);
    }
  }
  return { reached: [...reached].sort(), faults: [...faults] };
}

export interface Document {
  readonly links: readonly string[];
  /** Style sheets and pictures that are not there. */
  readonly lacking: readonly string[];
}

/** Of the document that stays, once it has loaded: a redirect leads on by itself. */
export async function readDocument(page: Page): Promise<Document> {
  // Asked from here, since a page without script cannot ask itself again.
  await expect.poll(() => page.evaluate(stays).catch(isLedOn)).toBe(true);
  return page.evaluate(() => ({
    // Those in drawings too, which have another kind of `href`.
    links: [...document.querySelectorAll('a[href]')].flatMap((link) => {
      const href = link.getAttribute('href') ?? '';
      return URL.canParse(href, document.baseURI) ? [new URL(href, document.baseURI).href] : [];
    }),
    lacking: [
      ...[...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')]
        .filter(({ sheet }) => sheet === null)
        .map(({ href }) => href),
      ...[...document.images].filter((image) => image.complete && image.naturalWidth === 0).map(({ src }) => src),
    ],
  }));
}

/** Runs in the page. */
function stays(): boolean {
  return document.readyState === 'complete' && document.querySelector('meta[http-equiv="refresh"]') === null;
}

/** The document went while it was asked; any other error is one of the test. */
function isLedOn(error: Error): false {
  if (!/navigat|destroyed/.test(error.message)) throw error;
  return false;
}

/** Whether an address, without its end behind `?` or `#`, is one of a page of the site. */
export function isDocument(address: string, root: string): boolean {
  return address.startsWith(root) && !/\.(?!html$)[a-z\d]+$/i.test(address);
}

/** `guides/x.html`, `guides/x` and `guides/x/` are one page; so are `guides/index.html` and `guides/`. */
export function nameOf(address: string, root: string): string {
  const path = decodeURI(address.replace(/[?#].*$/, '').slice(root.length));
  return path
    .replace(/\.html$/, '')
    .replace(/(^|\/)index$/, '$1')
    .replace(/\/$/, '');
}
