/** How attributes of a rendered document are shown in the frame, which has no site around it to load from. */
import { readAddress } from './site-address.ts';

/** Finds the address at which a file of the site can be loaded; `undefined` while it is not there. */
export type FindAsset = (output: string) => string | undefined;

/** Attributes that make a browser load what they name, by element; `*` for any. */
const LOADING: Readonly<Record<string, readonly string[]>> = {
  img: ['src', 'srcset'],
  source: ['src', 'srcset'],
  video: ['src', 'poster'],
  audio: ['src'],
  track: ['src'],
  image: ['href', 'xlink:href'],
  input: ['src'],
};

/** Attributes that have no place in the frame: they would load, navigate or run something. */
const WITHHELD: Readonly<Record<string, readonly string[]>> = {
  link: ['href'],
  script: ['src'],
  meta: ['http-equiv'],
  base: ['href', 'target'],
  object: ['data'],
  embed: ['src'],
};

const STYLE_URL = /url\(\s*(["']?)(.*?)\1\s*\)/g;

/**
 * The value to show for an attribute; `null` for none.
 *
 * @param output path of the document in the built site
 */
export function shownAttribute(
  element: string,
  name: string,
  value: string,
  output: string,
  find: FindAsset,
): string | null {
  if (name.startsWith('on') || WITHHELD[element]?.includes(name)) return null;
  if (name === 'style') return value.includes('url(') ? shownStyle(value, output, find) : value;
  if (!LOADING[element]?.includes(name))
    return element === 'iframe' && name === 'src' ? shownFrame(value, output) : value;
  return name === 'srcset' ? shownSourceSet(value, output, find) : shownSource(value, output, find);
}

/** CSS with the addresses of the site's files as the frame can load them. */
export function shownStyle(css: string, output: string, find: FindAsset): string {
  return css.replace(STYLE_URL, (whole, _quote: string, address: string) => {
    const shown = shownSource(address, output, find);
    return shown === address ? whole : `url("${shown ?? 'data:,'}")`;
  });
}

function shownSource(address: string, output: string, find: FindAsset): string | null {
  const read = readAddress(address, output);
  return read?.kind === 'site' ? (find(read.output) ?? null) : address;
}

/** An embedded page from elsewhere loads in a sandbox within this one; a page of the site itself cannot. */
function shownFrame(address: string, output: string): string | null {
  return readAddress(address, output)?.kind === 'external' ? address : null;
}

function shownSourceSet(value: string, output: string, find: FindAsset): string | null {
  const candidates = value.match(/[^\s,]\S*[^\s,](?:\s+[\d.]+[wxh])*/g) ?? [];
  const shown = candidates.map((candidate) => {
    const [address = '', ...descriptors] = candidate.split(/\s+/);
    const source = shownSource(address, output, find);
    return source === null ? undefined : [source, ...descriptors].join(' ');
  });
  return shown.every((candidate) => candidate !== undefined) ? shown.join(', ') : null;
}
