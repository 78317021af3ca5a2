/** Language, title and settings of a code block: read as values, and changed one by one in the spelling of their author. */

import { type FencePart, isPlainTitle, readFenceParts, titleOf } from '../../page-source/blocks/fence-info.ts';
import type { Fence } from '../../page-source/source-scan.ts';
import type { TextEdit } from '../../project/text-edit.ts';
import { textDifference } from '../../shared/text-difference.ts';
import type { AttributeValue } from './attributes.ts';

const FLAGS = new Set(['lines', 'wrap', 'expandable', 'nocopy']);
const LINE_SETTINGS = new Set(['highlight', 'focus']);
/** A title or settings without a language would be read as one. */
const NO_LANGUAGE = 'text';

/** The values of an info string, under `language` and the names that the catalogue has. What is not written is absent. */
export function readFenceSettings(info: string): ReadonlyMap<string, AttributeValue> {
  const read = readFenceParts(info);
  const values = new Map<string, AttributeValue>();
  const words = (name: string, value: string) => value !== '' && values.set(name, { kind: 'text', value });
  words('language', read.language);
  words('title', titleOf(read));
  for (const { name, value } of read.parts) {
    if (name === undefined || name === 'title') continue;
    if (FLAGS.has(name)) values.set(name, { kind: 'boolean', value: value !== 'false' });
    else if (LINE_SETTINGS.has(name)) words(name, joined(values.get(name), value ?? ''));
    else words(name, value ?? '');
  }
  return values;
}

/** Lines may be marked in several places of one info string. */
function joined(before: AttributeValue | undefined, value: string): string {
  const lines = value.replace(/^\[|\]$/g, '').trim();
  return before?.kind === 'text' ? `${before.value},${lines}` : lines;
}

/**
 * The smallest edits of the page that give a code block another language, title or setting; `undefined` takes it away.
 * Everything else behind the backticks stays as it is written, known or not.
 */
export function setFenceSetting(fence: Fence, name: string, value: AttributeValue | undefined): readonly TextEdit[] {
  const { info } = fence;
  const words = value === undefined ? '' : clean('value' in value ? String(value.value) : value.source);
  const next = name === 'language' ? withLanguage(info, words) : withSetting(info, name, value, words);
  const difference = textDifference(info, next);
  if (!difference) return [];
  const { start, end, text } = difference;
  return [{ start: fence.infoStart + start, end: fence.infoStart + end, text }];
}

function withLanguage(info: string, language: string): string {
  const { language: old } = readFenceParts(info);
  const rest = info.slice(old.length).trimStart();
  const name = language.replace(/[\s{}=]+/g, '-').replace(/^-+|-+$/g, '');
  if (rest === '') return name;
  const gap = old === '' ? ' ' : info.slice(old.length, info.length - rest.length);
  return `${name || NO_LANGUAGE}${gap}${rest}`;
}

function withSetting(info: string, name: string, value: AttributeValue | undefined, words: string): string {
  const { language, parts } = readFenceParts(info);
  const held = parts.filter((part) => part.name === name);
  const changed =
    name === 'title'
      ? withTitle(info, parts, held, words)
      : FLAGS.has(name)
        ? withFlag(info, name, held, value?.kind === 'boolean' ? value.value : undefined)
        : withValue(info, name, held, LINE_SETTINGS.has(name) ? lineRanges(words) : words.replace(/["{}]/g, ''));
  return language === '' && changed !== '' && changed !== info ? `${NO_LANGUAGE} ${changed}` : changed;
}

function withTitle(info: string, parts: readonly FencePart[], named: readonly FencePart[], title: string): string {
  const bare = parts.filter(({ isWord }) => isWord);
  if (title === '') return without(info, [...named, ...bare]);
  const [first] = named;
  if (first) return rewritten(without(info, named.slice(1)), first, title);
  const written = isPlainTitle(title) ? title : `title=${quoted(title)}`;
  const [word] = bare;
  if (!word) {
    // Where authors write it: right behind the language, before the settings.
    const at = readFenceParts(info).language.length;
    const rest = info.slice(at).trimStart();
    return [info.slice(0, at), written, rest].filter((part) => part !== '').join(' ');
  }
  const rest = without(info, bare.slice(1));
  return rest.slice(0, word.start) + written + rest.slice(word.end);
}

function withFlag(info: string, name: string, held: readonly FencePart[], isOn: boolean | undefined): string {
  const [first] = held;
  if (isOn !== true) return without(info, held);
  if (!first) return appended(info, name);
  return first.value === 'false' ? rewritten(without(info, held.slice(1)), first, 'true') : info;
}

function withValue(info: string, name: string, held: readonly FencePart[], value: string): string {
  const [first] = held;
  if (value === '') return without(info, held);
  if (first) return rewritten(without(info, held.slice(1)), first, value);
  if (name === 'highlight') return appended(info, `{${value}}`);
  return appended(info, LINE_SETTINGS.has(name) ? `${name}={${value}}` : `${name}="${value}"`);
}

/** Numbers and ranges of them; what else was typed is no line. */
function lineRanges(words: string): string {
  return words.replace(/[^\d,\s-]/g, '').trim();
}

function appended(info: string, part: string): string {
  return info === '' ? part : `${info} ${part}`;
}

/** A part with another value, in the quotes or braces that it has; a bare value that needs some gets quotes. */
function rewritten(info: string, { end, valueStart }: FencePart, value: string): string {
  const [open, close] = quotesOf(info.slice(valueStart, end)) ?? (/[\s"'{}]/.test(value) ? ['"', '"'] : ['', '']);
  const isBreaking = close !== '' && value.includes(close.charAt(0));
  return info.slice(0, valueStart) + (isBreaking ? quoted(value) : open + value + close) + info.slice(end);
}

/** There is no way to write both kinds of quotes. */
function quoted(value: string): string {
  return value.includes('"') && !value.includes("'") ? `'${value}'` : `"${value.replaceAll('"', '')}"`;
}

/** What stands around a value: quotes, braces, or quotes in braces. */
function quotesOf(written: string): readonly [string, string] | undefined {
  const open = /^(?:\{\s*["'`]|["'{])/.exec(written)?.[0];
  const close = /(?:["'`]\s*\}|["'}])$/.exec(written)?.[0];
  return open !== undefined && close !== undefined ? [open, close] : undefined;
}

/** Without some of its parts (in any order) and the blanks before them. */
function without(info: string, gone: readonly FencePart[]): string {
  return gone
    .toSorted((one, other) => other.start - one.start)
    .reduce((rest, { start, end }) => {
      const before = rest.slice(0, start).trimEnd();
      return before + (before === '' ? rest.slice(end).trimStart() : rest.slice(end));
    }, info);
}

/** Line ends and backticks would end the fence, or what is read of it. */
function clean(words: string): string {
  return words
    .replace(/[`\r\n]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
