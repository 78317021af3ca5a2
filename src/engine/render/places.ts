/**
 * Where the elements of a document come from: a stretch of a source file, or a setting.
 *
 * While a document is being made, what comes from somewhere is marked in its text, in front of the tag. The layout cuts
 * and moves that text, and the marks go along. When it is finished they are taken out again and become a table beside
 * it, so that the document is the same to the last byte as one that was made without them.
 */

import { findFrontMatter } from '../../page-source/front-matter/front-matter.ts';
import { PLACE_ATTRIBUTE } from '../compile/block-places.ts';
import { type JsxElement, PLACE } from '../jsx/jsx.ts';
import type { AuthorRuntime } from './authored-elements.ts';

/** Two characters that Unicode keeps for use inside of programs: no text that is interchanged holds them. */
const OPEN = '\uFDD0';
const CLOSE = '\uFDD1';
const MARK = /\uFDD0([^\uFDD0\uFDD1]*)\uFDD1/g;

/** Marks the element as showing a setting, such as `tabs.1`; gives it back as it is when there is none. */
export function fromSetting(element: JsxElement, setting: string | undefined): JsxElement {
  return setting === undefined ? element : { ...element, [PLACE]: settingMark(setting) };
}

/** The mark of a setting, for HTML that is written as text; only for trees that were read with `origin`s. */
export function settingMark(setting: string | undefined): string {
  return setting === undefined ? '' : `${OPEN}=${encode(setting)}${CLOSE}`;
}

/** Gives an element the place of another one that it is made from. */
export function inPlaceOf(element: JsxElement, other: JsxElement): JsxElement {
  const place = other[PLACE];
  return place === undefined ? element : { ...element, [PLACE]: place };
}

/** Marks the element as showing a value of the page's front matter. */
export function fromFrontMatter(element: JsxElement, key: string): JsxElement {
  return { ...element, [PLACE]: `${OPEN}+${encode(key)}${CLOSE}` };
}

/** The runtime of one file's compiled code: elements that have a place keep it beside their properties. */
export function placedRuntime(runtime: AuthorRuntime, file: string): AuthorRuntime {
  const end = `@${encode(file)}${CLOSE}`;
  const jsx: AuthorRuntime['jsx'] = (type, props, key) => {
    const lines: unknown = props[PLACE_ATTRIBUTE];
    if (lines === undefined) return runtime.jsx(type, props, key);
    const { [PLACE_ATTRIBUTE]: _, ...own } = props;
    return { ...runtime.jsx(type, own, key), [PLACE]: `${OPEN}${String(lines)}${end}` };
  };
  return { ...runtime, jsx, jsxs: jsx };
}

/** The marks of an element, empty for none. */
export function marksOf(element: JsxElement): string {
  return element[PLACE] ?? '';
}

/**
 * Takes the marks out of a document.
 *
 * @param source the page's own file, in which keys of the front matter are looked up; absent for a generated page
 * @returns `places`: a line for each mark, in order: the offset in `html` of the tag that it stood in front of, a space,
 * and what is there: `3-5@guides%2Fstart.mdx` (first and last line of a file) or `=tabs.1` (a setting). Names are
 * URI-encoded.
 */
export function takePlaces(
  marked: string,
  source: { readonly file: string; readonly text: string } | undefined,
): { readonly html: string; readonly places: string } {
  let html = '';
  let places = '';
  let position = 0;
  for (const { 0: mark, 1: place = '', index } of marked.matchAll(MARK)) {
    html += marked.slice(position, index);
    position = index + mark.length;
    const shown = place.startsWith('+') ? source && frontMatterPlace(source, place.slice(1)) : place;
    if (shown !== undefined) places += `${html.length} ${shown}\n`;
  }
  return { html: html + marked.slice(position), places };
}

function frontMatterPlace({ file, text }: { readonly file: string; readonly text: string }, key: string): string {
  const block = findFrontMatter(text);
  const lines = block ? text.slice(0, block.yamlEnd).split('\n') : [];
  // A title that nobody wrote comes from the name of the file.
  const line = Math.max(lines.findIndex((written) => written.startsWith(`${key}:`)) + 1, 1);
  return `${line}-${line}@${encode(file)}`;
}

/** Without a character that means something in HTML, to whoever looks for tags in it. */
function encode(name: string): string {
  return encodeURIComponent(name.replace(/\p{Surrogate}/gu, '\uFFFD')).replaceAll("'", '%27');
}
