/** What readers see of inline Markdown: no marks, no addresses, no tags. */

const MARKS = /(\*{1,3}|_{1,3}|~~)(?=\S)((?:(?!\1)[\s\S])*?\S)\1/g;

/** The text of a heading or title as written in a page. */
export function plainText(source: string): string {
  const kept: string[] = [];
  const keep = (text: string): string => {
    kept.push(text);
    return `\uE000${kept.length - 1}\uE000`;
  };
  let text = source
    .replace(/(`+)(?!`)([\s\S]*?[^`])\1(?!`)/g, (_code, _ticks, inner: string) =>
      keep(inner.replace(/^ (.*) $/s, '$1')),
    )
    .replace(/\\([!-/:-@[-`{-~])/g, (_escape, character: string) => keep(character))
    .replace(/\{\/\*[\s\S]*?\*\/\}/g, '')
    .replace(/\{\s*(["'`])([^"'`]*)\1\s*\}/g, (_value, _quote, inner: string) => keep(inner))
    .replace(/!\[[^\]]*\]\([^)]*\)/g, '')
    .replace(/\[([^\]]*)\](?:\([^)]*\)|\[[^\]]*\])/g, '$1')
    .replace(/<\/?[A-Za-z][^>]*>/g, '');
  for (let before = ''; before !== text; ) {
    before = text;
    text = text.replace(MARKS, (whole, mark: string, inner: string, at: number) =>
      mark.startsWith('_') && isInWord(before, at, whole.length) ? whole : inner,
    );
  }
  return decodeEntities(text)
    .replace(/\uE000(\d+)\uE000/g, (_mark, index: string) => kept[Number(index)] ?? '')
    .trim();
}

/** `snake_case_name` has no emphasis. */
function isInWord(text: string, at: number, length: number): boolean {
  return /[\p{L}\p{N}]/u.test(text.charAt(at - 1)) || /[\p{L}\p{N}]/u.test(text.charAt(at + length));
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00A0' };

/** Names of the characters that authors write by name; others stay as they are. */
export function decodeEntities(text: string): string {
  return text.replace(/&(amp|lt|gt|quot|apos|nbsp);/g, (whole, name: string) => ENTITIES[name] ?? whole);
}
