/** Texts of an API description as parts of a page: nothing in them runs, and nothing in them breaks the page. */

/** An attribute with any value: `name={"…"}`. */
export function attribute(name: string, value: unknown): string {
  const written = JSON.stringify(value) ?? 'undefined';
  return ` ${name}={${written.replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029')}}`;
}

/** A fenced block that no line of the code can close. */
export function codeFence(code: string, info: string): string {
  const longest = Math.max(2, ...[...code.matchAll(/`+/g)].map(([ticks]) => ticks.length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}${info}\n${code}\n${fence}`;
}

/** Code in a line of text, which none of its own signs can end. */
export function inlineCode(code: string): string {
  const text = code.replace(/\s+/g, ' ');
  const runs = new Set([...text.matchAll(/`+/g)].map(([ticks]) => ticks.length));
  let length = 1;
  while (runs.has(length)) length++;
  const ticks = '`'.repeat(length);
  const space = /^`|`$|^ .* $/.test(text) ? ' ' : '';
  return `${ticks}${space}${text}${space}${ticks}`;
}

/** Without one of these a text is the same on a page: nothing in it is code, a tag, an expression or a formula. */
const SPECIAL = /[<{}`~$\uE000-\uE002]/;
const FENCE = /^([ \t]*)(`{3,}|~{3,})([^`\n]*)$/;

/**
 * Markdown of a description as text of a page. Plain HTML becomes Markdown; all else that a page would run or read as a component is
 * shown as written. Lines are indented, so that none of them is taken for a script.
 */
export function descriptionText(markdown: string): string {
  const text = markdown.replace(/\r\n?|[\u2028\u2029]/g, '\n').trim();
  return indented(SPECIAL.test(text) ? safeText(text) : text);
}

function indented(text: string): string {
  return text.replace(/^(?=[^\n])/gm, '  ');
}

function safeText(text: string): string {
  const lines = text.split('\n');
  const blocks: string[] = [];
  let prose: string[] = [];
  const endProse = (): void => {
    if (prose.length > 0) blocks.push(proseText(prose.join('\n')));
    prose = [];
  };
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] as string;
    const opening = FENCE.exec(line);
    if (opening === null) {
      prose.push(line);
      continue;
    }
    const [, before = '', marker = '', info = ''] = opening;
    const isEnd = (one: string): boolean => one.trim().startsWith(marker) && /^[`~]+$/.test(one.trim());
    const found = lines.findIndex((one, index) => index > at && isEnd(one));
    const end = found < 0 ? lines.length : found;
    const code = lines
      .slice(at + 1, end)
      .map((one) => (one.startsWith(before) ? one.slice(before.length) : one.trimStart()));
    endProse();
    blocks.push(codeFence(code.join('\n'), info.replace(/[{}<>]/g, '').trim()).replace(/^/gm, before));
    at = end;
  }
  endProse();
  return blocks.join('\n');
}

/** Code in one line stays code; every other backtick is a sign. */
const CODE = /(?<!\\|`)(`+)(?!`)([^\n]*?[^`\n])\1(?!`)/g;
const COMMENT = /<!--[\s\S]*?-->/g;

function proseText(text: string): string {
  const source = text.replace(COMMENT, '');
  let made = '';
  let at = 0;
  for (const match of source.matchAll(CODE)) {
    made += markdownOf(source.slice(at, match.index)) + match[0];
    at = match.index + match[0].length;
  }
  return made + markdownOf(source.slice(at));
}

/** What tags of plain HTML are in Markdown. */
const TAGS: readonly (readonly [tag: RegExp, markdown: string])[] = [
  [/<\/?(?:b|strong)>/gi, '**'],
  [/<\/?(?:i|em)>/gi, '*'],
  [/<\/?(?:p|div|ul|ol|dl|center)(?:\s[^<>]*)?>/gi, '\n\n'],
  [/<\/?(?:span|u|small|font)(?:\s[^<>]*)?>/gi, ''],
  [/<li(?:\s[^<>]*)?>[ \t]*/gi, '\n- '],
  [/<\/li>/gi, ''],
  [/<h[1-6](?:\s[^<>]*)?>/gi, '\n\n**'],
  [/<\/h[1-6]>/gi, '**\n\n'],
];
const CODE_TAG = /<(code|kbd|tt)>([^<>`\n]+)<\/\1>/gi;
const LINK_TAG = /<a\s[^<>]*?href\s*=\s*["']([^"'\s<>(){}]+)["'][^<>]*>([^<>\n]*)<\/a>/gi;
/** Neither letters that Markdown or a page reads as something else. */
const BREAK = '\uE000';

function markdownOf(prose: string): string {
  const kept: string[] = [];
  const keep = (markdown: string): string => `\uE001${kept.push(markdown) - 1}\uE002`;
  let text = prose
    .replace(/[\uE000-\uE002]/g, '')
    .replace(CODE_TAG, (_, _tag, code: string) => keep(`\`${code}\``))
    .replace(LINK_TAG, (_, href: string, words: string) => `[${words}](${keep(href)})`)
    .replace(/<br\s*\/?>/gi, BREAK);
  for (const [tag, markdown] of TAGS) text = text.replace(tag, markdown);
  return escapeSigns(text)
    .replaceAll(BREAK, '<br />')
    .replace(/\uE001(\d+)\uE002/g, (_, index: string) => kept[Number(index)] ?? '');
}

/** Signs that begin something in a page. Two dollars would begin a formula that takes the code below into itself. */
function escapeSigns(text: string): string {
  return text.replace(/(\\*)(\$\$|[{}<`])/g, (_, slashes: string, signs: string) =>
    slashes.length % 2 === 0 ? slashes + signs.replace(/./g, '\\$&') : slashes + signs,
  );
}
