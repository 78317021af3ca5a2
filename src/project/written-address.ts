/** Addresses as authors write them. */

const SCHEME = /^(?:[a-z][a-z\d+.-]*:|\/\/)/i;

/** Whether an address leads out of the site: it names a scheme or a host. */
export function isExternalUrl(url: string): boolean {
  return SCHEME.test(url);
}

/** The address in `(…)`, `"…"` or `'…'`, which authors leave around it by mistake. */
export function unwrapAddress(href: string): string {
  const written = href.trim();
  const inner = /^(?:\((.+)\)|(?:%22|["“])(.+)(?:%22|["”])|['‘](.+)['’])$/.exec(written);
  return (inner?.[1] ?? inner?.[2] ?? inner?.[3] ?? written).trim();
}
