/** The pictures that a drawing names. Only those that it carries with it can be read: files beside it are not there. */
import { readXml, type XmlElement } from './read-xml.ts';

/** Addresses of all `<image>` elements as written, each once; empty for what is no XML. */
export function pictureAddresses(source: string): ReadonlySet<string> {
  const addresses = new Set<string>();
  const visit = ({ name, attributes, children }: XmlElement): void => {
    const address = attributes.href ?? attributes['xlink:href'];
    if (name === 'image' && address !== undefined) addresses.add(address);
    for (const child of children) visit(child);
  };
  const root = readXml(source);
  if (root !== undefined) visit(root);
  return addresses;
}

/** The bytes of a `data:` address; `undefined` for another one, or damaged data. */
export function readDataUrl(address: string): Uint8Array | undefined {
  const [, kind, data] = /^data:([^,]*),(.*)$/is.exec(address.trim()) ?? [];
  if (kind === undefined || data === undefined) return undefined;
  if (/;base64/i.test(kind)) return fromBase64(data);
  try {
    return new TextEncoder().encode(decodeURIComponent(data));
  } catch {
    return undefined;
  }
}

/** In both alphabets; what is no digit is passed over. */
function fromBase64(text: string): Uint8Array {
  const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
  const values = new Map([...digits].map((digit, value) => [digit, value]));
  const bytes = new Uint8Array(Math.ceil((text.length * 3) / 4));
  let [length, held, bits] = [0, 0, 0];
  for (const letter of text) {
    const value = values.get(letter === '-' ? '+' : letter === '_' ? '/' : letter);
    if (value === undefined) continue;
    held = ((held << 6) | value) & 0xffff;
    bits += 6;
    if (bits < 8) continue;
    bits -= 8;
    bytes[length++] = (held >> bits) & 255;
  }
  return bytes.subarray(0, length);
}
