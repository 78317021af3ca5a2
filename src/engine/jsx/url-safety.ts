/** Addresses that run a script when followed. */

/** Attributes, in lower case, whose value is an address. */
export const URL_ATTRIBUTES: ReadonlySet<string> = new Set(
  'action data formaction href poster src xlink:href xlinkhref'.split(' '),
);

// Browsers skip control characters and white space in a scheme, so the test does too.
// biome-ignore lint/suspicious/noControlCharactersInRegex: see above.
const SKIPPED = /[\u0000-\u0020\u007f-\u00a0]/g;
const SCRIPT = /^(?:javascript|vbscript|data:text\/html|data:image\/svg\+xml[^,]*script)/i;

/** Whether following the address would run a script. */
export function isScriptUrl(url: string): boolean {
  const first = url.charCodeAt(0) | 32;
  // Nearly every address begins with another letter, `/`, `#` or `.`.
  if (first !== 106 && first !== 118 && first !== 100 && first > 32 && first < 127) return false;
  return SCRIPT.test(url.slice(0, 64).replace(SKIPPED, ''));
}
