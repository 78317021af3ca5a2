/** Whether an address stands in a text, as an author may have written it: it comes from the engine in a form of its own. */

/** Any base will do: it only gives a scheme to an address that has none. */
const BASE = 'https://site.invalid/';

/** What may stand behind an address that is over; anything else goes on with it. */
const END = /[\s"'`)\]}<>,;|]/;

/** Ways to write the same address in a page, a style sheet or a file of data. */
export function addressForms(address: string): readonly string[] {
  if (!URL.canParse(address, BASE)) return [];
  const { href } = new URL(address, BASE);
  const plain = new Set([
    address,
    href,
    decoded(href, decodeURI),
    decoded(href, decodeLetters),
    href.replace(/\/$/, ''),
  ]);
  // Whatever is found must be what would be loaded.
  const same = [...plain].filter((form) => URL.canParse(form, BASE) && new URL(form, BASE).href === href);
  return [...new Set(same.flatMap(writtenForms))];
}

function writtenForms(form: string): readonly string[] {
  return [form, form.replaceAll('&', '&amp;'), form.replaceAll('/', '\\/'), form.replace(/[()]/g, '\\$&')];
}

/** Those of the addresses that stand in one of the texts. */
export function writtenAddresses(addresses: readonly string[], texts: readonly string[]): readonly string[] {
  return addresses.filter((address) => {
    const forms = addressForms(address);
    return texts.some((text) => standsIn(text, forms));
  });
}

export function standsIn(text: string, forms: readonly string[]): boolean {
  return forms.some((form) => {
    for (let at = text.indexOf(form); at >= 0; at = text.indexOf(form, at + 1)) {
      const before = text[at - 1] ?? ' ';
      const behind = text[at + form.length] ?? ' ';
      // The beginning of a longer one is another address: what goes on with it may be made by code.
      if (!/[\p{L}\p{N}]/u.test(before) && END.test(behind)) return true;
    }
    return false;
  });
}

function decoded(href: string, decode: (text: string) => string): string {
  try {
    return decode(href);
  } catch {
    return href;
  }
}

/** Letters beyond ASCII as themselves, everything else as it is. */
function decodeLetters(href: string): string {
  return href.replace(/(?:%[89a-f][\da-f])+/gi, (bytes) => decodeURIComponent(bytes));
}
