/** Addresses in the settings at the top of a page. */

import type { AddressSearch } from './address-search.ts';

/** `url: address` in the front matter. */
const FRONT_MATTER_URL = /^url:[ \t]*(?:"([^"\n]*)"|'([^'\n]*)'|([^\s#"'][^\n]*?))[ \t\r]*$/gm;
/** `key: "address"`, `- address`, and the file of `openapi: file.json GET /path`. */
const YAML_QUOTED = /(?<=[:-][ \t]+)(?:"((?:[^"\\\n]|\\.)*)"|'((?:[^'\n]|'')*)')/g;
const YAML_PLAIN = /(?:[:-])[ \t]+([^\s"'#[{|>&*!%@`][^\n]*?)[ \t\r]*$/gm;
const OPENAPI_FILE = /^openapi:[ \t]*["']?(\S+\.(?:json|ya?ml))(?=[ \t]+[A-Za-z])/gm;

/** Where a page leads that is a link itself. */
export function searchFrontMatterLinks(found: AddressSearch, bodyStart: number): void {
  found.search(FRONT_MATTER_URL, ['json', 'yaml-single', 'yaml-plain'], 'link', { to: bodyStart });
}

/** Values that end like a file. */
export function searchFrontMatter(found: AddressSearch, bodyStart: number): void {
  const front = { to: bodyStart };
  found.search(YAML_QUOTED, ['json', 'yaml-single'], 'mention', front);
  found.search(YAML_PLAIN, ['yaml-plain'], 'mention', front);
  found.search(OPENAPI_FILE, ['yaml-plain'], 'mention', front);
}
