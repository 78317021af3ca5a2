/** @jsxImportSource preact */
/** Colours for samples and answers: the kinds that the site's style sheet knows, found by what all these languages share. */
import type { ComponentChild } from 'preact';

const WORDS =
  'as async await begin catch class const def do else end false fn for from func function if import in let main match new nil None null package print public puts require return self static std struct throw throws true True False try undefined use using var void while with';
const KEYWORDS = new Set(WORDS.split(' '));
const VALUES = new Set('false nil None null true True False undefined'.split(' '));

const HASH_COMMENT = '#[^\\n]*';
const TEXT = `"""[\\s\\S]*?"""|"(?:[^"\\\\\\n]|\\\\.)*"|'(?:[^'\\\\]|\\\\[\\s\\S])*'|\`[^\`]*\``;
const OTHERS = '-?\\b\\d+(?:\\.\\d+)?(?:[eE][+-]?\\d+)?\\b|[A-Za-z_$][\\w$]*|[{}()[\\],:;.]+';
const SHELL = new RegExp(`'[^']*'|(?:^|\\s)--?[a-z][\\w-]*|${OTHERS}`, 'gm');
const WITH_HASH = new RegExp(`${TEXT}|${HASH_COMMENT}|${OTHERS}`, 'g');
const WITHOUT = new RegExp(`${TEXT}|${OTHERS}`, 'g');

/** @param language as samples name them, or `json` */
export function Highlighted({ code, language }: { readonly code: string; readonly language: string }) {
  const pattern = language === 'curl' ? SHELL : language === 'python' || language === 'ruby' ? WITH_HASH : WITHOUT;
  const parts: ComponentChild[] = [];
  let at = 0;
  for (const match of code.matchAll(pattern)) {
    const [text] = match;
    const end = match.index + text.length;
    const kind = kindOf(text, code.slice(end, end + 2), language);
    if (kind === undefined) continue;
    parts.push(code.slice(at, match.index), <span class={kind}>{text}</span>);
    at = end;
  }
  parts.push(code.slice(at));
  return <code>{parts}</code>;
}

function kindOf(text: string, behind: string, language: string): string | undefined {
  const sign = text.trimStart().charAt(0);
  if (language === 'json' && sign === '"') return behind.startsWith(':') ? 'a' : 's';
  if (`"'\``.includes(sign)) return 's';
  if (sign === '#') return 'c';
  if (language === 'curl') return sign === '-' ? 'a' : text === 'curl' ? 'f' : undefined;
  if (VALUES.has(text) || /^-?\d/.test(text)) return 'n';
  if (KEYWORDS.has(text)) return 'k';
  if (/^[{}()[\],:;.]/.test(text)) return 'p';
  return behind.startsWith('(') ? 'f' : undefined;
}

const JSON_PART = /"(?:[^"\\]|\\.)*"|[{}[\],:]|[^\s{}[\],:"]+/g;

/** JSON over several lines. Nothing in it changes: numbers keep every digit. `undefined` where it is none. */
export function formatJson(text: string): string | undefined {
  try {
    JSON.parse(text);
  } catch {
    return undefined;
  }
  let made = '';
  let depth = 0;
  let last = '';
  const line = (): string => `\n${'  '.repeat(depth)}`;
  for (const [part] of text.matchAll(JSON_PART)) {
    if (part === '}' || part === ']') {
      depth--;
      made += last === '{' || last === '[' ? part : line() + part;
    } else {
      if (last === '{' || last === '[' || last === ',') made += line();
      made += part === ':' ? ': ' : part;
      if (part === '{' || part === '[') depth++;
    }
    last = part;
  }
  return made;
}
