/** Whether what ends like the name of a file is meant as an address, or only speaks of a file. */
import { getLocation } from 'jsonc-parser';
import type { WrittenAddress } from '../../page-source/references/written-address.ts';

/** Attributes, properties and settings that hold addresses, by how they end: `src`, `ogImage`, `og:image`. */
const NAME =
  /(?:src|srcset|href|poster|image|images|img|icon|logo|favicon|picture|photo|avatar|thumbnail|background|cover|banner|video|audio|light|dark|source|url|openapi|asyncapi)$/i;
/** What stands before a quotation mark. */
const NAMED = /["']?([\w:.-]+)["']?\s*[=:]\s*(?:\{\s*)?["'`]?$/;
const IN_FUNCTION = /(?:\burl\(\s*|@import\s+|\bfrom\s*|\b(?:import|require)\s*\(\s*|\bimport\s+)["'`]$/i;
const IN_LIST = /[[,]\s*["'`]$/;
const ROOTED = /^\.{0,2}\/\S+$/;
/** Longer names and wider gaps mean nothing. */
const BEFORE_CHARACTERS = 80;

/**
 * Markdown links, `src=` and `url(…)` always do. Strings do where a name says so (`icon="…"`, `logo: …`), or where they
 * are paths of pictures in a list; anything else in quotation marks may be an example.
 */
export function isAddress(file: string, text: string, address: WrittenAddress, isPicture: boolean): boolean {
  const { start, written, syntax } = address;
  const before = text.slice(Math.max(start - BEFORE_CHARACTERS, 0), start);
  switch (syntax) {
    case 'markdown':
    case 'markdown-angle':
    case 'bare':
      return true;
    case 'json':
    case 'yaml-single':
    case 'yaml-plain':
      if (file.endsWith('.json')) return isSetting(text, start);
      return NAME.test(nameOfLine(text, start));
    default: {
      if (IN_FUNCTION.test(before)) return true;
      const name = NAMED.exec(before)?.[1];
      if (name !== undefined) return NAME.test(name);
      return isPicture && IN_LIST.test(before) && ROOTED.test(written);
    }
  }
}

/** In `"openapi": ["a.json"]` the name stands around the list. */
function isSetting(json: string, offset: number): boolean {
  return getLocation(json, offset).path.some((step) => typeof step === 'string' && NAME.test(step));
}

function nameOfLine(text: string, offset: number): string {
  const line = text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset);
  return /^[\s-]*["']?([\w:.-]+)["']?\s*:/.exec(line)?.[1] ?? '';
}
